import { BUILT_IN_CATEGORIES, COURSE_LIMITS, LEVELS, LOCALES, offeredIds } from '@cursiv/shared-domain';
import { choiceStories, limitStories, listOf, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, NOW, type RulesSuite, set, update } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';
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
const written = (text: string, originals: string[] = []) =>
  started(
    { outline: '[{"id":"l1"}]' },
    set('courseDrafts/new/bodies/l1_ro', {
      ...{ ownerUid: 'ana', by: 'ana', rev: 1, lessonId: 'l1', locale: 'ro', text, originals },
    }),
  );
const returned = (note: string): ReturnType<Try> => {
  const reason = { note, locale: 'ro', rev: 1 };
  return {
    caller: 'root',
    deed: commit(
      update('courseDrafts/waiting', { status: 'changes_requested', returned: reason, lastAuditId: 'e1' }),
      set(
        'auditEvents/e1',
        auditEvent('draft.returned', 'courseDrafts/waiting', {
          status: ['in_review', 'changes_requested'],
          returned: [null, reason],
        }),
      ),
    ),
  };
};
const suspended = (note: string): ReturnType<Try> => {
  const suspension = { note, locale: 'ro' };
  return {
    caller: 'root',
    deed: commit(
      update('courses/live', { status: 'suspended', suspension, lastAuditId: 'e1' }),
      set(
        'auditEvents/e1',
        auditEvent('course.status.changed', 'courses/live', {
          status: ['published', 'suspended'],
          suspension: [null, suspension],
        }),
      ),
    ),
  };
};
const IN_GLOSSARY = 'rules see the glossary as one text and measure it whole';
const IN_OUTLINE = 'rules see the outline as one text and measure it whole';

/** A draft of a course at its largest, and one character beyond. */
export const courseLimitsSuite: RulesSuite = {
  name: 'the limits of the draft of a course',
  documents: {
    ...PEOPLE,
    'courseDrafts/waiting': draft('in_review', { rev: 1 }),
    'courses/live': { ownerUid: 'ana', status: 'published' },
  },
  cases: [
    ...limitStories(COURSE_LIMITS, {
      title: [(size) => started({ title: { ro: textOf(size) } }), (size) => started({ title: { en: textOf(size) } })],
      subtitle: [(size) => started({ subtitle: { ro: textOf(size) } })],
      description: [(size) => started({ description: { ro: textOf(size) } })],
      // Rules measure the joined lines of a list: one is too long when all of them are.
      outcome: [(size) => started({ outcomes: { ro: listOf(COURSE_LIMITS.outcomes, textOf(size)) } })],
      outcomes: [(size) => started({ outcomes: { ro: listOf(size, 'Scrii frumos') } })],
      outlineText: [(size) => started({ outline: `[{"id":"${textOf(size - 11)}"}]` })],
      glossaryText: [(size) => started({ glossary: `[{"ro":"${textOf(size - 11)}"}]` })],
      glossaryTerms: IN_GLOSSARY,
      glossaryTerm: IN_GLOSSARY,
      originals: [(size) => written('Text', [textOf(size - 1), 'x'])],
      lessonBody: [(size) => written(textOf(size))],
      reasonNote: [(size) => returned(textOf(size)), (size) => suspended(textOf(size))],
      coverAlt: [
        (size) =>
          started({ cover: { path: 'covers/ana/new/c1-a.webp', alt: { ro: textOf(size) }, isDecorative: false } }),
      ],
      units: IN_OUTLINE,
      lessons: IN_OUTLINE,
      lessonTitle: IN_OUTLINE,
      pictures: IN_OUTLINE,
      lessonFiles: IN_OUTLINE,
      fileLabel: IN_OUTLINE,
    }),
    ...choiceStories('category', offeredIds(BUILT_IN_CATEGORIES), (categoryId) => started({ categoryId })),
    ...choiceStories('level', LEVELS, (level) => started({ level })),
    ...choiceStories('language', LOCALES, (baseLocale) => started({ baseLocale })),
  ],
};
