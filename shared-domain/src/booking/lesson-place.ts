import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { notePassageSchema } from '../note/note.ts';
import { text } from '../schema.ts';
import { BOOKING_LIMITS } from './booking.ts';

/** The place in a lesson that a learner wants explained, and what they say about it: in `context` of a booking. */
export const lessonPlaceSchema = z.object({
  courseId: z.string(),
  lessonId: z.string(),
  /** As they were called when the booking was requested. */
  courseTitle: l10nText(200),
  lessonTitle: l10nText(200),
  /** The second of the video that it is about. */
  second: z.optional(z.number()),
  passage: z.optional(notePassageSchema),
  note: z.optional(text(BOOKING_LIMITS.note)),
});

export type LessonPlace = z.infer<typeof lessonPlaceSchema>;

/** Where the place waits in the browser between the lesson and the request. */
export const askedPlace = ({ courseId, lessonId }: Pick<LessonPlace, 'courseId' | 'lessonId'>): string =>
  `ask.${courseId}.${lessonId}`;
