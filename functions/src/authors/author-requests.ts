import { emailSchema, MAX_ON_BEHALF_REASON } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';

const documentId = z.string().refine(isDocumentId);

/** Addresses are compared as the sign-in service keeps them. */
export const inviteSchema = z.strictObject({
  courseId: documentId,
  email: z
    .string()
    .max(254)
    .transform((email) => email.trim().toLowerCase())
    .refine((email) => emailSchema.safeParse(email).success),
});

export type InviteRequest = z.infer<typeof inviteSchema>;

export const answerSchema = z.strictObject({ id: documentId, answer: z.enum(['accepted', 'declined']) });

export type AnswerRequest = z.infer<typeof answerSchema>;

export const removeSchema = z.strictObject({ courseId: documentId, uid: documentId });

export type RemoveRequest = z.infer<typeof removeSchema>;

/** To whom a course is offered; null takes the offer back. */
export const offerSchema = z.strictObject({ courseId: documentId, uid: z.nullable(documentId) });

export type OfferRequest = z.infer<typeof offerSchema>;

export const offerAnswerSchema = z.strictObject({ courseId: documentId, answer: z.enum(['accepted', 'declined']) });

export type OfferAnswer = z.infer<typeof offerAnswerSchema>;

/** Which course or resource an administrator gives from whom to whom, and why. */
export const handOverSchema = z.strictObject({
  kind: z.enum(['course', 'resource']),
  id: documentId,
  from: documentId,
  to: documentId,
  reason: z.string().trim().min(1).max(MAX_ON_BEHALF_REASON),
});

export type HandOverRequest = z.infer<typeof handOverSchema>;
