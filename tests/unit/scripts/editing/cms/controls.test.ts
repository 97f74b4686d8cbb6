import type { Loose } from '@/scripts/editing/cms/browser/types';

let entriesControl: Loose;
let photoControl: Loose;
let finishUpload: (answer: object) => void;

beforeAll(async () => {
  Object.assign(window, {
    editorSettings: { photos: [], formats: true },
    h: (type: string, props: object | null, ...children: unknown[]) => ({ type, ...props, children }),
    createClass: (spec: object) => spec,
    alert: jest.fn(),
  });
  window.fetch = jest.fn(
    () =>
      new Promise<Response>(
        (resolve) => (finishUpload = (answer) => resolve({ json: async () => answer } as Response)),
      ),
  );
  ({ entriesControl } = await import('@/scripts/editing/cms/browser/entries'));
  ({ photoControl } = await import('@/scripts/editing/cms/browser/photo'));
});

/** A control of the editor, with what it changes. */
function create(control: Loose, props: Loose): Loose {
  const component: Loose = {
    ...control,
    props: { onChange: jest.fn(), ...props },
    state: control.getInitialState(),
  };
  component.setState = (state: object) => Object.assign(component.state, state);
  return component;
}

describe('a photograph', () => {
  const upload = async (component: Loose, leave: () => void) => {
    const done = component.upload(new File(['a'], 'team.jpg'));
    while (!finishUpload) await new Promise((resolve) => setTimeout(resolve));
    leave();
    finishUpload({ address: '/images/uploads/team' });
    await done;
  };
  beforeEach(() => {
    finishUpload = undefined as unknown as typeof finishUpload;
    jest.mocked(window.alert).mockClear();
  });

  it('is put into the field from which it was uploaded', async () => {
    const component = create(photoControl, {});
    await upload(component, () => {});
    expect(component.props.onChange).toHaveBeenCalledWith('/images/uploads/team');
    expect(component.state.notice).toMatch(/^Stored/);
  });

  it('is put into no other form if its own was left meanwhile', async () => {
    const component = create(photoControl, {});
    await upload(component, () => component.componentWillUnmount());
    expect(component.props.onChange).not.toHaveBeenCalled();
    expect(window.alert).toHaveBeenCalledWith(expect.stringContaining('/images/uploads/team'));
  });

  it('says that the browser cannot read a file', async () => {
    const component = create(photoControl, {});
    await component.upload({ name: 'gone.jpg' } as File);
    expect(component.state.notice).toMatch(/cannot read/);
  });
});

describe('an order of entries', () => {
  it('no longer follows the pointer if it was released over the preview', () => {
    const component = create(entriesControl, { value: ['a', 'b', 'c'], field: { get: () => undefined } });
    component.move = jest.fn();
    document.body.innerHTML = '<ol><li>a</li><li>b</li><li>c</li></ol>';
    for (const row of document.querySelectorAll('li'))
      row.getBoundingClientRect = () => ({ bottom: 100 }) as DOMRect;
    const [row] = document.querySelectorAll('li');
    component.drag('a', { target: row, currentTarget: row, button: 0, preventDefault: () => {} });
    const move = (buttons: number) =>
      document.dispatchEvent(Object.assign(new Event('pointermove'), { clientY: 50, buttons }));
    move(1);
    expect(component.move).toHaveBeenCalledTimes(1);
    expect(component.state.moving).toBe('a');
    move(0);
    move(1);
    expect(component.move).toHaveBeenCalledTimes(1);
    expect(component.state.moving).toBeUndefined();
  });
});
