import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import { BOOKING_LIMITS } from './booking.ts';

/** As it was typed: a space at the end is on its way to the next word. */
const text = (max: number) => z.string().check(z.maxLength(max));

/** What the two people of a booking write together, for nobody else: `bookings/{id}/shared/notes`. The texts are Markdown. */
export const sharedNotesSchema = z.object({
  notes: text(BOOKING_LIMITS.sharedNotes),
  /** What they agreed to do next. */
  agreed: text(BOOKING_LIMITS.agreed),
  /** Who saved it last. */
  updatedBy: z.string(),
  updatedAt: instant,
  rev: z.number(),
});

export type SharedNotes = z.infer<typeof sharedNotesSchema>;
/** What both people may edit of them. */
export type SharedWords = Pick<SharedNotes, 'notes' | 'agreed'>;

/** What one person of a booking notes for themselves alone: `bookings/{id}/private/{uid}`. */
export const privateNotesSchema = z.object({
  text: text(BOOKING_LIMITS.privateNotes),
  updatedAt: instant,
  rev: z.number(),
});

export type PrivateNotes = z.infer<typeof privateNotesSchema>;
