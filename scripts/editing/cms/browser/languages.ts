import { isDraft, valueToCheck } from './draft';
import { plain } from './plain';
import type { Child, Loose, Spec } from './types';

const { h, createClass, editorSettings } = window;
const { languages } = editorSettings;

type Texts = Record<string, string>;

/** Returns the text for each language. The value may be one string for all languages, in a cell of a table. */
function textsOf(value: unknown): Texts {
  const texts: Texts | string | undefined = plain(value);
  if (typeof texts !== 'string') return texts ?? {};
  return Object.fromEntries(languages.map(({ code }) => [code, texts]));
}

/** The options of a field. */
type Limits = { label: string; max: number | undefined; rows: number; page: string | undefined };

const limitsOf = ({ field }: Loose): Limits => ({
  label: field.get('label'),
  max: field.get('max') ?? undefined,
  rows: field.get('multiline') ? 4 : 2,
  page: field.get('page') ?? undefined,
});

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

/** The result of a validation, as the editor expects it. */
const validationResult = (label: string, issues: readonly string[]) =>
  issues.length > 0 ? { error: { message: `${label} – ${issues.join('; ')}.` } } : { error: false };

/** Renders a text box for each language, in the order of the languages in files. */
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
    // The preview opens this page.
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
          // A text is one line; further paragraphs are separate items.
          onChange: (event: Loose) => change(code, event.target.value.replace(/\s*\n\s*/g, ' ')),
        }),
      );
    }),
  );
}

const oneText: Spec = {
  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  /** The editor calls this before it saves. */
  isValid() {
    const limits = limitsOf(this.props);
    const texts = textsOf(this.props.value);
    const mayBeBlank = this.props.field.get('required') === false;
    if (isDraft()) return { error: false };
    return validationResult(limits.label, mayBeBlank && isBlank(texts) ? [] : issuesOf(texts, limits));
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
  getValidateValue() {
    return valueToCheck(this.props.value);
  },

  /** A cell of a table may be one string for all languages, and stays one until it is changed. */
  items(): (Texts | string)[] {
    return plain(this.props.value) ?? [];
  },

  isValid() {
    const limits = limitsOf(this.props);
    const { field } = this.props;
    if (isDraft()) return { error: false };
    const items: (Texts | string)[] = this.items();
    if (items.length === 0 && field.get('required') === false) return { error: false };
    const [least, most] = [field.get('min') ?? 0, field.get('most') ?? Number.POSITIVE_INFINITY];
    const count =
      items.length < least || items.length > most
        ? [`give ${least === most ? least : `${least} or more`}`]
        : [];
    const issues = items.flatMap((texts, index) =>
      issuesOf(textsOf(texts), limits).map((issue) => `${index + 1}, ${issue}`),
    );
    return validationResult(limits.label, [...count, ...issues]);
  },

  row(texts: Texts | string, index: number): Child {
    const { forID, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const items: (Texts | string)[] = this.items();
    const limits = limitsOf(this.props);
    const button = (label: string, symbol: string, next: (Texts | string)[], isDisabled = false) =>
      h(
        'button',
        {
          type: 'button',
          title: label,
          'aria-label': `${label} ${index + 1}`,
          disabled: isDisabled,
          onClick: () => onChange(next),
        },
        symbol,
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
        textsOf(texts),
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
    const items: (Texts | string)[] = this.items();
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

/** A field for a text in all languages, side by side, each with its length. */
export const languagesControl = createClass(oneText);

/** A field for a list of texts in all languages. */
export const textListControl = createClass(listOfTexts);
