import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';

const documentId = z.string().refine(isDocumentId);

/** What somebody sends who teaches a course, to read a quiz in it. */
export const readSchema = z.strictObject({ courseId: documentId, lessonId: documentId });
export type ReadRequest = z.infer<typeof readSchema>;

/** What a learner sends to begin an attempt at a quiz, or to go on with the one that runs. */
export const startSchema = z.strictObject({
  courseId: documentId,
  lessonId: documentId,
  /** Only this one is gone on with; no other begins when its time has ended. */
  attemptId: documentId.optional(),
});
export type StartRequest = z.infer<typeof startSchema>;

/** What a learner sends to have an attempt judged. Its answers are stored already. */
export const submitSchema = z.strictObject({ courseId: documentId, attemptId: documentId });
export type SubmitRequest = z.infer<typeof submitSchema>;
