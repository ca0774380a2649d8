import { type Loadable, useLoad } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { useCallback, useState } from 'react';
import { type LessonText, readText, type TextCourse } from './read-text.ts';
import { knownAhead, takeAhead } from './text-ahead.ts';

/**
 * Loads a lesson's text in the page's language, or else in another; the data rules say whether it is closed. It is asked for
 * before it is known whether a `learner` reads, and again when one comes to what was closed, or leaves. While the next one loads the
 * last one stays, so that the page keeps its height and the reader their place.
 */
export function useLessonText(
  course: TextCourse,
  lessonId: string,
  uid: string | undefined,
  learner: unknown,
): Loadable<LessonText> {
  const locale = useLocale();
  const [asked, setAsked] = useState({ learner, times: 1 });
  const text = useLoad(
    // biome-ignore lint/correctness/useExhaustiveDependencies: enrolling opens what was closed.
    useCallback(
      () => takeAhead({ uid, course, lessonId, locale }) ?? readText(course, lessonId, locale),
      [uid, course, lessonId, locale, asked.times],
    ),
  );
  if (text.status !== 'loading' && learner !== asked.learner) {
    const isKept = asked.learner === undefined && text.status === 'ready' && text.value.state !== 'closed';
    setAsked({ learner, times: asked.times + (isKept ? 0 : 1) });
  }
  const [last, setLast] = useState<Loadable<LessonText>>(() => {
    const value = knownAhead({ uid, course, lessonId, locale });
    return value ? { status: 'ready', value } : text;
  });
  if (text.status !== 'loading' && text !== last) setLast(text);
  return text.status === 'loading' && last.status === 'ready' ? last : text;
}
