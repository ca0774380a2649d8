import * as z from 'zod/mini';
import type { Locale } from '../l10n/l10n.ts';
import { LOCALES } from '../l10n/l10n.ts';
import { instant } from '../schema.ts';
import { hasVisible } from '../text/visible.ts';
import type { LegalVersion } from './legal-versions.ts';

/** The texts of the site that the law asks for; administrators may replace each (decision 121). */
export const LEGAL_TEXTS = ['terms', 'privacy', 'cookies', 'accessibility'] as const;
export type LegalTextName = (typeof LEGAL_TEXTS)[number];

/** `daysAhead`: how long before its day a version may be published. `versions`: how many a page lists. */
export const LEGAL_LIMITS = { text: 30_000, change: 600, daysAhead: 60, versions: 60 } as const;

/** What administrators say in the place of a text that came with the product. */
export interface LegalText {
  /** The day of the version: ISO 8601, day only; empty until somebody changes it. */
  on: string;
  /** Whether the text is the operator's; else it is the product's, and `text` is empty. */
  own: boolean;
  /** Markdown. */
  text: Record<Locale, string>;
  /** What the version has changed. */
  change: Record<Locale, string>;
}

export const NO_LEGAL_TEXT: LegalText = { on: '', own: false, text: { ro: '', en: '' }, change: { ro: '', en: '' } };

export type LegalField = 'on' | `text.${Locale}` | `change.${Locale}`;
export type LegalProblem = 'missing' | 'tooLong';

const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day)) && dayOf(new Date(day)) === day;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function proseProblem(text: string, most: number): LegalProblem | undefined {
  if (!hasVisible(text)) return 'missing';
  return text.length > most ? 'tooLong' : undefined;
}

/** What is wrong with a legal text, by field. */
export function legalProblems({ on, own, text, change }: LegalText): Partial<Record<LegalField, LegalProblem>> {
  const found: [LegalField, LegalProblem | undefined][] = [['on', isDay(on) ? undefined : 'missing']];
  for (const locale of LOCALES) {
    found.push([`text.${locale}`, own ? proseProblem(text[locale], LEGAL_LIMITS.text) : undefined]);
    found.push([`change.${locale}`, proseProblem(change[locale], LEGAL_LIMITS.change)]);
  }
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

const isNoLegalText = ({ on, own, text, change }: LegalText) =>
  !own && [on, ...Object.values(text), ...Object.values(change)].every((part) => part === '');

const both = z.object({ ro: z.string(), en: z.string() });

export const legalTextSchema: z.ZodMiniType<LegalText> = z
  .object({ on: z.string(), own: z.boolean(), text: both, change: both })
  .check(
    z.refine((value) => isNoLegalText(value) || Object.keys(legalProblems(value)).length === 0),
    z.refine(({ own, text }) => own || (text.ro === '' && text.en === '')),
  );

/** A version that was in force, with its text: `legalVersions/{text}-{on}`. Functions alone write it. */
export const keptLegalVersionSchema = z.object({ on: z.string(), text: both, change: both, keptAt: instant });
export type KeptLegalVersion = z.infer<typeof keptLegalVersionSchema>;

export const legalVersionId = (name: LegalTextName, on: string): string => `${name}-${on}`;
export const legalVersionPath = (name: LegalTextName, on: string): string =>
  `legalVersions/${legalVersionId(name, on)}`;

/** A text's version as lists show it: a kept one can be read. */
export type ListedLegalVersion = LegalVersion & { isKept: boolean };

/**
 * The versions of a text, newest first: those that functions have kept, and of the product's those that were in force before them, or
 * are now.
 */
export function listedVersions(
  { on, own }: Pick<LegalText, 'on' | 'own'>,
  kept: readonly LegalVersion[],
  product: readonly LegalVersion[],
): ListedLegalVersion[] {
  const oldest = kept.at(-1)?.on;
  const isShown = (day: string) => oldest === undefined || day < oldest || (!own && day > on);
  return [
    ...kept.map((version) => ({ ...version, isKept: true })),
    ...product.filter((version) => isShown(version.on)).map((version) => ({ ...version, isKept: false })),
  ].toSorted((one, other) => other.on.localeCompare(one.on));
}

export type DayProblem = 'before' | 'far';

/**
 * What is wrong with the day of a version: it has to come after the version in force, `present`, unless it mends what an administrator
 * has given that day, `stored`; and it may not be too far ahead.
 */
export function legalDayProblem(on: string, present: string, stored: string, now: Date): DayProblem | undefined {
  if (on < present || (on === present && on !== stored)) return 'before';
  const last = new Date(now.getTime() + LEGAL_LIMITS.daysAhead * 86_400_000);
  return on > dayOf(last) ? 'far' : undefined;
}
