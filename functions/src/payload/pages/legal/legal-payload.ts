import {
  AGREED_TEXTS,
  keptLegalVersionSchema,
  LEGAL_TEXTS,
  type LegalTextName,
  type Locale,
  legalVersionPath,
  type Payloads,
} from '@cursiv/shared-domain';
import { PRODUCT_TEXTS } from '@cursiv/shared-domain/legal-texts';
import { presentDay, storedLegal, versionsOf, wordsOf } from '../../../read-models/legal/present-legal.ts';
import type { DocumentSource } from '../../../store/document-source.ts';
import { parsed } from '../../../store/parsed.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A legal text as it is, or as it was on the day that follows its name; undefined when there is none. One document is read, or two for the
 * day of the text in force.
 */
export async function legalPayload(
  source: DocumentSource,
  locale: Locale,
  id: string,
): Promise<Payloads['legal-text'] | undefined> {
  const name = LEGAL_TEXTS.find((known) => id === known || id.startsWith(`${known}-`));
  if (!name) return undefined;
  return id === name ? present(source, locale, name) : ofDay(source, locale, name, id.slice(name.length + 1));
}

const headOf = (name: LegalTextName, locale: Locale) => {
  const { title, summary } = PRODUCT_TEXTS[name][locale];
  return { title, summary };
};

async function present(source: DocumentSource, locale: Locale, name: LegalTextName): Promise<Payloads['legal-text']> {
  const stored = await storedLegal(source, name);
  return {
    ...headOf(name, locale),
    text: wordsOf(name, stored.value)[locale],
    on: presentDay(name, stored),
    isModel: !stored.value.own,
    versions: versionsOf(name, stored).map(({ on, change, isKept }) => ({ on, change: change[locale], isKept })),
  };
}

async function ofDay(
  source: DocumentSource,
  locale: Locale,
  name: LegalTextName,
  day: string,
): Promise<Payloads['legal-text'] | undefined> {
  if (!DAY.test(day)) return undefined;
  const version = parsed(keptLegalVersionSchema, await source.get(legalVersionPath(name, day)));
  if (!version) return inForceSince(source, locale, name, day);
  const { on, text, change } = version;
  return {
    ...headOf(name, locale),
    ...{ text: text[locale], on, isModel: false },
    versions: [{ on, change: change[locale], isKept: true }],
  };
}

/** An address with a day is one to cite, so the text in force has it, too. */
async function inForceSince(
  source: DocumentSource,
  locale: Locale,
  name: LegalTextName,
  day: string,
): Promise<Payloads['legal-text'] | undefined> {
  const text = await present(source, locale, name);
  return text.on === day ? { ...text, versions: text.versions.filter(({ on }) => on === day) } : undefined;
}

/** What changed in the texts that people agree to, newest first. */
export async function legalChangesPayload(source: DocumentSource, locale: Locale): Promise<Payloads['legal']> {
  const lists = await Promise.all(
    AGREED_TEXTS.map(async (text) =>
      versionsOf(text, await storedLegal(source, text)).map(({ on, change }) => ({ text, on, change: change[locale] })),
    ),
  );
  return { changes: lists.flat().toSorted((one, other) => other.on.localeCompare(one.on)) };
}
