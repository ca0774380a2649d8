import { type Loadable, useLoad } from '@cursiv/shared-data';
import { useCallback } from 'react';
import { type CourseView, type LessonView, lessonsOf } from '../../shared/course-view.ts';
import { loadOwnDraft, loadPublished } from '../../shared/load-course.ts';
import { useSettledUid } from '../../shared/use-settled-uid.ts';

export interface LessonFound {
  course: CourseView;
  lesson: LessonView;
}

const unsettled = () => new Promise<never>(() => undefined);

/**
 * Loads a course once and finds the lesson in it: in the published course, else in the author's draft; undefined when
 * it is in neither.
 */
export function useLesson(courseId: string, lessonId: string): Loadable<LessonFound | undefined> {
  const { isKnown, uid } = useSettledUid();
  const courses = useLoad(
    useCallback(async () => {
      if (!isKnown) return unsettled();
      return Promise.all([loadPublished(courseId), uid ? loadOwnDraft(courseId, uid) : undefined]);
    }, [isKnown, uid, courseId]),
  );
  if (courses.status !== 'ready') return courses;
  for (const course of courses.value) {
    const lesson = course && lessonsOf(course).find(({ id }) => id === lessonId);
    if (course && lesson) return { status: 'ready', value: { course, lesson } };
  }
  return { status: 'ready', value: undefined };
}
