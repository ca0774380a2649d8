import { globSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, NOTIFICATION_TYPES, type Notification, namedIn } from '@cursiv/shared-domain';
import { type DeclaredPages, type RouteDeclaration, routesOf, siteAddress } from '@cursiv/shared-platform';
import { SENTENCE_WORDS } from '../mail/compose/mail-words.ts';
import { toldOfAccounts } from './testing/produced/of-accounts.ts';
import { toldOfBookings } from './testing/produced/of-bookings.ts';
import { toldOfContent } from './testing/produced/of-content.ts';
import { toldOfTeaching } from './testing/produced/of-teaching.ts';
import { toldIn } from './testing/produced/produced.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let routes: RouteDeclaration[];
let produced: Notification[];
beforeAll(async () => {
  const pages = globSync('mf-*/src/pages.ts', { cwd: root }).map(
    async (file) => ((await import(path.join(root, file))) as { pages: DeclaredPages }).pages,
  );
  routes = (await Promise.all(pages)).flatMap(routesOf);
  const worlds = [toldOfBookings(), toldOfContent(), toldOfTeaching(), toldOfAccounts()];
  produced = (await Promise.all(worlds)).flat().flatMap(toldIn);
});

const ofType = (type: Notification['type']) => produced.filter((one) => one.type === type);
const pageAt = (address: string) => siteAddress(new URL(address, 'https://cursiv.test').pathname, routes)?.route;

/** What the sentence of a type names. */
function namesIn(type: Notification['type'], locale: (typeof LOCALES)[number]): string[] {
  const [subject = '', event = ''] = type.split('.');
  const sentence = (SENTENCE_WORDS[locale].said as Record<string, Record<string, string>>)[subject]?.[event] ?? '';
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}

describe.each(NOTIFICATION_TYPES)('what is told as %s', (type) => {
  it('leads to a page, in both languages', () => {
    expect(ofType(type)).not.toEqual([]);
    for (const { link } of ofType(type)) {
      expect(link).not.toMatch(/undefined|null|\[object|NaN|\/\/|^\/en\b/);
      expect(pageAt(link)).toBeDefined();
      expect(pageAt(`/en${link}`)).toEqual(pageAt(link));
    }
  });

  it.each(LOCALES)('names all that its sentence says, in %s', (locale) => {
    for (const { params } of ofType(type)) {
      const named: Record<string, string> = namedIn(params, locale, SENTENCE_WORDS[locale].userFlag, (at) =>
        at.toISOString(),
      );
      expect(namesIn(type, locale).filter((name) => !named[name])).toEqual([]);
    }
  });
});
