import { forgetWaiting, isProgressWaiting } from '../progress/waiting-progress.ts';
import { courseCache, courseCaches, factsAddress } from '../store/addresses.ts';
import { lastKeeper, noteKeeper } from '../store/keeper.ts';
import { coursesChanged } from '../store/kept-course.ts';
import { forgetSite } from '../store/site-caches.ts';
import { areNotesWaiting, forgetNotes } from '../words/waiting-notes.ts';

/** Removes everything that anybody keeps in this browser. */
export async function forgetKept(): Promise<void> {
  const uid = lastKeeper();
  noteKeeper(undefined);
  if (uid !== undefined) {
    forgetWaiting(uid);
    forgetNotes(uid);
  }
  await Promise.all((await courseCaches()).map((name) => caches.delete(name)));
  await forgetSite();
  coursesChanged();
}

/**
 * Ends keeping where no course is kept any more. What was done without a connection is told first, and the rest goes then. Returns whether
 * no course is kept.
 */
export async function endKeeping(uid: string): Promise<boolean> {
  if ((await courseCaches(uid)).length > 0) return false;
  if (isProgressWaiting(uid) || areNotesWaiting(uid)) await forgetSite();
  else await forgetKept();
  return true;
}

/** Removes one of a person's kept courses, and with the last one the site. */
export async function removeCourse(uid: string, courseId: string): Promise<void> {
  const name = courseCache(uid, courseId);
  await (await caches.open(name)).delete(factsAddress(uid));
  await caches.delete(name);
  await endKeeping(uid);
  coursesChanged();
}
