import {
  AppError,
  courseDraftSchema,
  courseSchema,
  type Publication,
  publicationSchema,
  withSearchKeys,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { liveInstructors } from '../instructors/live-instructors.ts';
import { publicationPath } from '../request/publication.ts';
import { publisherOf } from '../request/publisher.ts';
import { recordDecision } from '../request/record-decision.ts';
import type { NewVersion } from './compose-version.ts';
import { liveCourse } from './live-course.ts';

/**
 * Publishes a version with one commit: until then readers see all of the old version, afterwards all of the new one.
 * Everything that may have changed since the publication began is checked again. Throws `conflict`, `busy`, `no-access`
 * or `not-found`.
 */
export const switchVersion = (
  store: DocumentStore,
  courseId: string,
  { key, rev, version }: Publication,
  next: NewVersion,
  uid: string,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const paths = { draft: `courseDrafts/${courseId}`, course: `courses/${courseId}` };
    const draft = parsed(courseDraftSchema, await transaction.get(paths.draft));
    const course = parsed(courseSchema, await transaction.get(paths.course));
    const claim = parsed(publicationSchema, await transaction.get(publicationPath(courseId)));
    if (!draft) throw new AppError('not-found');
    if (claim?.key !== key || claim.version !== version)
      throw new AppError('busy', 'another publication took its place');
    // The commit was stored and its answer was lost.
    if (claim.status === 'done') return;
    const publisher = await publisherOf(transaction, uid, draft);
    // An administrator publishes exactly what they have read; the author's later edits wait in the draft.
    if (publisher.isDecision && draft.rev !== rev) throw new AppError('conflict');
    const instructors = await liveInstructors(transaction, courseId, draft.ownerUid);
    transaction.set(next.document.path, next.document.fields);
    const live = liveCourse(next, course, { ownerUid: draft.ownerUid, instructors, version, now });
    transaction.set(paths.course, withSearchKeys(paths.course, live));
    transaction.update(paths.draft, { status: 'published', publishedRev: rev });
    transaction.update(publicationPath(courseId), { status: 'done' });
    if (publisher.isDecision)
      recordDecision(transaction, courseId, publisher, { old: course?.version ?? null, new: version }, now);
  });
