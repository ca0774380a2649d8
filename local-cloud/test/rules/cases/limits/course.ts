import { CATEGORY_IDS, COURSE_LIMITS, LEVELS, LOCALES } from '@cursiv/shared-domain';
import { choiceStories, limitStories, listOf, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, NOW, type RulesSuite, set } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { draft } from '../lives/course-draft.ts';
import { PEOPLE } from '../people.ts';

const started = (changes: Fields, ...bodies: ReturnType<typeof set>[]): ReturnType<Try> => ({
  caller: 'ana',
  deed: commit(
    set('courseDrafts/new', draft('draft', { rev: 1, createdAt: NOW, updatedAt: NOW, ...changes })),
    counted('ana', 'courseDrafts', 'new'),
    ...bodies,
  ),
});
const written = (text: string) =>
  started(
    { outline: '[{"id":"l1"}]' },
    set('courseDrafts/new/bodies/l1_ro', { ownerUid: 'ana', lessonId: 'l1', locale: 'ro', text }),
  );
const IN_OUTLINE = 'rules see the outline as one text and measure it whole';

/** The draft of a course as long as it may be, and one character more. */
export const courseLimitsSuite: RulesSuite = {
  name: 'the limits of the draft of a course',
  documents: { ...PEOPLE },
  cases: [
    ...limitStories(COURSE_LIMITS, {
      title: [(size) => started({ title: { ro: textOf(size) } }), (size) => started({ title: { en: textOf(size) } })],
      subtitle: [(size) => started({ subtitle: { ro: textOf(size) } })],
      description: [(size) => started({ description: { ro: textOf(size) } })],
      // Rules measure the lines of a list joined: one is too long when all of them are.
      outcome: [(size) => started({ outcomes: { ro: listOf(COURSE_LIMITS.outcomes, textOf(size)) } })],
      outcomes: [(size) => started({ outcomes: { ro: listOf(size, 'Scrii frumos') } })],
      outlineText: [(size) => started({ outline: `[${textOf(size - 2)}]` })],
      lessonBody: [(size) => written(textOf(size))],
      sections: IN_OUTLINE,
      lessons: IN_OUTLINE,
      lessonTitle: IN_OUTLINE,
    }),
    ...choiceStories('category', CATEGORY_IDS, (categoryId) => started({ categoryId })),
    ...choiceStories('level', LEVELS, (level) => started({ level })),
    ...choiceStories('language', LOCALES, (baseLocale) => started({ baseLocale })),
  ],
};
