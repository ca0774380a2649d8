import { isKnownZone } from '../availability/wall-time.ts';
import { LANGUAGE_LEVELS, type LanguageLevel } from '../expert/language-level.ts';
import { type ListParameters, oneOf, pageNumber, searchText, toCanonical, whenId } from './list-parameters.ts';

export const EXPERT_SORTS = ['next', 'rating', 'name'] as const;
export type ExpertSort = (typeof EXPERT_SORTS)[number];

/** The filters of the list of experts that count their values, by the name of their parameter in the address. */
export const EXPERT_FILTERS = ['topic', 'language'] as const;
export type ExpertFilterName = (typeof EXPERT_FILTERS)[number];

/** The parts of the coming seven days in which somebody may have time. */
export const WEEK_PARTS = ['mornings', 'afternoons', 'evenings', 'weekend'] as const;
export type WeekPart = (typeof WEEK_PARTS)[number];

/** The query for a page of experts. */
export interface ExpertQuery {
  /** As typed, without surrounding space. */
  text: string;
  topic?: string | undefined;
  language?: string | undefined;
  /** Only those who speak the language, or any, at this level or better. */
  fluency?: LanguageLevel | undefined;
  /** Only those with a free time then, on the clock of `zone` (IANA id). */
  time?: WeekPart | undefined;
  zone?: string | undefined;
  /** Only those who can explain this course. */
  course?: string | undefined;
  sort: ExpertSort;
  page: number;
}

const zoneIn = (value: string | null) => (value && value.length <= 64 && isKnownZone(value) ? value : undefined);

/** A code of a language, such as `ro` or `pt-BR`: its name is written by it. */
const languageIn = (value: string | null) =>
  value && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(value) ? value : undefined;

/** Parses an address's parameters; unknown ones are ignored, never an error. */
export function parseExpertQuery(parameters: ListParameters): ExpertQuery {
  const time = oneOf(WEEK_PARTS, parameters.get('time'));
  return {
    text: searchText(parameters),
    topic: parameters.get('topic')?.slice(0, 120) || undefined,
    language: languageIn(parameters.get('language')),
    fluency: oneOf(LANGUAGE_LEVELS, parameters.get('fluency')),
    time,
    zone: time && (zoneIn(parameters.get('zone')) ?? 'Europe/Bucharest'),
    course: whenId(parameters.get('course')),
    sort: oneOf(EXPERT_SORTS, parameters.get('sort')) ?? 'next',
    page: pageNumber(parameters),
  };
}

/** The only way to write a query as parameters. */
export function expertQueryString({ sort, ...query }: ExpertQuery): string {
  return toCanonical({ ...query, sort: sort === 'next' ? undefined : sort });
}
