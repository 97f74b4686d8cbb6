import { ask } from './ask';
import { valueToCheck } from './draft';
import type { Loose, Spec } from './types';

const { h, createClass, editorSettings } = window;

const small = (url: string) => (url.startsWith('/') ? `${url}-480.webp` : `${url}?w=240&h=150&fit=crop&q=60`);

/** Reads a file as Base64. */
const read = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Hides a photograph that does not load. */
function withoutPicture(event: Loose) {
  event.target.style.display = 'none';
}

const spec: Spec = {
  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  getInitialState() {
    return { isOpen: false, notice: '' };
  },

  choose(url: string) {
    this.props.onChange(url);
    this.setState({ isOpen: false });
  },

  /** Uploads a photograph from this computer to the project. */
  async upload(file: File | undefined) {
    if (!file) return;
    this.setState({ notice: 'Storing the photograph …' });
    const data = await read(file).catch(() => undefined);
    if (data === undefined) {
      this.setState({
        notice: 'The browser cannot read this file. Copy it to this computer, and choose it again.',
      });
      return;
    }
    const { address, error } = await ask('uploadPhoto', { name: file.name, data });
    // The editor would put the address into the form that is open now.
    if (this.isGone) return window.alert(error ?? `The photograph is stored. Its address is ${address}.`);
    this.setState({
      notice: error ?? 'Stored. Now say below what the photograph shows, in every language.',
    });
    if (address) this.props.onChange(address);
  },

  componentWillUnmount() {
    this.isGone = true;
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
    const { isOpen, notice } = this.state;
    return h(
      'div',
      { className: `${classNameWrapper} photos` },
      value
        ? h('img', { key: value, src: small(value), alt: 'The photograph', onError: withoutPicture })
        : null,
      h('input', {
        id: forID,
        type: 'text',
        value,
        placeholder: 'https://images.unsplash.com/photo-…',
        // Pages add their own query to the URL.
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
      // Without a local server, nothing can resize a photograph.
      editorSettings.formats
        ? null
        : h(
            'label',
            { className: 'toggle upload' },
            'Upload a photograph',
            h('input', {
              type: 'file',
              accept: 'image/jpeg,image/png,image/webp,image/avif',
              onChange: (event: Loose) => this.upload(event.target.files[0]),
            }),
          ),
      notice ? h('p', { role: 'status' }, notice) : null,
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

/** A field for a photograph: its URL, a photograph that the site already shows, or an upload. */
export const photoControl = createClass(spec);
