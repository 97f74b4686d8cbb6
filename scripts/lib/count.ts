/** `1 issue`, `2 issues`, `2 inquiries`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
