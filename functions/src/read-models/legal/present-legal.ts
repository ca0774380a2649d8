import {
  contentPath,
  LEGAL_LIMITS,
  type LegalText,
  type LegalTextName,
  type LegalVersion,
  type ListedLegalVersion,
  LOCALES,
  type Locale,
  legalTextSchema,
  listedVersions,
  NO_LEGAL_TEXT,
  PRODUCT_VERSIONS,
} from '@cursiv/shared-domain';
import { PRODUCT_TEXTS } from '@cursiv/shared-domain/legal-texts';
import * as z from 'zod/mini';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

const storedLegalSchema = z.object({
  value: legalTextSchema,
  /** What functions have kept, newest first: beside the value, so that it is no part of the history in the audit log. */
  versions: z.array(z.object({ on: z.string(), change: z.object({ ro: z.string(), en: z.string() }) })),
});

/** A legal text as administrators have left it, and the versions of it that were kept. */
export interface StoredLegal {
  value: LegalText;
  kept: LegalVersion[];
}

/** A legal text as it is stored; what came with the product until somebody changes it, and when what is stored has not its form. */
export async function storedLegal(source: Pick<DocumentSource, 'get'>, name: LegalTextName): Promise<StoredLegal> {
  const stored = parsed(storedLegalSchema, await source.get(contentPath(name)));
  return stored ? { value: stored.value, kept: stored.versions } : { value: NO_LEGAL_TEXT, kept: [] };
}

/** The versions of a text, newest first; the first of them is in force. */
export const versionsOf = (name: LegalTextName, { value, kept }: StoredLegal): ListedLegalVersion[] =>
  listedVersions(value, kept, PRODUCT_VERSIONS[name]).slice(0, LEGAL_LIMITS.versions);

/** The day of the version in force. */
export const presentDay = (name: LegalTextName, stored: StoredLegal): string => versionsOf(name, stored)[0]?.on ?? '';

/** The words of a value in both languages, wherever they are kept. */
export const wordsOf = (name: LegalTextName, { own, text }: LegalText): Record<Locale, string> =>
  own
    ? text
    : (Object.fromEntries(LOCALES.map((locale) => [locale, PRODUCT_TEXTS[name][locale].text])) as LegalText['text']);
