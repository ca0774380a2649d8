import { createHash } from 'node:crypto';
import type { Locale } from '@cursiv/shared-domain';

/** The pages' only style; their policy allows exactly this text. */
const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{max-width:36rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin-top:1rem}
input:not([type=checkbox]),textarea{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem}
button{margin-top:1rem;font:inherit;padding:.5rem 1.25rem}
[role=alert]{border-inline-start:.25rem solid;padding-inline-start:1rem}`;

/** A whole page that works without script; `title` and `body` are HTML already. */
export const plainPage = (locale: Locale, title: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Cursiv</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const style = createHash('sha256').update(STYLE).digest('base64');

/** The headers of such a page: it runs no scripts, because it may show what people typed. */
export const PLAIN_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'X-Robots-Tag': 'noindex',
};
