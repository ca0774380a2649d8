import { LEADS_PATH, type Locale } from '@cursiv/shared-domain';
import { escaped } from '../plain-page/escaped.ts';
import { plainPage } from '../plain-page/plain-page.ts';
import type { LeadField } from './lead-request.ts';
import { LEAD_WORDS } from './words.ts';

const typedText = (value: unknown) => escaped(typeof value === 'string' ? value : '');

/** Says that the message has arrived. */
export function thanksPage(locale: Locale): string {
  const words = LEAD_WORDS[locale];
  const home = locale === 'en' ? '/en' : '/';
  return plainPage(locale, words.thanks, `<p>${words.thanksText}</p><p><a href="${home}">${words.back}</a></p>`);
}

type Typed = Record<string, unknown>;

/** Explains what is wrong, or that there were too many messages, above the form with everything that was typed. */
export function formPage(locale: Locale, typed: Typed, problems: readonly LeadField[]): string {
  const words = LEAD_WORDS[locale];
  const list = problems.map((field) => `<li id="${field}-problem">${words.problem[field]}</li>`).join('');
  const alert = list ? `<p>${words.check}</p><ul>${list}</ul>` : `<p>${words.tooOften}</p>`;
  return plainPage(locale, words.failed, `<div role="alert">${alert}</div>${form(locale, typed, problems)}`);
}

function form(locale: Locale, typed: Typed, problems: readonly LeadField[]): string {
  const { field, send } = LEAD_WORDS[locale];
  const attributes = (name: LeadField) =>
    `name="${name}"${problems.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}`;
  const line = (name: 'name' | 'email' | 'phone', type: string) =>
    `<label>${field[name]}<input ${attributes(name)} type="${type}" value="${typedText(typed[name])}"></label>`;
  const lines = [line('name', 'text'), line('email', 'email'), line('phone', 'tel')].join('');
  const message = `<label>${field.message}<textarea ${attributes('message')} rows="6">\n${typedText(typed.message)}</textarea></label>`;
  const consent = `<label><input ${attributes('consent')} type="checkbox"${typed.consent === true ? ' checked' : ''}> ${field.consent}</label>`;
  const unseen = `<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="page" value="${typedText(typed.page)}">`;
  return `<form method="post" action="${LEADS_PATH}" novalidate>${lines}${message}${consent}${unseen}<button>${send}</button></form>`;
}
