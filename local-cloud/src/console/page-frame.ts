import { type Html, html } from '../auth/pages/html.ts';
import type { View } from './view.ts';

const CONSOLE_PAGES = [
  ['/', 'overview'],
  ['/accounts', 'accounts'],
  ['/documents', 'documents'],
  ['/files', 'files'],
  ['/functions', 'functions'],
  ['/requests', 'requests'],
  ['/faults', 'faults'],
  ['/outbox', 'outbox'],
] as const;

/** A whole page of the console; `path` is its entry in the navigation. */
export function pageFrame({ language, text, query }: View, path: string, title: string, content: Html): string {
  const links = CONSOLE_PAGES.map(([href, key]) =>
    href === path
      ? html`<li><a href="${href}" aria-current="page">${text[key]}</a></li>`
      : html`<li><a href="${href}">${text[key]}</a></li>`,
  );
  const done = Object.entries(text.done).find(([key]) => key === query.get('done'))?.[1];
  const body = html`<a class="skip" href="#content">${text.skip}</a>
    <header><p class="brand">local<span>-</span>cloud</p><nav aria-label="${text.nav}"><ul>${links}</ul></nav></header>
    <main id="content" tabindex="-1">
      <h1>${title}</h1>
      ${done === undefined ? '' : html`<p class="notice" role="status">${done}</p>`}
      ${content}
    </main>`;
  const head = html`<title>${title} · ${text.name}</title>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/console/console.css">
<link rel="stylesheet" href="/console/controls.css">
<link rel="stylesheet" href="/console/tables.css">
<link rel="icon" href="data:,">
<script src="/console/console.js" defer></script>
${head.html}
${body.html}
</html>
`;
}

/** A button that sends `fields` to `action`; the script asks `confirm` first. */
export function actionButton(
  action: string,
  label: string,
  fields: Record<string, string> = {},
  { confirm = '', about = '' }: { confirm?: string; about?: string } = {},
): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}" data-confirm="${confirm}">${inputs}
    <button class="${confirm === '' ? 'quiet' : 'danger'}">${label}${about === '' ? '' : html`<span class="hidden"> ${about}</span>`}</button></form>`;
}

/** A table that may be wider than a phone; the empty text replaces it when there are no rows. */
export function table(label: string, headings: readonly string[], rows: readonly Html[], empty: string): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
    <thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}
