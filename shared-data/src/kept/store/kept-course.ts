import type { L10nText, Locale } from '@cursiv/shared-domain';
import { courseCache, courseCaches, factsAddress } from './addresses.ts';

/** What is known of a course that is kept on this device. */
export interface KeptCourseFacts {
  courseId: string;
  title: L10nText;
  baseLocale: Locale;
  version: number;
  withVideos: boolean;
  /** How many lessons were not open to the learner when it was kept. */
  closedLessons: number;
  bytes: number;
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number;
}

const changes = new EventTarget();
const CHANGED = 'changed';

/** Calls back when courses are kept or removed in this page; returns a function that stops it. */
export function whenCoursesChange(callback: () => void): () => void {
  changes.addEventListener(CHANGED, callback);
  return () => changes.removeEventListener(CHANGED, callback);
}

export const coursesChanged = (): void => void changes.dispatchEvent(new Event(CHANGED));

/** A person's kept course; undefined when it is not kept, or not wholly. */
export async function keptCourse(uid: string, courseId: string): Promise<KeptCourseFacts | undefined> {
  const name = courseCache(uid, courseId);
  if (!(await caches.has(name))) return undefined;
  const facts = await (await caches.open(name)).match(factsAddress(uid));
  return facts?.json() as Promise<KeptCourseFacts> | undefined;
}

/** All courses that a person keeps, the newest first. */
export async function keptCourses(uid: string): Promise<KeptCourseFacts[]> {
  const prefix = courseCache(uid, '');
  const names = await courseCaches(uid);
  const all = await Promise.all(names.map((name) => keptCourse(uid, name.slice(prefix.length))));
  return all.filter((facts) => facts !== undefined).sort((one, other) => other.keptAt - one.keptAt);
}
