import { LOCALES, type Locale } from '../../l10n/l10n.ts';
import { commonRow } from '../../text/common-row.ts';
import type { DraftUnit } from '../course-draft-schema.ts';
import { type CourseText, type TextPlace, textsOf, type WrittenCourse } from './course-texts.ts';
import type { CourseVersion } from './course-version-schema.ts';
import { textMark } from './text-mark.ts';

/** One change between two versions of a course. */
export type CourseChange =
  | { kind: 'lessonAdded' | 'lessonRemoved'; lessonId: string }
  | { kind: 'textAdded' | 'textChanged' | 'textRemoved'; textId: string; place: TextPlace; locale: Locale }
  | { kind: 'lessonMoved' | 'lessonSettings'; lessonId: string }
  | { kind: 'unitRemoved'; unitId: string }
  | { kind: 'unitsMoved' | 'settings' };

/** The version before, as far as changes are told from it. */
type Before = Pick<
  CourseVersion,
  'marks' | 'lessonIds' | 'outline' | 'categoryId' | 'level' | 'isSequential' | 'baseLocale'
>;

/** What a course says otherwise than a version of it did. A lesson that is new or gone is one change, whatever it says. */
export function changesSinceVersion(before: Before, course: WrittenCourse, locales: readonly Locale[]): CourseChange[] {
  const lessons = course.content.outline.flatMap((unit) => unit.lessons);
  const ids = lessons.map(({ id }) => id);
  const added = ids.filter((id) => !before.lessonIds.includes(id));
  const removed = before.lessonIds.filter((id) => !ids.includes(id));
  return [
    ...added.map((lessonId) => ({ kind: 'lessonAdded' as const, lessonId })),
    ...removed.map((lessonId) => ({ kind: 'lessonRemoved' as const, lessonId })),
    ...textsOf(course)
      .filter(({ place }) => place.of !== 'lesson' || !added.includes(place.id))
      .flatMap((text) => textChanges(before, text, locales)),
    ...settingsChanges(before, course),
    ...orderChanges(before.outline, course.content.outline),
  ];
}

function textChanges({ marks }: Before, { id, place, value }: CourseText, locales: readonly Locale[]): CourseChange[] {
  return LOCALES.filter((locale) => locales.includes(locale)).flatMap((locale) => {
    const was = marks[id]?.[locale];
    const now = value[locale]?.trim() ? textMark(value[locale] ?? '') : undefined;
    if (was === now) return [];
    const kind = was === undefined ? 'textAdded' : now === undefined ? 'textRemoved' : 'textChanged';
    return [{ kind, textId: id, place, locale }];
  });
}

function settingsChanges(before: Before, { content }: WrittenCourse): CourseChange[] {
  const was = new Map(before.outline.flatMap((unit) => unit.lessons).map((lesson) => [lesson.id, settingsOf(lesson)]));
  const lessons = content.outline.flatMap((unit) => unit.lessons);
  const isChanged =
    before.categoryId !== content.categoryId ||
    before.level !== content.level ||
    (before.isSequential ?? false) !== (content.isSequential ?? false) ||
    before.baseLocale !== content.baseLocale;
  return [
    ...(isChanged ? [{ kind: 'settings' as const }] : []),
    ...lessons
      .filter((lesson) => was.has(lesson.id) && was.get(lesson.id) !== settingsOf(lesson))
      .map(({ id }) => ({ kind: 'lessonSettings' as const, lessonId: id })),
  ];
}

const settingsOf = ({ title, ...lesson }: { title: unknown }) => JSON.stringify(lesson);

/** Sections that went or changed places, and lessons that did; one that only makes room for another has not moved. */
function orderChanges(before: readonly DraftUnit[], now: readonly DraftUnit[]): CourseChange[] {
  const units = now.map(({ id }) => id);
  const gone = before
    .filter(({ id }) => !units.includes(id))
    .map(({ id: unitId }) => ({ kind: 'unitRemoved' as const, unitId }));
  const [was, is] = [before, now].map((side) => side.map(({ id }) => id));
  const kept = (was ?? []).filter((id) => is?.includes(id));
  const isMoved = kept.join() !== (is ?? []).filter((id) => kept.includes(id)).join();
  return [...gone, ...(isMoved ? [{ kind: 'unitsMoved' as const }] : []), ...movedLessons(before, now)];
}

function movedLessons(before: readonly DraftUnit[], now: readonly DraftUnit[]): CourseChange[] {
  const unitOf = (side: readonly DraftUnit[]) =>
    new Map(side.flatMap(({ id, lessons }) => lessons.map((lesson) => [lesson.id, id] as const)));
  const [was, is] = [unitOf(before), unitOf(now)];
  const isInBoth = (id: string) => was.has(id) && is.has(id);
  const [first, second] = [[...was.keys()].filter(isInBoth), [...is.keys()].filter(isInBoth)];
  const stayed = new Set(commonRow(first, second).map(([, place]) => second[place]));
  return second
    .filter((id) => was.get(id) !== is.get(id) || !stayed.has(id))
    .map((lessonId) => ({ kind: 'lessonMoved', lessonId }));
}
