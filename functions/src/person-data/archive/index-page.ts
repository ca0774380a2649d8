import type { Locale } from '@cursiv/shared-domain';
import type { StoredDocument } from '../../store/document-source.ts';
import type { PersonData } from '../gather.ts';
import { PARTS, type Part } from '../parts.ts';
import type { ChosenFiles } from './chosen-files.ts';
import { plain } from './plain-values.ts';
import { COPY_WORDS } from './words.ts';

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:48rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
dl{margin:.5rem 0 .5rem 1rem}dt{font-weight:600}dd{margin:0 0 .5rem 1rem;white-space:pre-wrap}`;

/** The page from which a person reads their copy, without a connection and without scripts. */
export function indexPage(data: PersonData, files: ChosenFiles, locale: Locale, now: Date): string {
  const words = COPY_WORDS[locale];
  const date = new Intl.DateTimeFormat(locale === 'ro' ? 'ro-RO' : 'en-GB', { dateStyle: 'long' }).format(now);
  const part = (name: Part) =>
    `<section><h2>${words.part[name]} (${data[name].length})</h2>${
      data[name].length === 0
        ? `<p>${words.nothing}</p>`
        : `<p><a href="data/${name}.json">${words.open}</a></p>${name === 'files' ? fileList(files, words) : ''}${data[name].map(record).join('')}`
    }</section>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.lead(date)}</p>${PARTS.map(part).join('')}</main></body></html>`;
}

const fileList = ({ taken, left }: ChosenFiles, words: { filesLead: string; tooLarge: string }): string =>
  `<p>${words.filesLead}</p><ul>${taken
    .map(({ entry, name }) => `<li><a href="${escaped(encodeURI(entry))}">${escaped(name)}</a></li>`)
    .join('')}</ul>${
    left.length > 0
      ? `<p>${words.tooLarge}</p><ul>${left.map(({ name }) => `<li>${escaped(name)}</li>`).join('')}</ul>`
      : ''
  }`;

const record = ({ path, fields }: StoredDocument): string =>
  `<details><summary>${escaped(path)}</summary>${shown(plain(fields))}</details>`;

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escaped(String(value ?? '–'));
  const lines = Object.entries(value).map(([name, inner]) => `<dt>${escaped(name)}</dt><dd>${shown(inner)}</dd>`);
  return lines.length > 0 ? `<dl>${lines.join('')}</dl>` : '–';
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
