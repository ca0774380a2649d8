import {
  DISCUSSION_LIMITS,
  hasVisible,
  LOCALES,
  REPORT_REASONS,
  REPORT_STATUSES,
  REVIEW_LIMITS,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';
import { passageRequest } from '../store/passage-request.ts';

const documentId = z.string().max(128).refine(isDocumentId);
const text = z.string().trim().max(DISCUSSION_LIMITS.text).refine(hasVisible);
const locale = z.enum(LOCALES);

/** `rev` is the revision that the words are based on, 0 for a new one; its id is made by who writes it. */
const written = { id: documentId, rev: z.int().min(0), text, locale };

export const questionRequest = z.strictObject({
  ...written,
  courseId: documentId,
  lessonId: documentId,
  second: z.int().min(0).max(86_400).optional(),
  passage: passageRequest.optional(),
});

export type QuestionRequest = z.infer<typeof questionRequest>;

export const answerRequest = z.strictObject({ ...written, courseId: documentId, questionId: documentId });

export type AnswerRequest = z.infer<typeof answerRequest>;

const place = { courseId: documentId, questionId: documentId };

export const placeRequest = z.strictObject({ ...place, answerId: documentId.optional() });

/** Without an answer the mark is taken away. */
export const markRequest = z.strictObject({ ...place, answerId: documentId.optional() });

export type MarkRequest = z.infer<typeof markRequest>;

export const followRequest = z.strictObject({ ...place, isFollowed: z.boolean() });

export type FollowRequest = z.infer<typeof followRequest>;

const reason = z.enum(REPORT_REASONS);

export const reportRequest = z.strictObject({ ...place, answerId: documentId.optional(), reason });

export type ReportRequest = z.infer<typeof reportRequest>;

const hiding = z
  .strictObject({ reason, note: z.string().trim().max(REVIEW_LIMITS.hidingNote), locale })
  .refine(({ reason: why, note }) => why !== 'other' || hasVisible(note));

/** `rev` is the revision of the words that were seen. */
export const hideRequest = z.strictObject({ ...place, rev: z.int().min(1), hiding });

export type HideRequest = z.infer<typeof hideRequest>;

/** Hiding gives a reason, and nothing else does. */
export const rulingRequest = z
  .strictObject({
    id: documentId,
    from: z.enum(REPORT_STATUSES),
    to: z.enum(REPORT_STATUSES),
    hiding: hiding.optional(),
  })
  .refine(({ to, hiding: why }) => (to === 'actioned') === (why !== undefined));

export type RulingRequest = z.infer<typeof rulingRequest>;
