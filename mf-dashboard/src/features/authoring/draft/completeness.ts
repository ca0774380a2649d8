import { type Locale, lessonBodyId, questionTexts } from '@cursiv/shared-domain';
import type { DraftState } from './draft-state.ts';

export interface Completeness {
  filled: number;
  total: number;
}

/** How much of a draft is written in a language: the course's own texts, every heading, the text of every text lesson, and every quiz. */
export function completenessOf({ content, bodies, quizzes }: DraftState, locale: Locale): Completeness {
  const lessons = content.outline.flatMap((unit) => unit.lessons);
  const texts = [
    content.title[locale],
    content.subtitle[locale],
    content.description[locale],
    content.outcomes[locale]?.join(''),
    ...content.outline.map(({ title }) => title[locale]),
    ...lessons.map(({ title }) => title[locale]),
    ...lessons.filter(({ type }) => type === 'text').map(({ id }) => bodies[lessonBodyId(id, locale)]),
    ...lessons
      .filter(({ type }) => type === 'quiz')
      .flatMap(({ id }) => (quizzes[id] ?? []).flatMap(questionTexts))
      .map((text) => text[locale]),
  ];
  return { filled: texts.filter((text) => text?.trim()).length, total: texts.length };
}
