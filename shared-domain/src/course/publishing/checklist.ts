import type { Locale } from '../../l10n/l10n.ts';
import { sameValues } from '../../same-values.ts';
import { COURSE_LIMITS } from '../course.ts';
import type { Check } from './checks/check.ts';
import { hiddenChecks } from './checks/hidden-checks.ts';
import { coverChecks, fileChecks, pictureChecks, videoChecks } from './checks/media-checks.ts';
import { quizChecks } from './checks/quiz-checks.ts';
import { isNeededIn, isWritten, textsOf, type WrittenCourse } from './course-texts.ts';
import { type LiveVersion, outdatedTexts } from './language-state.ts';

const COURSE = { of: 'course', field: 'title' } as const;
/** An image in Markdown that says nothing to who does not see it. */
const SILENT_IMAGE = /!\[\s*\]\(/;

/** Everything to be seen to before a course is published in these languages, what is needed first. */
export function checklist(course: WrittenCourse, locales: readonly Locale[], live?: LiveVersion): Check[] {
  const hidden = hiddenChecks(course, locales);
  // What is there and cannot be seen is not also missing.
  const isNews = ({ place, locale }: Check) =>
    !hidden.some((known) => known.locale === locale && sameValues(known.place, place));
  const found = [
    ...outlineChecks(course),
    ...hidden,
    ...textChecks(course, locales).filter(isNews),
    ...coverChecks(course, locales),
    ...lessonChecks(course, locales),
    ...quizChecks(course, locales),
    ...outdatedChecks(course, locales, live),
  ];
  return [...found.filter(({ isNeeded }) => isNeeded), ...found.filter(({ isNeeded }) => !isNeeded)];
}

/** Whether nothing that is needed is missing. */
export const isPublishable = (checks: readonly Check[]): boolean => !checks.some(({ isNeeded }) => isNeeded);

function outlineChecks({ content: { outline } }: WrittenCourse): Check[] {
  const lessons = outline.flatMap((unit) => unit.lessons);
  const empty = outline.filter((unit) => unit.lessons.length === 0);
  return [
    ...(lessons.length === 0 ? [{ kind: 'noLessons' as const, isNeeded: true, place: COURSE }] : []),
    ...(lessons.length > COURSE_LIMITS.lessons || outline.length > COURSE_LIMITS.units
      ? [{ kind: 'tooManyLessons' as const, isNeeded: true, place: COURSE }]
      : []),
    ...empty.map(({ id }) => ({ kind: 'emptyUnit' as const, isNeeded: true, place: { of: 'unit' as const, id } })),
  ];
}

function textChecks(course: WrittenCourse, locales: readonly Locale[]): Check[] {
  const { baseLocale } = course.content;
  return locales.flatMap((locale) =>
    // A quiz is checked question by question.
    textsOf({ content: course.content, texts: course.texts }).flatMap((text): Check[] => {
      const { place, value } = text;
      const isThere = isWritten(text, locale);
      if (!isThere && isNeededIn(text, locale, baseLocale))
        return [{ kind: 'textMissing', isNeeded: true, place, locale }];
      if (!isThere && place.of === 'course' && place.field === 'description')
        return [{ kind: 'noDescription', isNeeded: false, place, locale }];
      if (!isThere && place.of === 'course' && place.field === 'outcomes')
        return [{ kind: 'noOutcomes', isNeeded: false, place, locale }];
      if (place.of === 'lesson' && place.field === 'text' && (value[locale] ?? '').length > COURSE_LIMITS.lessonBody)
        return [{ kind: 'tooLong', isNeeded: true, place, locale }];
      return SILENT_IMAGE.test(value[locale] ?? '') ? [{ kind: 'noImageText', isNeeded: false, place, locale }] : [];
    }),
  );
}

const lessonChecks = (course: WrittenCourse, locales: readonly Locale[]): Check[] =>
  course.content.outline.flatMap(({ lessons }) =>
    lessons.flatMap((it) => [
      ...(it.type === 'video' ? videoChecks(it, course, locales) : []),
      ...(it.type === 'file' ? fileChecks(it) : []),
      ...pictureChecks(it, course, locales),
    ]),
  );

/** Translations whose source says something else by now. */
const outdatedChecks = (course: WrittenCourse, locales: readonly Locale[], live: LiveVersion | undefined): Check[] =>
  locales.flatMap((locale) =>
    outdatedTexts(textsOf(course), locale, course.content.baseLocale, live).map(({ place }) => ({
      ...{ kind: 'outdated' as const, isNeeded: false, place, locale },
    })),
  );
