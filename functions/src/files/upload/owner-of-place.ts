import { bookingSchema, type FilePlace, isCalledOff, sideOf } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/**
 * Whose a file is that a person puts there: their own, into their bookings, and into drafts and resources of theirs or not saved yet; the owner's, into
 * a draft that they write with its owner. Undefined where they may not.
 */
export async function ownerOfPlace(
  source: Pick<DocumentSource, 'get'>,
  place: FilePlace,
  uid: string,
): Promise<string | undefined> {
  const fieldsOf = async (path: string) => (await source.get(path))?.fields;
  if (place.kind === 'trial' || place.kind === 'evidence' || place.kind === 'portrait') return uid;
  if (place.kind === 'resource') {
    const ownerUid = (await fieldsOf(`resources/${place.resourceId}`))?.ownerUid ?? uid;
    return ownerUid === uid ? uid : undefined;
  }
  if (place.kind === 'booking') {
    const booking = parsed(bookingSchema, await source.get(`bookings/${place.bookingId}`));
    return booking && sideOf(booking, uid) && !isCalledOff(booking) ? uid : undefined;
  }
  const [draft, live] = await Promise.all([
    fieldsOf(`courseDrafts/${place.courseId}`),
    fieldsOf(`courses/${place.courseId}`),
  ]);
  const ownerUid = draft?.ownerUid ?? uid;
  if (typeof ownerUid !== 'string' || (live?.ownerUid ?? ownerUid) !== ownerUid) return undefined;
  const isCoAuthor = Array.isArray(draft?.editorUids) && draft.editorUids.includes(uid);
  return ownerUid === uid || isCoAuthor ? ownerUid : undefined;
}
