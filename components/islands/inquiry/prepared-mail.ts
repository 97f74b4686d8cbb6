/** Some email programs and browsers cut off longer addresses. */
const longestAddress = 2000;

/** An inquiry as an email that the visitor sends, or as a text to copy if it is too long for a link. */
export type PreparedMail = { href: string; copy?: string };

/** The value of a field as the visitor sees it: of a list, the name of the choice. */
const shownValue = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  control instanceof HTMLSelectElement && control.value ? control.selectedOptions[0]?.text : control.value;

/**
 * Prepares an email with what a form holds: each visible field with its label, and the page that it was on.
 * @param email the address that it goes to
 * @returns the mailto link, with the line breaks that RFC 6068 asks for. If it would be longer than 2,000
 *   characters, it has no text, and `copy` has the text instead.
 */
export function prepareMail(email: string, form: HTMLFormElement): PreparedMail {
  const controls = [...form.elements].filter(
    (element) => 'labels' in element && !element.closest('[aria-hidden=true]'),
  ) as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[];
  const lines = controls.flatMap((control) => {
    const value = control instanceof HTMLButtonElement ? '' : shownValue(control);
    return value ? [`${control.labels?.[0]?.firstChild?.textContent ?? control.name}: ${value}`] : [];
  });
  const body = [...lines, location.href].join('\n').replace(/\r?\n/g, '\r\n');
  const about = form.elements.namedItem('related_case_study');
  const subject = about instanceof HTMLInputElement ? about.value : document.title;
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  const whole = `${href}&body=${encodeURIComponent(body)}`;
  return whole.length > longestAddress ? { href, copy: body } : { href: whole };
}
