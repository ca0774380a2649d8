import { getCourse, type Loadable, useLoad } from '@cursiv/shared-data';
import { type Course, errorCode } from '@cursiv/shared-domain';
import { useCallback } from 'react';

async function courseIfOpen(courseId: string): Promise<Course[]> {
  try {
    const course = await getCourse(courseId);
    return course ? [course] : [];
  } catch (error) {
    if (errorCode(error) === 'no-access') return [];
    throw error;
  }
}

/** Loads courses by id; those closed to the reader are left out. */
export function useCourses(courseIds: readonly string[]): Loadable<Map<string, Course>> {
  const key = [...courseIds].sort().join('/');
  return useLoad(
    useCallback(async () => {
      const courses = await Promise.all(key.split('/').filter(Boolean).map(courseIfOpen));
      return new Map(courses.flat().map((course) => [course.id, course]));
    }, [key]),
  );
}
