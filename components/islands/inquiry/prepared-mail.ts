/** Some email programs and browsers truncate longer links. */
const maxLinkLength = 2000;

/** An inquiry as an email that the visitor sends, or as a text to copy if it is too long for a link. */
export type PreparedMail = { href: string; copy?: string };

/** The displayed value of a field; for a list, the text of the selected option. */
const displayedValue = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  control instanceof HTMLSelectElement && control.value ? control.selectedOptions[0]?.text : control.value;

/**
 * Prepares an email with the values of a form: each visible field with its label, and the URL of the page.
 * @param email the recipient
 * @returns a mailto link (RFC 6068). If it would be longer than 2,000 characters, the link has no text, and `copy` has the
 *   text. Browsers copy only on pages over HTTPS; elsewhere the link has the text at any length.
 */
export function prepareMail(email: string, form: HTMLFormElement): PreparedMail {
  const controls = [...form.elements].filter(
    (element) => 'labels' in element && !element.closest('[aria-hidden=true]'),
  ) as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[];
  const lines = controls.flatMap((control) => {
    const value = control instanceof HTMLButtonElement ? '' : displayedValue(control);
    return value ? [`${control.labels?.[0]?.firstChild?.textContent?.trim() ?? control.name}: ${value}`] : [];
  });
  const body = [...lines, location.href].join('\n').replace(/\r?\n/g, '\r\n');
  const about = form.elements.namedItem('related_case_study');
  const subject = about instanceof HTMLInputElement ? about.value : document.title;
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  const whole = `${href}&body=${encodeURIComponent(body)}`;
  const isTooLong = whole.length > maxLinkLength && 'clipboard' in navigator;
  return isTooLong ? { href, copy: body } : { href: whole };
}
