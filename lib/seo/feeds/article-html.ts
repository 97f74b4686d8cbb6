import type { ArticleBlock, Mark } from '@/lib/content/views';
import { escapeXml } from './xml';

type Words = {
  /** The label of what a program prints. */
  output: string;
  references: string;
  number: (value: number) => string;
  /** The absolute URL of an address of this site. */
  absolute: (address: string) => string;
};

const element = (name: string, html: string) => `<${name}>${html}</${name}>`;
const textElement = (name: string, text: string) => element(name, escapeXml(text));

const link = (address: string, html: string) => `<a href="${escapeXml(address)}">${html}</a>`;

function marksHtml(marks: readonly Mark[], { absolute }: Pick<Words, 'absolute'>): string {
  return marks
    .map((mark) => {
      if (typeof mark === 'string') return escapeXml(mark);
      if (mark.kind === 'image') return escapeXml(mark.alt);
      const inner = marksHtml(mark.text, { absolute });
      if (mark.kind === 'language') return `<span lang="${mark.language}">${inner}</span>`;
      return mark.kind === 'bold' ? element('strong', inner) : link(absolute(mark.link), inner);
    })
    .join('');
}

function blockHtml(block: ArticleBlock, words: Words): string {
  const row = (cells: readonly string[], name: string) =>
    element('tr', cells.map((cell) => textElement(name, cell)).join(''));
  switch (block.kind) {
    case 'heading':
      return textElement('h2', block.text);
    case 'paragraph':
      return element('p', marksHtml(block.text, words));
    case 'list': {
      const items = block.items.map((item) => element('li', marksHtml(item, words))).join('');
      return element(block.ordered ? 'ol' : 'ul', items);
    }
    case 'quote':
      return element('blockquote', textElement('p', block.text) + textElement('p', block.source));
    case 'code': {
      const program = element('pre', textElement('code', block.code));
      const output = block.output ? textElement('p', words.output) + textElement('pre', block.output) : '';
      return textElement('p', block.caption) + program + output;
    }
    case 'table':
      return element(
        'table',
        textElement('caption', block.caption) +
          row(block.head, 'th') +
          block.rows.map((cells) => row(cells, 'td')).join(''),
      );
    case 'figure': {
      const bars = block.bars?.map(({ label, value }) => `${label}: ${words.number(value)}`);
      const steps = block.steps?.map(({ title, text }) => `${title}: ${text}`);
      const items = (bars ?? steps ?? []).map((item) => textElement('li', item)).join('');
      // What the numbers count.
      const unit = block.unit === undefined ? '' : textElement('p', block.unit);
      return textElement('p', block.caption) + unit + element(steps ? 'ol' : 'ul', items);
    }
    case 'key-figures': {
      const items = block.items.map(
        ({ metric, text }) => `<li>${textElement('strong', metric)} ${escapeXml(text)}</li>`,
      );
      return element('ul', items.join(''));
    }
    case 'note':
      return element(
        'blockquote',
        textElement('p', block.title) + element('p', marksHtml(block.text, words)),
      );
    case 'references': {
      const items = block.items.map(({ title, source, url }) =>
        element('li', `${link(url, escapeXml(title))}, ${escapeXml(source)}`),
      );
      return textElement('h2', words.references) + element('ol', items.join(''));
    }
  }
}

/** A whole article as HTML, for readers of the feed. */
export function articleHtml(body: readonly ArticleBlock[], words: Words): string {
  return body.map((block) => blockHtml(block, words)).join('\n');
}
