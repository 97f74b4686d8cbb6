import { plain } from './plain';
import type { Child, Loose, Spec } from './types';

const { h, createClass, editorSettings } = window;
const { languages } = editorSettings;

type Texts = Record<string, string>;

/** A value as one text in every language; a cell of a table may be a plain string that all languages share. */
function textsOf(value: unknown): Texts {
  const texts: Texts | string | undefined = plain(value);
  if (typeof texts !== 'string') return texts ?? {};
  return Object.fromEntries(languages.map(({ code }) => [code, texts]));
}

/** What a field says of its texts. */
type Limits = { label: string; max: number | undefined; rows: number; page: string | undefined };

const limitsOf = ({ field }: Loose): Limits => ({
  label: field.get('label'),
  max: field.get('max') ?? undefined,
  rows: field.get('multiline') ? 4 : 2,
  page: field.get('page') ?? undefined,
});

/** A draft may be saved with anything left to write. */
const isDraft = ({ entry }: Loose) => entry?.getIn(['data', 'draft']) === true;

const isBlank = (texts: Texts) => Object.values(texts).every((text) => !text);

function issueOf(text: string | undefined, max: number | undefined): string | undefined {
  if (!text?.trim()) return 'write a text here';
  if (max !== undefined && text.length > max) return `${max} characters at most; this has ${text.length}`;
  return undefined;
}

function issuesOf(texts: Texts, { max }: Limits): string[] {
  return languages.flatMap(({ code, name }) => {
    const issue = issueOf(texts[code], max);
    return issue ? [`${name}: ${issue}`] : [];
  });
}

/** What the editor wants to hear before it saves. */
const verdict = (label: string, issues: readonly string[]) =>
  issues.length > 0 ? { error: { message: `${label} – ${issues.join('; ')}.` } } : { error: false };

/** The boxes of one text, in the order of the languages, as files have them. */
function boxes(
  id: string,
  texts: Texts,
  { label, max, rows, page }: Limits,
  { onChange, onFocus, onBlur }: { onChange(texts: Texts): void; onFocus: unknown; onBlur: unknown },
): Child {
  const change = (code: string, text: string) =>
    onChange(
      Object.fromEntries(
        languages.map((language) => [
          language.code,
          language.code === code ? text : (texts[language.code] ?? ''),
        ]),
      ),
    );
  return h(
    'div',
    // The preview reads the page that shows the text.
    { className: 'languages', 'data-page': page },
    languages.map(({ code, name }) => {
      const text = texts[code] ?? '';
      const isLong = max !== undefined && text.length > max;
      return h(
        'div',
        { className: 'language', key: code },
        h(
          'label',
          { htmlFor: `${id}-${code}` },
          name,
          h(
            'span',
            { className: isLong ? 'count too-long' : 'count' },
            max ? `${text.length} / ${max}` : text.length,
          ),
        ),
        h('textarea', {
          id: `${id}-${code}`,
          lang: code,
          spellCheck: true,
          rows,
          value: text,
          'aria-label': `${label} – ${name}`,
          onFocus,
          onBlur,
          // A text is one line; its paragraphs are entries of their own.
          onChange: (event: Loose) => change(code, event.target.value.replace(/\s*\n\s*/g, ' ')),
        }),
      );
    }),
  );
}

const oneText: Spec = {
  /** Asked by the editor before it saves. */
  isValid() {
    const limits = limitsOf(this.props);
    const texts = textsOf(this.props.value);
    const mayBeBlank = this.props.field.get('required') === false;
    if (isDraft(this.props)) return { error: false };
    return verdict(limits.label, mayBeBlank && isBlank(texts) ? [] : issuesOf(texts, limits));
  },

  render() {
    const { value, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const handlers = { onChange, onFocus: setActiveStyle, onBlur: setInactiveStyle };
    return h(
      'div',
      { className: classNameWrapper },
      boxes(forID, textsOf(value), limitsOf(this.props), handlers),
    );
  },
};

const listOfTexts: Spec = {
  items(): Texts[] {
    return plain(this.props.value) ?? [];
  },

  isValid() {
    const limits = limitsOf(this.props);
    const { field } = this.props;
    if (isDraft(this.props)) return { error: false };
    const items: Texts[] = this.items();
    const [least, most] = [field.get('min') ?? 0, field.get('most') ?? Number.POSITIVE_INFINITY];
    const count =
      items.length < least || items.length > most
        ? [`give ${least === most ? least : `${least} or more`}`]
        : [];
    const issues = items.flatMap((texts, index) =>
      issuesOf(texts, limits).map((issue) => `${index + 1}, ${issue}`),
    );
    return verdict(limits.label, [...count, ...issues]);
  },

  row(texts: Texts, index: number): Child {
    const { forID, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const items: Texts[] = this.items();
    const limits = limitsOf(this.props);
    const button = (label: string, sign: string, next: Texts[], isDisabled = false) =>
      h(
        'button',
        {
          type: 'button',
          title: label,
          'aria-label': `${label} ${index + 1}`,
          disabled: isDisabled,
          onClick: () => onChange(next),
        },
        sign,
      );
    const without = items.toSpliced(index, 1);
    return h(
      'div',
      { className: 'row', key: index },
      h(
        'div',
        { className: 'tools' },
        h('span', null, index + 1),
        button('Move up', '↑', without.toSpliced(index - 1, 0, texts), index === 0),
        button('Remove', '×', without),
      ),
      boxes(
        `${forID}-${index}`,
        texts,
        { ...limits, label: `${limits.label} ${index + 1}` },
        {
          onChange: (changed) => onChange(items.with(index, changed)),
          onFocus: setActiveStyle,
          onBlur: setInactiveStyle,
        },
      ),
    );
  },

  render() {
    const { classNameWrapper, onChange } = this.props;
    const items: Texts[] = this.items();
    const blank = Object.fromEntries(languages.map(({ code }) => [code, '']));
    return h(
      'div',
      { className: `${classNameWrapper} texts` },
      items.map((texts, index) => this.row(texts, index)),
      h(
        'button',
        { type: 'button', className: 'add', onClick: () => onChange([...items, blank]) },
        'Add one',
      ),
    );
  },
};

/** A text in all languages, side by side, each with its length. */
export const languagesControl = createClass(oneText);

/** A list of such texts. */
export const textListControl = createClass(listOfTexts);
