/** Milliseconds to wait for a form to open. */
const timeout = 20_000;

type Box = HTMLTextAreaElement | HTMLInputElement;

/** All boxes of the form. That of the search is in a dialog, and may hold the same text as one of them. */
export const allBoxes = () =>
  [...document.querySelectorAll<Box>('textarea, input')].filter((box) => !box.closest('dialog'));

/** Returns the outermost collapsed part around a text box, such as an item of a list. */
function closedPartAround(box: Box): Element | undefined {
  let closed: Element | undefined;
  for (let part: Element | null = box; part; part = part.parentElement)
    if (getComputedStyle(part).display === 'none') closed = part;
  return closed;
}

/** Returns the button that expands a collapsed part: the first one in the bar above it. */
function openerOf(closed: Element): HTMLButtonElement | undefined {
  for (let bar = closed.previousElementSibling; bar; bar = bar.previousElementSibling) {
    const button = bar.querySelector('button');
    if (button) return button;
  }
  return undefined;
}

/** Focuses a text box, or expands one part around it. @returns whether the box has the focus */
function show(box: Box): boolean {
  const closed = closedPartAround(box);
  const opener = closed && openerOf(closed);
  if (opener) {
    opener.click();
    return false;
  }
  box.scrollIntoView({ block: 'center' });
  box.focus();
  return true;
}

/** Calls a function in each frame until it returns true or the {@link timeout} ends. */
function repeat(look: () => boolean): void {
  const until = Date.now() + timeout;
  const step = () => {
    if (!look() && Date.now() < until) requestAnimationFrame(step);
  };
  step();
}

const isAt = (address: string) => window.location.hash === `#${address}`;

/** Whether a form is shown: the editor gives each field a label for such an id. The form of the order has no text box. */
const isFormShown = () => document.querySelector('label[for*="-field-"]') !== null;

/** Opens a form through its list, because the editor mixes the fields of two forms when it goes from one to the other. */
function moveTo(form: string, then: () => void): void {
  if (isAt(form)) {
    then();
    return;
  }
  const list = form.replace(/\/entries\/.*/, '');
  window.location.hash = list;
  repeat(() => {
    // The user chose to stay in a form with unsaved changes.
    if (!isAt(list)) return true;
    if (isFormShown()) return false;
    window.location.hash = form;
    then();
    return true;
  });
}

/** Opens what is closed around a box, as soon as it is found, and puts the cursor into it. */
export function revealBox(find: () => Box | undefined): void {
  repeat(() => {
    const box = find();
    return box !== undefined && show(box);
  });
}

/**
 * Opens a form, expands the parts around the box of a text, and focuses the box.
 * @param form the address in the editor, after "#"
 * @param text the whole text of the box
 * @param language the language of the box, if it has one
 */
export function reveal(form: string, text: string, language: string | undefined): void {
  moveTo(form, () =>
    revealBox(() => allBoxes().find((one) => one.value === text && (!language || one.lang === language))),
  );
}
