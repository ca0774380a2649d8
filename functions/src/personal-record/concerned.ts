import { type AuditEvent, fileTitle, type L10nText, l10nText, storedFileSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** Whom an audit event concerns, and what their work is called. */
interface Concerned {
  uid: string;
  title?: L10nText | undefined;
}

const ownedSchema = z.object({ ownerUid: z.string(), title: z.catch(z.optional(l10nText(200)), undefined) });
const writtenSchema = z.object({ uid: z.string(), courseTitle: z.catch(z.optional(l10nText(200)), undefined) });
const reviewSchema = z.object({ targetKind: z.string(), targetId: z.string() });

/** Collections whose documents name their person in `ownerUid`, in `uid`, and in their own id. */
const OWNED = ['courses', 'courseDrafts', 'resources'];
const WRITTEN = ['reviews', 'certificates', 'verificationRequests', 'reportedContributions'];
const NAMED = ['users', 'experts'];

/** The person whose account or work an audit event is about; undefined for what is nobody's, or gone. */
export async function concernedBy(
  source: Pick<DocumentSource, 'get'>,
  { action, subject, changes }: AuditEvent,
): Promise<Concerned | undefined> {
  const [collection = '', id = ''] = subject.split('/');
  if (NAMED.includes(collection)) return { uid: id };
  const document = await source.get(subject);
  if (collection === 'files') {
    const file = parsed(storedFileSchema, document);
    return file && { uid: file.ownerUid, title: fileTitle(file) };
  }
  const fields = document?.fields;
  if (action === 'review.moderated' && changes.reply) return answererOf(source, fields);
  if (OWNED.includes(collection)) {
    const { data } = ownedSchema.safeParse(fields);
    return data && { uid: data.ownerUid, title: data.title };
  }
  const { data } = writtenSchema.safeParse(fields);
  return WRITTEN.includes(collection) && data ? { uid: data.uid, title: data.courseTitle } : undefined;
}

/** An answer to a review is the reviewed expert's, or the reviewed course's author's. */
async function answererOf(source: Pick<DocumentSource, 'get'>, review: unknown): Promise<Concerned | undefined> {
  const { data } = reviewSchema.safeParse(review);
  if (!data) return undefined;
  if (data.targetKind === 'expert') return { uid: data.targetId };
  const course = ownedSchema.safeParse((await source.get(`courses/${data.targetId}`))?.fields).data;
  return course && { uid: course.ownerUid, title: course.title };
}
