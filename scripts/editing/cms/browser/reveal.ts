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

/**
 * Moves to a form, opens what is closed around the box of a text, and puts the cursor into it.
 * @param form the address in the editor, after "#"
 * @param text the whole text of the box
 * @param language the language of the box, if it has one
 */
export function reveal(form: string, text: string, language: string | undefined): void {
  // The boxes of the form that is left are there for a moment longer.
  const left = new Set(window.location.hash === `#${form}` ? [] : allBoxes());
  window.location.hash = form;
  const until = Date.now() + patience;
  const look = () => {
    const box = allBoxes().find(
      (one) => !left.has(one) && one.value === text && (!language || one.lang === language),
    );
    if (!(box && show(box)) && Date.now() < until) requestAnimationFrame(look);
  };
  look();
}
