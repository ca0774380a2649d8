import { COURSE_LIMITS, folded, type GlossaryTerm, type Locale } from '@cursiv/shared-domain';

/** The glossary with a word of a language in it, and where it stands; a full one stays as it is. */
export function withTerm(
  glossary: readonly GlossaryTerm[],
  locale: Locale,
  word: string,
): { glossary: GlossaryTerm[]; index: number } {
  const present = glossary.findIndex((term) => folded(term[locale].trim()) === folded(word.trim()));
  if (present >= 0) return { glossary: [...glossary], index: present };
  if (glossary.length >= COURSE_LIMITS.glossaryTerms) return { glossary: [...glossary], index: glossary.length - 1 };
  return { glossary: [...glossary, { ro: '', en: '', [locale]: word.trim() }], index: glossary.length };
}
