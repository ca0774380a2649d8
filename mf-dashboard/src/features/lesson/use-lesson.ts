import { type Loadable, useLoad } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { useCallback, useState } from 'react';
import { loadDraft, loadPublished } from '../../shared/courses/load-course.ts';
import { lessonsOf, type ReadableCourse, type ReadableLesson } from '../../shared/courses/readable-course.ts';
import { useSettledUid } from '../../shared/use-settled-uid.ts';
import { readAhead } from './text/text-ahead.ts';

export interface LessonFound {
  course: ReadableCourse;
  lesson: ReadableLesson;
}

const unsettled = () => new Promise<never>(() => undefined);
const nothing = () => Promise.resolve(undefined);

function lessonIn(course: ReadableCourse | undefined, lessonId: string): LessonFound | undefined {
  const lesson = course && [...lessonsOf(course), ...course.retired].find(({ id }) => id === lessonId);
  return course && lesson && { course, lesson };
}

/**
 * Loads a course once and finds the lesson in it: in the published course, else in the author's draft, which learners never ask
 * for; undefined when it is in neither. A preview shows the draft alone.
 */
export function useLesson(courseId: string, lessonId: string, isPreview: boolean): Loadable<LessonFound | undefined> {
  const { isKnown, uid } = useSettledUid();
  // The lesson that the page opens with: its text is asked for together with the outline.
  const [opened] = useState({ lessonId, locale: useLocale() });
  const published = useLoad(
    useCallback(() => {
      if (!isKnown) return unsettled();
      return isPreview ? nothing() : loadPublished(courseId, (course) => readAhead({ uid, course, ...opened }));
    }, [isKnown, uid, courseId, isPreview, opened]),
  );
  const found = published.status === 'ready' ? lessonIn(published.value, lessonId) : undefined;
  const asksDraft = published.status === 'ready' && !found && uid !== undefined;
  const draft = useLoad(useCallback(() => (asksDraft ? loadDraft(courseId) : nothing()), [asksDraft, courseId]));
  if (published.status !== 'ready') return published;
  if (found || !asksDraft) return { status: 'ready', value: found };
  return draft.status === 'ready' ? { status: 'ready', value: lessonIn(draft.value, lessonId) } : draft;
}
