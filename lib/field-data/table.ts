import { escapeHtml } from './escape-html';
import type { VitalSummary } from './vitals';

/** The style of a page with the table of {@link renderVitals}. */
export const tableStyle = `
:root { color-scheme: light dark; --line: light-dark(#c9ced6, #4a5260); --quiet: light-dark(#4d5663, #b4bcc8); }
body { background: light-dark(#fff, #16191f); color: light-dark(#16191f, #f2f4f7); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
`;

/** The HTML table of the web vitals, below a heading with the id `web-vitals`. */
export function renderVitals(vitals: readonly VitalSummary[]): string {
  if (vitals.length === 0) return '<p>No values yet. Pages send them when they are left.</p>';
  const rows = vitals.map(
    ({ pageType, device, language, name, count, p50, p75 }) =>
      `<tr><th scope="row">${escapeHtml(pageType)}</th><td>${escapeHtml(device)}</td><td>${escapeHtml(language)}</td><td>${escapeHtml(name)}</td><td class="number">${count}</td><td class="number">${measure(name, p50)}</td><td class="number">${measure(name, p75)}</td></tr>`,
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
