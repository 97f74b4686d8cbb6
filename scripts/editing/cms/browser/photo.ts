import type { Loose, Spec } from './types';

const { h, createClass, editorSettings } = window;

const small = (url: string) => `${url}?w=240&h=150&fit=crop&q=60`;

/** Shown where the photograph cannot be reached. */
function withoutPicture(event: Loose) {
  event.target.style.display = 'none';
}

const spec: Spec = {
  getInitialState() {
    return { isOpen: false };
  },

  choose(url: string) {
    this.props.onChange(url);
    this.setState({ isOpen: false });
  },

  choice({ url, entry }: { url: string; entry: string }) {
    const isChosen = url === this.props.value;
    return h(
      'button',
      {
        type: 'button',
        key: url,
        className: 'photo',
        'aria-pressed': isChosen,
        onClick: () => this.choose(url),
      },
      h('img', { src: small(url), alt: '', loading: 'lazy', onError: withoutPicture }),
      h('span', null, entry),
    );
  },

  render() {
    const { value = '', forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const { isOpen } = this.state;
    return h(
      'div',
      { className: `${classNameWrapper} photos` },
      value
        ? h('img', { key: value, src: small(value), alt: 'The photograph', onError: withoutPicture })
        : null,
      h('input', {
        id: forID,
        type: 'url',
        value,
        placeholder: 'https://images.unsplash.com/photo-…',
        // What stands after "?" is added when the photograph is shown.
        onChange: (event: Loose) => onChange(event.target.value.trim().replace(/\?.*$/, '')),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      }),
      h(
        'button',
        {
          type: 'button',
          className: 'toggle',
          'aria-expanded': isOpen,
          onClick: () => this.setState({ isOpen: !isOpen }),
        },
        isOpen ? 'Close' : 'Choose one of the site’s photographs',
      ),
      isOpen
        ? h(
            'div',
            { className: 'choices' },
            editorSettings.photos.map((photo) => this.choice(photo)),
          )
        : null,
    );
  },
};

/** The address of a photograph, typed or chosen from those that the site shows already. */
export const photoControl = createClass(spec);
