import { type LessonProgress, type Locale, lessonKeys, readKey, timeBucket } from '@cursiv/shared-domain';

/** What a learner's progress in a lesson adds one to; nothing without progress. */
export function lessonShare(
  { lessonId, state, locale, readLocale, startedAt, completedAt }: LessonProgress,
  baseLocale: Locale,
): string[] {
  const wanted = locale ?? baseLocale;
  const language = { wanted, read: readLocale ?? wanted };
  if (state !== 'completed') return [lessonKeys.opened(lessonId, language)];
  const seconds = startedAt && completedAt ? (completedAt.getTime() - startedAt.getTime()) / 1000 : 0;
  return [
    lessonKeys.opened(lessonId, language),
    lessonKeys.finished(lessonId, language),
    ...(seconds > 0 ? [lessonKeys.time(lessonId, timeBucket(seconds))] : []),
  ];
}

/** A share with what it has of one lesson replaced. */
export const withLesson = (keys: readonly string[], lessonId: string, share: readonly string[]): string[] => [
  ...keys.filter((key) => readKey(key).id !== lessonId),
  ...share,
];
