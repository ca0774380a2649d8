import * as z from 'zod/mini';
import { instant } from '../../schema.ts';

/** That an owner wants to hand their course over to one of its co-authors, who has not answered yet; kept in its draft. */
export const courseOfferSchema = z.object({ uid: z.string(), expiresAt: instant });

export type CourseOffer = z.infer<typeof courseOfferSchema>;

/** The offer that can still be answered, if there is one. */
export const openOffer = (
  { offer, editorUids }: { offer?: CourseOffer | null | undefined; editorUids: readonly string[] },
  now: Date,
): CourseOffer | undefined => (offer && offer.expiresAt > now && editorUids.includes(offer.uid) ? offer : undefined);
