/** Milliseconds after which a form that has not opened will not open any more. */
const patience = 20_000;

type Box = HTMLTextAreaElement | HTMLInputElement;

const allBoxes = () => [...document.querySelectorAll<Box>('textarea, input')];

/** The outermost part around a box that is closed, e.g. an item of a list. */
function closedPartAround(box: Box): Element | undefined {
  let closed: Element | undefined;
  for (let part: Element | null = box; part; part = part.parentElement)
    if (getComputedStyle(part).display === 'none') closed = part;
  return closed;
}

/** The button that opens a closed part: the first one in the bar above it. */
function openerOf(closed: Element): HTMLButtonElement | undefined {
  for (let bar = closed.previousElementSibling; bar; bar = bar.previousElementSibling) {
    const button = bar.querySelector('button');
    if (button) return button;
  }
  return undefined;
}

/** @returns whether the box can be seen now; otherwise one part around it was opened, and another may be closed */
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

/** Calls back with each frame until that answers true, or {@link patience} is over. */
function repeat(look: () => boolean): void {
  const until = Date.now() + patience;
  const step = () => {
    if (!look() && Date.now() < until) requestAnimationFrame(step);
  };
  step();
}

const isAt = (address: string) => window.location.hash === `#${address}`;

/** Moves to a form by way of its list, because the editor fails between forms of different collections. */
function moveTo(form: string, then: () => void): void {
  if (isAt(form)) {
    then();
    return;
  }
  const list = form.replace(/\/entries\/.*/, '');
  window.location.hash = list;
  repeat(() => {
    // Somebody wants to keep what is not saved in the open form.
    if (!isAt(list)) return true;
    if (document.querySelector('textarea')) return false;
    window.location.hash = form;
    then();
    return true;
  });
}

/**
 * Moves to a form, opens what is closed around the box of a text, and puts the cursor into it.
 * @param form the address in the editor, after "#"
 * @param text the whole text of the box
 * @param language the language of the box, if it has one
 */
export function reveal(form: string, text: string, language: string | undefined): void {
  moveTo(form, () =>
    repeat(() => {
      const box = allBoxes().find((one) => one.value === text && (!language || one.lang === language));
      return box !== undefined && show(box);
    }),
  );
}
