import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/field-data/escape-html';
import { renderVitals, tableStyle } from '@/lib/field-data/table';
import type { VitalSummary } from '@/lib/field-data/vitals';
import { count } from '@/scripts/lib/count';
import type { Inquiry } from './store';

export type InboxView = {
  /** The number of all inquiries, also those that are not on this page. */
  total: number;
  /** The number of unreadable lines in the file. */
  damaged: number;
  inquiries: Inquiry[];
  /** The id of the last inquiry on this page, if there are older ones. */
  older: string | undefined;
  /** Whether this page shows the newest ones. */
  newest: boolean;
  vitals: VitalSummary[];
};

const style = `${tableStyle}a { color: light-dark(#1d4ed8, #9db8ff); }
h2 { margin-top: 3rem; }
h3 { font-size: 1rem; margin: 2rem 0 0.5rem; }
.notice { border: 2px solid; border-radius: 0.5rem; padding: 0.75rem 1rem; }
.id { color: var(--quiet); font-weight: normal; overflow-wrap: anywhere; }
tbody th { font-weight: 600; width: 12rem; overflow-wrap: anywhere; }
td.value { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows only the style sheet of the page, so nothing in an inquiry can run. */
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
