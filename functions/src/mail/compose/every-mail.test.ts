import { LOCALES, type Locale, MAIL_TYPES, type MailType } from '@cursiv/shared-domain';
import { previewOf } from '../previews.ts';

const EVERY = MAIL_TYPES.flatMap((type) => LOCALES.map((locale) => [type, locale] as const));

/** Which mails name the other person. */
const PERSON =
  /^(author|booking|enrollment|instructor|waiting)\.|^question\.(asked|answered)$|^review\.received$|^site\.canaryTakenBack$|^(gathered|invitation)$|\.given(Away)?$/;
/** Which name the course, the resource, the file or the offering. */
const WORK =
  /^(author|booking|certificate|course|enrollment|file|instructor|question|resource|review)\.|^waiting\.free$|^site\.budgetExceeded$|^gathered$/;
/** Which name when a meeting begins; of one that is over nobody needs to know it. */
const TIME = /^booking\.(?!completed)|^waiting\.(free|passed)$/;
/** Which name until when something waits. */
const UNTIL = /^waiting\.free$|^security\.deletionAsked(For)?$/;
/** Which nobody can turn off. */
const ALWAYS = /^security\.|^lead\.|^invitation$/;

const CLARA = 'Clara Ionescu';
const TITLE: Record<Locale, string> = { ro: 'Primul an pe cont propriu', en: 'The first year on your own' };
/** On the reader's clock in Bucharest, and on Clara's in London. */
const HERE: Record<Locale, RegExp> = { ro: /luni, 7 decembrie 2026 la 14:00/, en: /Monday,? 7 December 2026 at 14:00/ };
const THERE: Record<Locale, RegExp> = {
  ro: /La Clara Ionescu este luni, 7 decembrie 2026 la 12:00/,
  en: /For Clara Ionescu it is Monday,? 7 December 2026 at 12:00/,
};
const END: Record<Locale, RegExp> = { ro: /8 decembrie 2026 la 14:00/, en: /8 December 2026 at 14:00/ };

/** The page of a mail as its reader reads it, its paragraphs on lines. */
const readOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<\/(p|blockquote|a)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const linksIn = (text: string): string[] => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
/** The pages that are there in one language only have their language in the link's seal. */
const SEALED = ['/unsubscribe', '/leads'];
const isEnglish = (path: string): boolean => path === '/en' || path.startsWith('/en/');

const named = (type: MailType, which: RegExp) => which.test(type);

describe.each(EVERY)('the mail %s in %s', (type, locale) => {
  const { subject, text, html, unsubscribe } = previewOf(type, locale);
  const page = readOf(html);

  it('names whom and what it is about, as text and as a page', () => {
    for (const read of [text, page]) {
      expect(read.includes(CLARA)).toBe(named(type, PERSON));
      expect(read.includes(TITLE[locale])).toBe(named(type, WORK));
    }
  });

  it('tells times on the reader’s clock, and on the other person’s', () => {
    for (const read of [text, page]) {
      expect(HERE[locale].test(read)).toBe(named(type, TIME));
      expect(THERE[locale].test(read)).toBe(named(type, TIME) && type.startsWith('booking.'));
      expect(END[locale].test(read)).toBe(named(type, UNTIL));
    }
  });

  it('leaves no gap where something was to be named', () => {
    for (const read of [subject, text]) expect(read).not.toMatch(/ [.,:;]|[:,]\s*[.,]|“”|„”|\{\{|undefined/);
  });

  it('is written in that language alone', () => {
    const other = previewOf(type, locale === 'ro' ? 'en' : 'ro');
    expect(subject).not.toBe(other.subject);
    expect(page).not.toContain(TITLE[locale === 'ro' ? 'en' : 'ro']);
  });

  it('has the same links on its page, which lead into the site in that language', () => {
    const links = linksIn(text);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(html).toContain(`href="${link}"`);
    const paths = links.map((link) => new URL(link)).filter(({ pathname }) => !SEALED.includes(pathname));
    for (const { origin, pathname } of paths)
      expect([origin, isEnglish(pathname)]).toEqual(['http://localhost:3000', locale === 'en']);
  });

  it('can be ended, unless it must always come', () => {
    expect(unsubscribe === undefined).toBe(named(type, ALWAYS));
    expect(linksIn(text).includes(unsubscribe ?? '')).toBe(!named(type, ALWAYS));
  });
});
