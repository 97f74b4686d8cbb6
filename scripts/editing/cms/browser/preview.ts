import { slug } from '@/lib/content/slug';
import { pathOfFile } from '@/lib/site/site-map';
import { ask } from './ask';
import { markText } from './mark';
import { plain } from './plain';
import type { Loose, Spec } from './types';

const { h, createClass, editorSettings } = window;
const { languages, defaultLanguage } = editorSettings;

/** Milliseconds without typing after which the preview is updated. */
const pause = 500;

/** The path of the page that shows a file, without a language. The page "not-found" has a path that does not exist. */
function pathOf(collection: string, id: string): string | undefined {
  return pathOfFile(collection, id) ?? (collection === 'pages' ? `/${id}-page` : undefined);
}

/** Shown above a page on which the edited text is not visible. */
const notVisible =
  'The page does not show this text now: it may be in a closed menu, be only for screen readers, or come after an action.';

type Answer = { issues: string[]; notes: string[]; isShown: boolean };

const nothing: Answer = { issues: [], notes: [], isShown: false };

/** @param isNew whether the entry was never saved, so that its path may be that of another one */
async function send(path: string, raw: string | undefined, isNew: boolean): Promise<Answer> {
  const answer = await ask('preview', { path, raw, isNew });
  const { issues = [], notes = [], isShown = false, error } = answer as Partial<Answer> & { error?: string };
  return error ? { ...nothing, issues: [error] } : { issues, notes, isShown };
}

const spec: Spec = {
  getInitialState() {
    return {
      language: defaultLanguage,
      issues: [],
      notes: [],
      shown: 0,
      page: undefined,
      isFound: true,
      loaded: '',
    };
  },

  /** Shows the page that contains the focused text. */
  follow() {
    const boxes = document.activeElement?.closest<HTMLElement>('.languages');
    if (!boxes) return;
    this.boxes = boxes;
    this.setState({ page: boxes.dataset.page });
    this.mark();
  },

  /**
   * Highlights this text on the page. Without a text, or a page whose scripts have started, there is nothing to find:
   * what changes before that, such as an opened answer, is an error for React.
   */
  mark() {
    const { language } = this.state;
    const box: HTMLTextAreaElement | null = this.boxes?.querySelector(`[lang="${language}"]`);
    const page: Document | undefined = this.shownFrame?.contentDocument;
    const isReady = page?.documentElement?.dataset.ready !== undefined;
    this.setState({ isFound: !box?.isConnected || !page || !isReady || markText(page, box.value) });
  },

  /** @param key the version that has loaded */
  onPageLoad(key: string) {
    this.setState({ loaded: key });
    this.mark();
    this.shownFrame.contentWindow.addEventListener('site-ready', this.mark, { once: true });
  },

  reload() {
    this.shownFrame?.contentWindow?.location.reload();
  },

  file(): { path: string; page: string | undefined; isNew: boolean; isNamed: boolean } {
    const { entry } = this.props;
    const data = plain(entry.get('data')) ?? {};
    const collection: string = entry.get('collection');
    const id: string = entry.get('slug') || data.id || '';
    const path: string = entry.get('path') || `content/${collection}/${id}.json`;
    const name = path.replace(/^.*\/|\.json$/g, '');
    const isNew = !entry.get('slug');
    return { path, page: pathOf(collection, name), isNew, isNamed: !isNew || (id !== '' && slug(id) === id) };
  },

  /** Sends what the form holds. Answers may come in another order; only the last one counts. */
  async show() {
    const data = this.props.entry.get('data');
    this.sent = data;
    const { path, isNew, isNamed } = this.file();
    if (!isNew) this.sentPaths.add(path);
    // A new entry has no file before somebody writes its title or name.
    const { issues, notes, isShown } = isNamed
      ? await send(path, JSON.stringify(plain(data) ?? {}), isNew)
      : nothing;
    if (this.isGone || this.sent !== data) return;
    this.setState({ issues, notes, shown: this.state.shown + (isShown ? 1 : 0) });
  },

  componentDidMount() {
    this.sentPaths = new Set();
    document.addEventListener('focusin', this.follow);
    document.addEventListener('pictures-drawn', this.reload);
    // The search may have set the focus before.
    this.follow();
    this.show();
  },

  componentDidUpdate(before: Loose) {
    if (before.entry.get('data') === this.props.entry.get('data')) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(), pause);
  },

  componentWillUnmount() {
    this.isGone = true;
    document.removeEventListener('focusin', this.follow);
    document.removeEventListener('pictures-drawn', this.reload);
    clearTimeout(this.timer);
    for (const path of this.sentPaths) send(path, undefined, false);
  },

  /** The address of the page to show, and a key for its version. */
  version(): { address: string; key: string } {
    const { language, shown, page: own } = this.state;
    const { page = own ?? '/' } = this.file();
    const address = language === defaultLanguage ? page : `/${language}${page === '/' ? '' : page}`;
    return { address, key: `${address} ${shown}` };
  },

  /** Renders the page in a frame; a new key for each version reloads it. */
  frame() {
    if (this.file().isNew) return h('p', null, 'Save once to see the page.');
    const { address, key } = this.version();
    return h(
      'div',
      { className: 'page' },
      // The first request for a page takes seconds, because the development server builds it then.
      this.state.loaded === key ? null : h('p', { role: 'status' }, 'Loading the page …'),
      h('iframe', {
        key,
        src: address,
        title: 'Preview',
        ref: (frame: Loose) => {
          if (frame) this.shownFrame = frame;
        },
        onLoad: () => this.onPageLoad(key),
      }),
    );
  },

  render() {
    const { language, issues, notes, isFound, loaded } = this.state;
    // A page that is still loading shows no text at all.
    const isMissing = !isFound && loaded === this.version().key;
    const tabs = languages.map(({ code, name }) =>
      h(
        'button',
        {
          type: 'button',
          key: code,
          'aria-pressed': code === language,
          onClick: () => this.setState({ language: code }),
        },
        name,
      ),
    );
    const list = (className: string, texts: string[]) =>
      texts.length > 0
        ? h(
            'ul',
            { className },
            texts.map((text) => h('li', { key: text }, text)),
          )
        : null;
    return h(
      'div',
      { className: 'site-preview' },
      h('div', { className: 'tabs' }, tabs),
      list('issues', issues),
      list('notes', isMissing ? [...notes, notVisible] : notes),
      this.frame(),
    );
  },
};

/** Previews the real page in a frame, with the unsaved content. */
export const pagePreview = createClass(spec);
