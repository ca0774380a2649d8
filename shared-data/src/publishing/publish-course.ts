import type { Locale } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** What is to be published. `key` (a UUID) is made once per press of the button, so that a retry publishes nothing twice. */
export interface CoursePublication {
  key: string;
  courseId: string;
  /** The draft's revision that was seen. */
  rev: number;
  /** When that draft was made, in epoch milliseconds. */
  createdAt: number;
  /** Languages in which readers get what the draft says. */
  locales: readonly Locale[];
}

/**
 * Publishes a draft; returns the version that readers have. A retry after a lost answer returns the first result. Throws AppError:
 * `conflict` when the draft has changed, `invalid`, `no-access`, `busy` while one is at work, `timed-out`, `offline`.
 */
export const publishCourse = (publication: CoursePublication): Promise<{ version: number }> =>
  callFunction('publishCourse', publication);
