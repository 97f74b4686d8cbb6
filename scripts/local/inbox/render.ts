import { createHash } from 'node:crypto';
import { count } from '@/scripts/lib/count';
import type { Inquiry } from './store';
import type { VitalSummary } from './vitals';

export type InboxView = {
  /** How many inquiries there are, shown on this page or not. */
  total: number;
  /** How many lines of the file cannot be read. */
  damaged: number;
  inquiries: Inquiry[];
  /** The id after which older inquiries follow, if there are any. */
  older: string | undefined;
  /** Whether this page shows the newest ones. */
  newest: boolean;
  vitals: VitalSummary[];
};

const style = `
:root { color-scheme: light dark; --line: light-dark(#c9ced6, #4a5260); --quiet: light-dark(#4d5663, #b4bcc8); }
body { background: light-dark(#fff, #16191f); color: light-dark(#16191f, #f2f4f7); }
a { color: light-dark(#1d4ed8, #9db8ff); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; }
h3 { font-size: 1rem; margin: 2rem 0 0.5rem; }
.notice { border: 2px solid; border-radius: 0.5rem; padding: 0.75rem 1rem; }
.id { color: var(--quiet); font-weight: normal; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; }
tbody th { font-weight: 600; width: 12rem; overflow-wrap: anywhere; }
td.value { white-space: pre-wrap; overflow-wrap: anywhere; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows the page its one style sheet and nothing else: nothing in an inquiry can run. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The HTML of the inbox page, without script. */
export function renderInbox({ total, damaged, inquiries, older, newest, vitals }: InboxView): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Inbox (development and demonstration)</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p class="notice"><strong>This is a development and demonstration aid.</strong> It shows what the website's forms sent to this local server, and is not part of the published site. Nothing here was sent by email.</p>
<h2 id="inquiries">Inquiries</h2>
<p>${count(total, 'inquiry', 'inquiries')}${total > 0 ? ', newest first. <a href="/inbox.json" download>Download all as JSON</a>' : ''}</p>
${damaged > 0 ? `<p>${count(damaged, 'line')} of inquiries.jsonl cannot be read. A crash may have cut it off before the inquiry was answered.</p>` : ''}
${inquiries.map(renderInquiry).join('\n')}
${renderPaging(older, newest)}
<h2 id="web-vitals">Web vitals</h2>
${renderVitals(vitals)}
</main>
</body>
</html>
`;
}

function renderInquiry(inquiry: Inquiry): string {
  const id = escapeHtml(inquiry.id);
  const time = escapeHtml(inquiry.receivedAt);
  const rows = inquiry.fields.map(
    ([name, value]) =>
      `<tr><th scope="row" dir="auto">${escapeHtml(name)}</th><td class="value" dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return `<article aria-labelledby="e-${id}">
<h3 id="e-${id}"><time datetime="${time}">${time.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time> <span class="id">${id}</span></h3>
<table>
<thead><tr><th scope="col">Field</th><th scope="col">Value</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</article>`;
}

function renderPaging(older: string | undefined, newest: boolean): string {
  const links = [
    newest ? '' : '<a href="/inbox">Newest inquiries</a>',
    older === undefined ? '' : `<a href="/inbox?before=${encodeURIComponent(older)}">Older inquiries</a>`,
  ].filter(Boolean);
  return links.length > 0 ? `<p>${links.join(' · ')}</p>` : '';
}

function renderVitals(vitals: VitalSummary[]): string {
  if (vitals.length === 0) return '<p>No values yet. Pages send them when they are left.</p>';
  const rows = vitals.map(
    ({ pageType, device, language, name, count: values, p50, p75 }) =>
      `<tr><th scope="row">${escapeHtml(pageType)}</th><td>${escapeHtml(device)}</td><td>${escapeHtml(language)}</td><td>${escapeHtml(name)}</td><td class="number">${values}</td><td class="number">${measure(name, p50)}</td><td class="number">${measure(name, p75)}</td></tr>`,
  );
  return `<div class="scroll" role="region" aria-labelledby="web-vitals" tabindex="0">
<table>
<thead><tr><th scope="col">Page type</th><th scope="col">Device</th><th scope="col">Language</th><th scope="col">Metric</th><th scope="col">Values</th><th scope="col">Median (p50)</th><th scope="col">p75</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
}

/** Layout shift is a plain number; all other metrics are times. */
function measure(name: string, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe anywhere in HTML; control characters, which HTML cannot contain, become visible symbols. */
export function escapeHtml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (character) => entities[character] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we replace
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, (c) =>
        String.fromCharCode(0x2400 + c.charCodeAt(0)),
      )
  );
}
