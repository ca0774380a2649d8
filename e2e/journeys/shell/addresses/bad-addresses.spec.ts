import { EVERY_TEXT } from '@cursiv/shared-domain/testing/texts';
import type { Page } from '@playwright/test';
import { type DocumentFacts, readDocument } from '../../../support/page/document-facts.ts';
import { addressIn } from '../../../support/routes.ts';
import { expect, test } from '../../../support/test.ts';

/** Public pages that read their query, with their known parameters beside the search text. */
const PARAMETERS: [path: string, names: string[]][] = [
  ['/', ['q', 'page', 'category']],
  ['/courses', ['category', 'level', 'language', 'length', 'preview', 'instructor', 'sort', 'page']],
  ['/courses/python-first-steps', ['enroll']],
  ['/resources', ['kind', 'category', 'language', 'access', 'sort', 'page']],
  ['/resurse', ['kind', 'category', 'language', 'access', 'sort', 'page']],
  ['/experts', ['topic', 'language', 'sort']],
  ['/experts/demo-paul-greceanu', ['session', 'at', 'zone']],
  ['/login', ['returnTo']],
  ['/register', ['returnTo']],
];

/** Lists with a search. */
const SEARCHED = ['/courses', '/resources', '/experts'];

/** The most characters of an address's text; a search counts as many. */
const LONGEST = 120;

/**
 * Texts joined into as few as fit an address. Each is tried on every page in one of the languages: they share their code,
 * and differ in words.
 */
function joined(texts: readonly string[], locale: 'ro' | 'en'): string[] {
  const chunks: string[] = [];
  for (const text of texts.filter((_, index) => (index % 2 === 0) === (locale === 'ro'))) {
    const longer = `${chunks.at(-1) ?? ''} ${text}`.trim();
    if (longer.length <= LONGEST) chunks.splice(-1, 1, longer);
    else chunks.push(text.trim());
  }
  return chunks;
}

/** A slash within an id, however encoded, makes an address that no page has: it is refused before any page is asked. */
const HAS_SLASH = /[/\\]/;
const REFUSED = EVERY_TEXT.filter((text) => HAS_SLASH.test(text));
/** Texts as ids in an address. */
const IDS = EVERY_TEXT.filter((text) => text !== '' && !HAS_SLASH.test(text));

/** Pages with an id in their address. */
const NAMED = ['/courses', '/resources', '/experts'];

/** A text as a browser would send it: an unpaired surrogate becomes the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
/** The same as one segment of a path, in the one spelling that is not led elsewhere: only what would end it is written as a number. */
const asSegment = (text: string) => encodeURI(text.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
const queryOf = (names: string[], text: string) => names.map((name) => `${name}=${encoded(text)}`).join('&');

/** The number of pages requested at once. */
const AT_ONCE = 8;

/** Requests a page as a browser without scripts does. */
async function open(page: Page, address: string): Promise<{ status: number; html: string; facts: DocumentFacts }> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  return { status: answer.status(), html, facts: await readDocument(page, html) };
}

/** Texts that a browser would read as elements. */
const MARKUP = EVERY_TEXT.filter((text) => /<[^0-9\s]/.test(text));

function expectNoMarkup(address: string, text: string, html: string): void {
  for (const markup of MARKUP.filter((one) => text.includes(one)))
    expect.soft(html.includes(markup), `${address} holds ${markup} as markup`).toBe(false);
}

/** No part of a text has become markup or code, compared with the same page without it. */
function expectHarmless(address: string, text: string, html: string, facts: DocumentFacts, usual: DocumentFacts) {
  expect.soft(facts.scripts, address).toEqual(usual.scripts);
  expect.soft(facts.carriers, address).toEqual([]);
  expect.soft(facts.brokenData, address).toEqual([]);
  expectNoMarkup(address, text, html);
}

/** Opens many addresses, a few at once; each has the texts that it carries. */
async function openAll(
  page: Page,
  all: readonly string[],
  addressOf: (text: string) => string,
  look: (address: string, text: string, answer: Awaited<ReturnType<typeof open>>) => void,
): Promise<void> {
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const texts = all.slice(first, first + AT_ONCE);
    const answers = await Promise.all(texts.map(async (text) => [text, await open(page, addressOf(text))] as const));
    for (const [text, answer] of answers) look(addressOf(text), text, answer);
  }
}

for (const locale of ['ro', 'en'] as const) {
  test(`parameters of every public page are text and nothing else, ${locale}`, async ({ page }) => {
    for (const [path, names] of PARAMETERS) {
      const usual = await open(page, addressIn(locale, path));
      const addressOf = (text: string) => `${addressIn(locale, path)}?${queryOf(names, text)}`;
      await openAll(page, joined(EVERY_TEXT, locale), addressOf, (address, text, { status, html, facts }) => {
        expect.soft(status, address).toBe(200);
        expect.soft(facts.headings, address).toEqual(usual.facts.headings);
        expectHarmless(address, text, html, facts, usual.facts);
      });
    }
  });

  test(`the search box shows the searched text as it was written, ${locale}`, async ({ page }) => {
    for (const path of SEARCHED) {
      const usual = await open(page, addressIn(locale, path));
      const addressOf = (text: string) => `${addressIn(locale, path)}?q=${encoded(text)}`;
      await openAll(page, joined(EVERY_TEXT, locale), addressOf, (address, text, { status, html, facts }) => {
        expect.soft(status, address).toBe(200);
        expect.soft(facts.headings, address).toEqual(usual.facts.headings);
        const shown = text.toWellFormed();
        // The list's own box comes last; on the courses page it is the only one.
        expect.soft(facts.searches, address).toEqual(path === '/courses' ? [shown] : ['', shown]);
        expectHarmless(address, text, html, facts, usual.facts);
      });
    }
  });

  test(`an id in the address is text and nothing else, ${locale}`, async ({ page }) => {
    for (const path of NAMED) {
      const usual = await open(page, addressIn(locale, `${path}/nothing-here`));
      expect(usual.status).toBe(404);
      const addressOf = (text: string) => `${addressIn(locale, path)}/${encoded(text)}`;
      // Without an id, it is another spelling of the list's address.
      expect((await open(page, addressOf(''))).status).toBe(308);
      const look: Parameters<typeof openAll>[3] = (address, text, { status, html, facts }) => {
        expect.soft(status, address).toBe(404);
        expect.soft(facts.headings, address).toHaveLength(1);
        expectHarmless(address, text, html, facts, usual.facts);
      };
      const idAddress = (text: string) => `${addressIn(locale, path)}/${asSegment(text)}`;
      await openAll(page, joined(IDS, locale), idAddress, look);
      for (const text of joined(REFUSED, locale)) {
        const { status, html } = await open(page, addressOf(text));
        expect.soft(status, addressOf(text)).toBe(404);
        expectNoMarkup(addressOf(text), text, html);
      }
    }
  });
}
