/** A size for people, in units of 1,000 bytes: `12.3 kB`. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
