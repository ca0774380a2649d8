import { LEADS_PATH, type Locale } from '@cursiv/shared-domain';
import type { LeadField } from './lead-request.ts';
import { LEAD_WORDS } from './words.ts';

/** The pages' only style; their policy allows this very text. */
export const PAGE_STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{max-width:36rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin-top:1rem}
input:not([type=checkbox]),textarea{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem}
button{margin-top:1rem;font:inherit;padding:.5rem 1.25rem}
[role=alert]{border-inline-start:.25rem solid;padding-inline-start:1rem}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (value: unknown) =>
  (typeof value === 'string' ? value : '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const page = (locale: Locale, title: string, body: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Cursiv</title><style>${PAGE_STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Says that the message has arrived. */
export function thanksPage(locale: Locale): string {
  const words = LEAD_WORDS[locale];
  const home = locale === 'en' ? '/en' : '/';
  return page(locale, words.thanks, `<p>${words.thanksText}</p><p><a href="${home}">${words.back}</a></p>`);
}

type Typed = Record<string, unknown>;

/** Says what is wrong, or that there were too many messages, above the form with all that was typed. */
export function formPage(locale: Locale, typed: Typed, problems: readonly LeadField[]): string {
  const words = LEAD_WORDS[locale];
  const list = problems.map((field) => `<li id="${field}-problem">${words.problem[field]}</li>`).join('');
  const alert = list ? `<p>${words.check}</p><ul>${list}</ul>` : `<p>${words.tooOften}</p>`;
  return page(locale, words.failed, `<div role="alert">${alert}</div>${form(locale, typed, problems)}`);
}

function form(locale: Locale, typed: Typed, problems: readonly LeadField[]): string {
  const { field, send } = LEAD_WORDS[locale];
  const attributes = (name: LeadField) =>
    `name="${name}"${problems.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}`;
  const line = (name: 'name' | 'email' | 'phone', type: string) =>
    `<label>${field[name]}<input ${attributes(name)} type="${type}" value="${escaped(typed[name])}"></label>`;
  const lines = [line('name', 'text'), line('email', 'email'), line('phone', 'tel')].join('');
  const message = `<label>${field.message}<textarea ${attributes('message')} rows="6">\n${escaped(typed.message)}</textarea></label>`;
  const consent = `<label><input ${attributes('consent')} type="checkbox"${typed.consent === true ? ' checked' : ''}> ${field.consent}</label>`;
  const unseen = `<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="page" value="${escaped(typed.page)}">`;
  return `<form method="post" action="${LEADS_PATH}" novalidate>${lines}${message}${consent}${unseen}<button>${send}</button></form>`;
}
