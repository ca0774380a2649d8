import type { Enrollment } from '@cursiv/shared-domain';
import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { useEffect, useState } from 'react';
import { loadPayload } from '../../shared/load-payload.ts';

/** Where somebody stopped learning. */
export interface LastCourse {
  courseId: string;
  title: string;
  percent: number;
}

/** The course that somebody took a step in last; undefined until it is known, and when there is none or it cannot be had. */
export function useLastCourse(uid: string | undefined): LastCourse | undefined {
  const locale = useLocale();
  const [last, setLast] = useState<LastCourse>();
  useEffect(() => {
    if (uid === undefined) return;
    let isWanted = true;
    findLast(uid, locale).then(
      (found) => isWanted && setLast(found),
      // The way to all courses stands there already.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [uid, locale]);
  return uid === undefined ? undefined : last;
}

async function findLast(uid: string, locale: Locale): Promise<LastCourse | undefined> {
  const enrollment = (await enrollmentsOf(uid)).find(({ status }) => status === 'active');
  if (!enrollment) return undefined;
  const { course } = await loadPayload('course', { locale }, enrollment.courseId);
  return { courseId: course.id, title: course.title.text, percent: enrollment.progress.pct };
}

/** A person's enrolments as they are now, the last changed first. */
async function enrollmentsOf(uid: string): Promise<Enrollment[]> {
  const { watchEnrollments } = await import('@cursiv/shared-data');
  return new Promise((resolve, reject) => {
    const end = () => queueMicrotask(() => stop());
    const stop = watchEnrollments(uid)({
      next: (enrollments) => {
        end();
        resolve(enrollments);
      },
      fail: (error) => {
        end();
        reject(error);
      },
    });
  });
}
