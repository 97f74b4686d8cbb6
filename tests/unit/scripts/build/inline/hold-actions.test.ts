import { holdActions } from '@/scripts/build/inline/hold-actions';

function appendButton() {
  const button = document.createElement('button');
  button.type = 'button';
  document.body.append(button);
  return button;
}

const ready = async () => {
  dispatchEvent(new Event('site-ready'));
  await null;
};

afterEach(async () => {
  await ready();
  document.body.replaceChildren();
});

describe('holdActions', () => {
  it('replays a held click when the page is ready, and holds none afterwards', async () => {
    const onHold = jest.fn();
    holdActions(onHold);
    const button = appendButton();
    button.click();
    expect(onHold).toHaveBeenCalledTimes(1);
    const onClick = jest.fn();
    button.addEventListener('click', onClick);
    await ready();
    expect(onClick).toHaveBeenCalledTimes(1);
    button.click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('replays several clicks on a button once, so that a toggle does not close again', async () => {
    holdActions();
    const button = appendButton();
    button.click();
    button.click();
    const onClick = jest.fn();
    button.addEventListener('click', onClick);
    await ready();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('replays the last choice last', async () => {
    holdActions();
    const [first, second] = [appendButton(), appendButton()];
    for (const button of [first, second, first]) button.click();
    const clicked: EventTarget[] = [];
    for (const button of [first, second]) button.onclick = () => void clicked.push(button);
    await ready();
    expect(clicked).toEqual([second, first]);
  });

  it('stops a held click, so that a part of the page that is already hydrated does not handle it twice', async () => {
    const onClick = jest.fn();
    holdActions();
    const button = appendButton();
    button.addEventListener('click', onClick);
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    await ready();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('replays after the effects of the hydration, in which the page signals that it is ready', async () => {
    holdActions();
    const button = appendButton();
    button.click();
    const done: string[] = [];
    button.addEventListener('click', () => done.push('click'));
    const isReady = ready();
    done.push('effects');
    await isReady;
    expect(done).toEqual(['effects', 'click']);
  });

  it('holds neither buttons that work without the runtime nor links', () => {
    const onClick = jest.fn();
    holdActions();
    const works = appendButton();
    works.onclick = onClick;
    const menu = appendButton();
    menu.setAttribute('popovertarget', 'menu');
    menu.addEventListener('click', onClick);
    const link = document.createElement('a');
    document.body.append(link);
    link.addEventListener('click', onClick);
    for (const element of [works, menu, link]) element.click();
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('replays several submits of a form once; the search page, which works already, gets each', async () => {
    holdActions();
    const form = document.createElement('form');
    document.body.append(form);
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', onSubmit);
    form.requestSubmit();
    form.requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await ready();
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  it('replays immediately, and only once, when the runtime fails to load', async () => {
    const release = holdActions();
    const button = appendButton();
    button.click();
    const onClick = jest.fn();
    button.addEventListener('click', onClick);
    release();
    expect(onClick).toHaveBeenCalledTimes(1);
    await ready();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
