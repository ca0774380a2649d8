import { forgetWaiting } from '../progress/waiting-progress.ts';
import { courseCache, courseCaches, factsAddress } from '../store/addresses.ts';
import { lastKeeper, noteKeeper } from '../store/keeper.ts';
import { coursesChanged } from '../store/kept-course.ts';
import { forgetSite } from '../store/site-caches.ts';
import { forgetNotes } from '../words/waiting-notes.ts';

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

/** Removes one of a person's kept courses, and with the last one the site. */
export async function removeCourse(uid: string, courseId: string): Promise<void> {
  const name = courseCache(uid, courseId);
  await (await caches.open(name)).delete(factsAddress(uid));
  await caches.delete(name);
  if ((await courseCaches(uid)).length === 0) return forgetKept();
  coursesChanged();
}
