import { newDraftId } from '@cursiv/shared-data';
import { type CourseDraft, type L10nText, writeArchive } from '@cursiv/shared-domain';
import { zipped } from '../../../shared/zip/write-zip.ts';
import { makeScorm } from '../scorm/make-scorm.ts';
import { packMedia } from './media/pack-media.ts';
import { loadWritten, storeAsDraft } from './written-course.ts';

const packed = async ({ id, ownerUid }: CourseDraft) => packMedia(await loadWritten(id, ownerUid));

/** A course with its files as a ZIP. Throws AppError. */
export async function archived(draft: CourseDraft): Promise<Blob> {
  const { course, media } = await packed(draft);
  const texts = [...writeArchive(course)].map(([path, bytes]) => [path, new Blob([bytes])] as const);
  return zipped(new Map([...texts, ...media]));
}

/** The same for other learning systems, as SCORM. Throws AppError. */
export async function archivedAsScorm(draft: CourseDraft): Promise<Blob> {
  const { course, media } = await packed(draft);
  return zipped(await makeScorm(draft.id, course, media));
}

/**
 * Makes another draft of a course, under another title. A course names the files of its author, wherever they were uploaded first; none is
 * deleted while any shows it. Throws AppError.
 */
export async function duplicate({ id, ownerUid }: CourseDraft, titled: (title: L10nText) => L10nText): Promise<void> {
  const course = await loadWritten(id, ownerUid);
  const content = { ...course.content, title: titled(course.content.title) };
  await storeAsDraft(ownerUid, newDraftId(), { ...course, content });
}
