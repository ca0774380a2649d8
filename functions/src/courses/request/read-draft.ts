import {
  AppError,
  type CourseDraft,
  courseDraftSchema,
  draftContent,
  isAsSeen,
  type WrittenCourse,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { readCaptions, readQuizzes, readTexts } from '../version/read-version.ts';
import type { PublishRequest } from './publish-request.ts';

/** A draft with its texts, in one revision. */
export interface StoredDraft extends WrittenCourse {
  draft: CourseDraft;
}

/**
 * The draft in the revision that the person saw. Throws `not-found`, or `conflict` when it has changed since then, even
 * during the read.
 */
export async function readDraft(
  source: DocumentSource,
  { courseId, rev, createdAt }: PublishRequest,
): Promise<StoredDraft> {
  const path = `courseDrafts/${courseId}`;
  const draft = parsed(courseDraftSchema, await source.get(path));
  if (!draft) throw new AppError('not-found');
  const [texts, quizzes, captions] = await Promise.all([
    readTexts(source, `${path}/bodies`),
    readQuizzes(source, `${path}/quizKeys`),
    readCaptions(source, `${path}/captions`),
  ]);
  const after = await source.get(path);
  if (
    !isAsSeen(draft, { rev, createdAt: createdAt ? new Date(createdAt) : draft.createdAt }) ||
    after?.fields.rev !== rev
  )
    throw new AppError('conflict');
  return { draft, texts, quizzes, captions, content: draftContent(draft) };
}
