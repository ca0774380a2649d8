import { errorCode } from '@cursiv/shared-domain';
import { getCourse } from '../../courses/get-course.ts';
import { getLessons } from '../../courses/get-lessons.ts';
import { tellWaiting } from '../progress/waiting-progress.ts';
import { courseCache } from '../store/addresses.ts';
import { keptCourses } from '../store/kept-course.ts';
import { keepWords } from '../words/keep-words.ts';
import { tellNotes } from '../words/waiting-notes.ts';
import { endKeeping, removeCourse } from './forget-kept.ts';
import { keepCourse } from './keep-course.ts';
import { keepSite } from './keep-site.ts';
import { planKeeping } from './keeping-plan.ts';

/**
 * Brings what a person keeps up to date: tells the progress and the notes that wait, keeps the live site, and the newest version of each course. One
 * that is closed to them now is removed. Rejects when there is no connection.
 */
export async function refreshKept(uid: string): Promise<void> {
  await tellWaiting(uid);
  await tellNotes(uid);
  if (await endKeeping(uid)) return;
  await keepSite();
  for (const { courseId, version, withVideos, closedLessons } of await keptCourses(uid)) {
    try {
      const course = await getCourse(courseId);
      if (!course) continue;
      if (course.version === version && closedLessons === 0) {
        await refreshWords(uid, courseId, version);
        continue;
      }
      const plan = await planKeeping(courseId);
      if (plan) await keepCourse(uid, plan, { withVideos, signal: new AbortController().signal });
    } catch (error) {
      if (errorCode(error) === 'no-access') await removeCourse(uid, courseId);
      else throw error;
    }
  }
}

/** Brings the notes and announcements of a kept course up to date: they change without a new version. */
async function refreshWords(uid: string, courseId: string, version: number): Promise<void> {
  const lessons = await getLessons({ id: courseId, version });
  const cache = await caches.open(courseCache(uid, courseId));
  await keepWords(
    cache,
    uid,
    courseId,
    lessons.map(({ id }) => id),
  );
}
