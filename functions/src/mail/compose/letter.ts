import type { Locale } from '@cursiv/shared-domain';
import { escaped } from '../../plain-page/escaped.ts';

/** The parts of a mail, in plain text. */
export interface Letter {
  locale: Locale;
  subject: string;
  hello: string;
  /** Said before several things. */
  lead: string | undefined;
  news: News[];
  why: string;
  links: Link[];
}

/** One thing that is told. */
export interface News {
  sentence: string;
  /** Said after it, such as the time on the other person's clock. */
  more: string | undefined;
  /** The other person's own words. */
  note: string | undefined;
  action: Link;
}

interface Link {
  label: string;
  href: string;
}

/** Colours that are read on white, and the same mail for readers who like it dark. */
const DARK = `@media (prefers-color-scheme:dark){body,.page{background:#16181d!important;color:#e9e7e2!important}.note{border-color:#8fb8ff!important}.soft,.soft a{color:#b5b2ab!important}.button{background:#8fb8ff!important;color:#10131a!important}}`;

/**
 * The mail as a page: one column without tables, pictures or script, its style on the elements themselves because some
 * mail clients remove sheets. Nothing in it is loaded from anywhere, so that opening it tells nobody.
 */
export function letterHtml({ locale, subject, hello, lead, news, why, links }: Letter): string {
  const link = ({ label, href }: Link) => `<a href="${escaped(href)}" style="color:#56534d">${escaped(label)}</a>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${DARK}</style></head>
<body style="margin:0;padding:24px 16px;background:#ffffff"><div class="page" style="max-width:560px;margin:0 auto;background:#ffffff;color:#22201c;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<p style="margin:0 0 24px;font-weight:bold;font-size:20px">Cursiv</p>
${paragraph(hello)}${lead === undefined ? '' : paragraph(lead)}${news.map(newsHtml).join('\n')}
<div class="soft" style="font-size:14px;color:#56534d"><p style="margin:0 0 8px">${escaped(why)}</p><p style="margin:0">${links.map(link).join(' &nbsp; ')}</p></div>
</div></body></html>
`;
}

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

function newsHtml({ sentence, more, note, action }: News): string {
  const quoted =
    note === undefined
      ? ''
      : `<blockquote class="note" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #2c5bb4">${escaped(note).replace(/\n/g, '<br>')}</blockquote>`;
  return `${paragraph(sentence, 'font-size:18px;')}${more === undefined ? '' : paragraph(more)}${quoted}
<p style="margin:24px 0"><a class="button" href="${escaped(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#2c5bb4;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(action.label)}</a></p>`;
}

/** The same mail in plain text. */
export const letterText = ({ hello, lead, news, why, links }: Letter): string =>
  [
    ...[hello, lead].filter((part) => part !== undefined),
    ...news.flatMap(({ sentence, more, note, action }) => [
      ...[sentence, more, note].filter((part) => part !== undefined),
      `${action.label}: ${action.href}`,
    ]),
    ['-- ', why, ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  ].join('\n\n');
