import { LOCALES, type Locale, lessonBodyId } from '@cursiv/shared-domain';
import type { DraftState } from '../../draft/draft-state.ts';

/** What of a draft tells which languages it has. */
type Written = Pick<DraftState, 'content' | 'bodies'>;

const isWritten = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** The languages in which somebody has begun to write lessons: who writes one language only misses nothing of the other. */
export const begunLanguages = ({ bodies, content }: Written): Locale[] =>
  LOCALES.filter(
    (locale) =>
      locale === content.baseLocale ||
      content.outline.some(({ lessons }) =>
        lessons.some(({ id, title }) => isWritten(title[locale]) || isWritten(bodies[lessonBodyId(id, locale)])),
      ),
  );

/** For each lesson, by its id, the languages of these in which its title or a text that it needs is missing: `ro,en`. */
export function missingLanguages({ bodies, content }: Written, locales: readonly Locale[]): Map<string, string> {
  const lessons = content.outline.flatMap((unit) => unit.lessons);
  const missing = lessons.map(({ id, title, type }): [string, string] => {
    const needsText = type === 'text' || isWritten(bodies[lessonBodyId(id, content.baseLocale)]);
    const lacks = (locale: Locale) =>
      !isWritten(title[locale]) || (needsText && !isWritten(bodies[lessonBodyId(id, locale)]));
    return [id, locales.filter(lacks).join()];
  });
  return new Map(missing);
}
