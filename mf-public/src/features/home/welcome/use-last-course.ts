import type { Enrollment } from '@cursiv/shared-domain';
import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { useEffect, useState } from 'react';
import { loadPayload } from '../../../shared/load-payload.ts';

/** The lesson at which somebody stopped learning. */
export interface LastCourse {
  courseId: string;
  title: string;
  percent: number;
}

/** The course in which somebody took the latest step; undefined while it is unknown or unavailable, and when there is none. */
export function useLastCourse(uid: string | undefined): LastCourse | undefined {
  const locale = useLocale();
  const [last, setLast] = useState<LastCourse>();
  useEffect(() => {
    if (uid === undefined) return;
    let isWanted = true;
    findLast(uid, locale).then(
      (found) => isWanted && setLast(found),
      // The link to all courses already stands there.
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

/** A person's enrolments, read now, latest change first. */
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
