import { valueToCheck } from './draft';
import { plain } from './plain';
import type { Loose, Spec } from './types';

const { h, createClass } = window;

type Option = { value: string; label: string };

const link: Spec = {
  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  render() {
    const {
      value = '',
      forID,
      field,
      classNameWrapper,
      onChange,
      setActiveStyle,
      setInactiveStyle,
    } = this.props;
    const suggestions: Option[] = plain(field.get('suggestions')) ?? [];
    return h(
      'div',
      { className: `${classNameWrapper} link` },
      h('input', {
        id: forID,
        type: 'text',
        list: `${forID}-pages`,
        value,
        placeholder: '/contact, https://…, mailto:…, tel:+…',
        onChange: (event: Loose) => onChange(event.target.value.trim()),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      }),
      h(
        'datalist',
        { id: `${forID}-pages` },
        suggestions.map(({ value, label }) => h('option', { key: value, value }, label)),
      ),
    );
  },
};

/** `chart-column-increasing` → `Chart column increasing` */
const nameOf = (icon: string) => icon.charAt(0).toUpperCase() + icon.slice(1).replaceAll('-', ' ');

const icon: Spec = {
  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  render() {
    const { value, forID, field, classNameWrapper, onChange } = this.props;
    const icons: string[] = plain(field.get('options')) ?? [];
    return h(
      'div',
      { id: forID, className: `${classNameWrapper} icons`, role: 'group' },
      icons.map((name) =>
        h(
          'button',
          {
            type: 'button',
            key: name,
            title: nameOf(name),
            'aria-label': nameOf(name),
            'aria-pressed': name === value,
            onClick: () => onChange(name),
          },
          h('svg', { 'aria-hidden': true }, h('use', { href: `/icons.svg#${name}` })),
        ),
      ),
    );
  },
};

/** A field for a link: a page of the site, chosen by its title, or any other URL. */
export const linkControl = createClass(link);

/** A field that shows all icons to choose from. */
export const iconControl = createClass(icon);
