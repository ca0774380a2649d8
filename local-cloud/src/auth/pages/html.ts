import type { Language } from './language.ts';

/** HTML text that is safe to send. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

/** Template tag: strings are escaped, nested HTML is kept, lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.map((string, index) => string + (index < parts.length ? render(parts[index] ?? '') : ''));
  return { html: text.join('') };
}

function render(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((item) => item.html).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A whole page in the plain style that local-cloud's own pages share. */
export function page(language: Language, title: string, content: Html): string {
  const body = html`<title>${title}</title>
    <link rel="stylesheet" href="/local/page.css">
    <main><h1>${title}</h1>${content}</main>`;
  return `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">\n${body.html}\n</html>\n`;
}
