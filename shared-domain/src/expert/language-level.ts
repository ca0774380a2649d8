/** How well somebody speaks a language, least first: levels of the CEFR from which one can hold a session, and the first language. */
export const LANGUAGE_LEVELS = ['B1', 'B2', 'C1', 'C2', 'native'] as const;

export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** The levels that people state for the languages they speak, by tag. */
export type LanguageLevels = Readonly<Record<string, LanguageLevel>>;

/** The languages that somebody speaks at this level or better; all of them where none is asked for. */
export function spokenAt(
  { languages, languageLevels = {} }: { languages: readonly string[]; languageLevels?: LanguageLevels | undefined },
  least: LanguageLevel | undefined,
): readonly string[] {
  if (!least) return languages;
  const enough: readonly (LanguageLevel | undefined)[] = LANGUAGE_LEVELS.slice(LANGUAGE_LEVELS.indexOf(least));
  return languages.filter((tag) => enough.includes(languageLevels[tag]));
}
