import { slug } from '@/lib/content/slug';
import { timeOfDay } from '../time-of-day';
import { isDraft, valueToCheck } from './draft';
import type { Loose, Spec } from './types';

const { h, createClass } = window;

/** A field of one line. @param events what differs between the fields */
const line = ({ value = '', forID, classNameWrapper, setActiveStyle }: Loose, events: Loose) =>
  h(
    'div',
    { className: `${classNameWrapper} short-text` },
    h('input', { id: forID, type: 'text', value, onFocus: setActiveStyle, ...events }),
  );

const time: Spec = {
  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  isValid() {
    const { value = '', field } = this.props;
    if (isDraft() || (value === '' && field.get('required') === false)) return { error: false };
    if (timeOfDay(value) === value) return { error: false };
    return { error: { message: `${field.get('label')}: write a time of the day, like 08:30 or 17:30.` } };
  },

  render() {
    const { value = '', onChange, setInactiveStyle } = this.props;
    return line(this.props, {
      placeholder: '08:30',
      onChange: (event: Loose) => onChange(event.target.value),
      onBlur: (event: Loose) => {
        const read = timeOfDay(event.target.value);
        if (read !== undefined && read !== value) onChange(read);
        setInactiveStyle();
      },
    });
  },
};

/** The title of the form in the first language: it is the first text of an entry. */
const titleBox = () => document.querySelector('.languages textarea');

const entryId: Spec = {
  componentDidMount() {
    this.isFollowing = window.location.hash.endsWith('/new') && !this.props.value;
    document.addEventListener('input', this.follow);
  },

  componentWillUnmount() {
    document.removeEventListener('input', this.follow);
  },

  /** Makes the id of a new entry from its title, until somebody writes another id. */
  follow({ target }: Loose) {
    if (this.isFollowing && target === titleBox()) this.props.onChange(slug(target.value));
  },

  render() {
    const { onChange, setInactiveStyle } = this.props;
    return line(this.props, {
      onChange: (event: Loose) => {
        this.isFollowing = false;
        onChange(event.target.value);
      },
      onBlur: setInactiveStyle,
    });
  },
};

/** A field for a time of the day, which takes a time as people write it. */
export const timeControl = createClass(time);

/** A field for the id of an entry; that of a new one follows the title. */
export const entryIdControl = createClass(entryId);
