import { isDraft, valueToCheck } from './draft';
import { plain } from './plain';
import type { Child, Loose, Spec } from './types';

const { h, createClass } = window;

type Option = { value: string; label: string };

/** The row at a height of the window; rows have gaps between them. */
const rowAt = (list: Element, y: number): number =>
  [...list.querySelectorAll('li')].findIndex((row) => y < row.getBoundingClientRect().bottom);

const spec: Spec = {
  getInitialState() {
    return { moving: undefined, notice: '' };
  },

  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  isValid() {
    const { field } = this.props;
    const count = this.ids().length;
    const [least, most] = [field.get('min') ?? 0, field.get('max') ?? Number.POSITIVE_INFINITY];
    const isOptional = field.get('required') === false && count === 0;
    if (isDraft() || isOptional || (count >= least && count <= most)) return { error: false };
    const words = count < least ? `${least} or more` : `${most} at most`;
    return { error: { message: `${field.get('label')} – choose ${words}.` } };
  },

  ids(): string[] {
    return plain(this.props.value) ?? [];
  },

  options(): Option[] {
    return plain(this.props.field.get('options')) ?? [];
  },

  titleOf(id: string): string {
    return this.options().find(({ value }: Option) => value === id)?.label ?? id;
  },

  move(id: string, to: number) {
    const ids = this.ids();
    const from = ids.indexOf(id);
    if (from === to || to < 0 || to >= ids.length) return;
    this.props.onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    this.setState({ notice: `${this.titleOf(id)} is now ${to + 1} of ${ids.length}.` });
  },

  /** Follows the pointer until it is released; the row moves at once. */
  drag(id: string, event: Loose) {
    if (event.target.closest('button') || event.button !== 0) return;
    // Otherwise the browser selects the titles.
    event.preventDefault();
    const list: Element = event.currentTarget.parentElement;
    const follow = ({ clientY, buttons }: PointerEvent) => {
      // It was released over the preview, which is another document.
      if (buttons === 0) return stop();
      const to = rowAt(list, clientY);
      if (to !== -1) this.move(id, to);
    };
    const stop = () => {
      this.setState({ moving: undefined });
      document.removeEventListener('pointermove', follow);
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, stop);
    };
    this.setState({ moving: id });
    document.addEventListener('pointermove', follow);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop);
  },

  /** A button that keeps the focus, although its row moves. */
  moveButton(id: string, label: string, to: number): Child {
    const isPossible = to >= 0 && to < this.ids().length;
    return h(
      'button',
      {
        type: 'button',
        'aria-disabled': !isPossible,
        'aria-label': `${label}: ${this.titleOf(id)}`,
        onClick: ({ currentTarget }: Loose) => {
          this.move(id, to);
          requestAnimationFrame(() => currentTarget.focus());
        },
      },
      label,
    );
  },

  row(id: string, index: number): Child {
    const { field, onChange } = this.props;
    const isMoving = this.state.moving === id;
    return h(
      'li',
      {
        key: id,
        className: isMoving ? 'moving' : undefined,
        onPointerDown: (event: Loose) => this.drag(id, event),
      },
      h('span', null, `${index + 1}. ${this.titleOf(id)}`),
      this.moveButton(id, 'Move up', index - 1),
      this.moveButton(id, 'Move down', index + 1),
      field.get('isComplete')
        ? null
        : h(
            'button',
            {
              type: 'button',
              'aria-label': `Remove: ${this.titleOf(id)}`,
              onClick: () => onChange(this.ids().toSpliced(index, 1)),
            },
            'Remove',
          ),
    );
  },

  /** A list of the entries that can be added. */
  adder(): Child {
    const { forID, field, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const ids: string[] = this.ids();
    const others: Option[] = this.options().filter(({ value }: Option) => !ids.includes(value));
    if (field.get('isComplete') || others.length === 0) return null;
    return h(
      'select',
      {
        id: forID,
        value: '',
        'aria-label': `Add to ${field.get('label')}`,
        onChange: (event: Loose) => onChange([...ids, event.target.value]),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      },
      h('option', { value: '', disabled: true }, 'Add …'),
      others.map(({ value, label }) => h('option', { key: value, value }, label)),
    );
  },

  render() {
    return h(
      'div',
      { className: `${this.props.classNameWrapper} entries` },
      h(
        'ol',
        null,
        this.ids().map((id: string, index: number) => this.row(id, index)),
      ),
      this.adder(),
      h('p', { role: 'status' }, this.state.notice),
    );
  },
};

/** A field for a list of entries in an order: titles to drag, with buttons that do the same. */
export const entriesControl = createClass(spec);
