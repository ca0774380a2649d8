import { type AnswerSpan, answerSpan, type Booking } from '@cursiv/shared-domain';

type Seen = Pick<Booking, 'status' | 'createdAt' | 'updatedAt'>;

/** How soon a request was answered, when this change of its booking was the answer. */
export const answerIn = (before: Seen | undefined, after: Seen | undefined): AnswerSpan | undefined =>
  before?.status === 'requested' && (after?.status === 'confirmed' || after?.status === 'declined')
    ? answerSpan(after.createdAt, after.updatedAt)
    : undefined;
