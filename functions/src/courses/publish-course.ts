import { AppError, courseSchema, errorCode, type Publication } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { claimPublication, finishedPublication, notePublication } from './request/publication.ts';
import type { PublishRequest } from './request/publish-request.ts';
import { publisherOf } from './request/publisher.ts';
import { readDraft, type StoredDraft } from './request/read-draft.ts';
import { claimFiles } from './version/claim-files.ts';
import { composeVersion, type NewVersion } from './version/compose-version.ts';
import { readVersion } from './version/read-version.ts';
import { switchVersion } from './version/switch-version.ts';
import { writeDocuments } from './version/write-documents.ts';

/**
 * Publishes a draft: checks all of it, writes the version beside the published one, and switches. A repeated request,
 * with the same key or for the same revision, returns the existing version. Throws AppError with the reason.
 */
export async function publishCourse(
  store: DocumentStore,
  request: PublishRequest,
  { uid }: Caller,
  now = new Date(),
): Promise<{ version: number }> {
  const finished = await finishedPublication(store, request);
  if (finished) return { version: finished.version };
  const written = await readDraft(store, request);
  await publisherOf(store, uid, written.draft);
  const claim = await claimPublication(store, request, written.draft, now);
  if (claim.status === 'done') return { version: claim.version };
  try {
    const next = await composed(store, request.courseId, written, claim, uid);
    await writeBelow(store, request.courseId, claim, next);
    await switchVersion(store, request.courseId, claim, next, uid, now);
  } catch (error) {
    // When this fails too, the claim ends with its time.
    await notePublication(store, request.courseId, claim, { status: 'failed', failure: errorCode(error) }).catch(
      () => undefined,
    );
    throw error;
  }
  return { version: claim.version };
}

async function composed(
  store: DocumentStore,
  courseId: string,
  written: StoredDraft,
  claim: Publication,
  uid: string,
): Promise<NewVersion> {
  const course = parsed(courseSchema, await store.get(`courses/${courseId}`));
  if (course && course.ownerUid !== written.draft.ownerUid)
    throw new AppError('no-access', 'another author has this course');
  const live = course && (await readVersion(store, courseId, course.version));
  const next = composeVersion(courseId, written, live, claim, uid);
  const known = new Set(live?.version.files);
  await claimFiles(
    store,
    written.draft,
    next.files.filter((path) => !known.has(path)),
  );
  return next;
}

function writeBelow(store: DocumentStore, courseId: string, claim: Publication, { below }: NewVersion): Promise<void> {
  const total = below.length;
  return writeDocuments(store, below, (count) => notePublication(store, courseId, claim, { written: count, total }));
}
