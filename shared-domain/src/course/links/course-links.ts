import { LOCALES, type Locale } from '../../l10n/l10n.ts';
import { type TextPlace, textsOf, type WrittenCourse } from '../publishing/course-texts.ts';

/** How many addresses of one course are looked at. */
export const MOST_LINKS = 200;

/** A link in a text of a course. */
export interface CourseLink {
  address: string;
  place: TextPlace;
  locale: Locale;
}

/** `[words](address "title")`, `<https://…>` and bare addresses, as Markdown reads them. */
const LINKS = /\]\(\s*<?([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?|(https?:\/\/[^\s<>()[\]"'`]+)/giu;

/** What people write after an address, and do not mean as a part of it. */
const AFTER = /[.,;:!?…”’»]+$/u;

/** Whether an address leads anywhere that can be looked at: a web page, or a page of this site. */
const leadsSomewhere = (address: string) => /^(https?:\/\/|\/(?!\/))/i.test(address) && address.length <= 2000;

/** The addresses that a text links to, each once. */
export function linksIn(text: string): string[] {
  const found = [...text.matchAll(LINKS)].map(([, written, bare = '']) => written ?? bare.replace(AFTER, ''));
  return [...new Set(found.filter(leadsSomewhere))];
}

/** Every link in the texts of a course, at most as many as are looked at. */
export function courseLinks(course: WrittenCourse): CourseLink[] {
  const found: CourseLink[] = textsOf(course).flatMap(({ place, value }) =>
    LOCALES.flatMap((locale) => linksIn(value[locale] ?? '').map((address) => ({ address, place, locale }))),
  );
  const addresses = new Set([...new Set(found.map(({ address }) => address))].slice(0, MOST_LINKS));
  return found.filter(({ address }) => addresses.has(address));
}
