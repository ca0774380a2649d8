import type { ExpertWords } from '@cursiv/shared-data';
import {
  categoryIdSchema,
  EXPERT_LIMITS,
  type Expert,
  hasVisible,
  LANGUAGE_LEVELS,
  LOCALES,
  type Locale,
  tidied,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const inBoth = z.object({ ro: z.string(), en: z.string() });

/** What an expert types of themselves: every text in both languages, empty when missing; topics with commas between them. */
export const wordsSchema = z.object({
  headline: inBoth,
  bio: inBoth,
  topics: inBoth,
  languages: z.array(z.string()),
  languageLevels: z._default(z.record(z.string(), z.enum(LANGUAGE_LEVELS)), {}),
  categoryIds: z.array(categoryIdSchema),
  /** The path of the portrait. */
  photo: z.optional(z.string()),
});
export type WordsValues = z.infer<typeof wordsSchema>;

const perLocale = <T>(of: (locale: Locale) => T) => ({ ro: of('ro'), en: of('en') });

/** The words of a page, or none, as they are typed. */
export const wordsValues = (expert: Expert | undefined): WordsValues => ({
  headline: perLocale((locale) => expert?.headline[locale] ?? ''),
  bio: perLocale((locale) => expert?.bio[locale] ?? ''),
  topics: perLocale((locale) => (expert?.topics[locale] ?? []).join(', ')),
  languages: expert?.languages ?? [],
  languageLevels: expert?.languageLevels ?? {},
  categoryIds: expert?.categoryIds ?? [],
  ...(expert?.photo && { photo: expert.photo }),
});

const topicsIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((topic) => tidied(topic).trim())
    .filter(Boolean);

const present = <T>(of: (locale: Locale) => T | undefined): { ro?: T; en?: T } =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)] as const).filter(([, value]) => value !== undefined));

/** The words as they are stored. */
export const wordsOf = ({
  headline,
  bio,
  topics,
  languages,
  languageLevels,
  categoryIds,
  photo,
}: WordsValues): ExpertWords => ({
  headline: present((locale) => tidied(headline[locale]).trim() || undefined),
  bio: present((locale) => (hasVisible(bio[locale]) ? bio[locale].trim() : undefined)),
  topics: present((locale) => (topicsIn(topics[locale]).length > 0 ? topicsIn(topics[locale]) : undefined)),
  languages,
  // Of a language that is no longer spoken, no level is told.
  languageLevels: Object.fromEntries(Object.entries(languageLevels).filter(([tag]) => languages.includes(tag))),
  categoryIds,
  ...(photo && { photo }),
});

/** What is missing or too much, by the field it belongs to. */
export type WordsProblem =
  | 'headlineMissing'
  | 'bioMissing'
  | 'languageMissing'
  | 'categoryMissing'
  | 'categoriesTooMany'
  | 'topicsTooMany'
  | 'topicTooLong';
export type WordsProblems = Partial<Record<keyof WordsValues, WordsProblem>>;

/** What stands against saving the words. A page that others see, or are about to see, introduces its person. */
export function wordsProblems(values: WordsValues, standard: 'draft' | 'others'): WordsProblems {
  const words = wordsOf(values);
  const isForOthers = standard === 'others';
  const topics = LOCALES.map((locale) => words.topics[locale] ?? []);
  return {
    ...(isForOthers && !words.headline.ro && !words.headline.en && { headline: 'headlineMissing' as const }),
    ...(isForOthers && !words.bio.ro && !words.bio.en && { bio: 'bioMissing' as const }),
    ...(topics.some((lines) => lines.length > EXPERT_LIMITS.topics) && { topics: 'topicsTooMany' as const }),
    ...(topics.flat().some((topic) => topic.length > EXPERT_LIMITS.topic) && { topics: 'topicTooLong' as const }),
    ...(isForOthers && words.languages.length === 0 && { languages: 'languageMissing' as const }),
    ...(isForOthers && words.categoryIds.length === 0 && { categoryIds: 'categoryMissing' as const }),
    ...(words.categoryIds.length > EXPERT_LIMITS.categories && { categoryIds: 'categoriesTooMany' as const }),
  };
}
