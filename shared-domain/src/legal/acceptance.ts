import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** That somebody accepted the terms and the privacy page as they were on a day: `users/{uid}/acceptances/{version}`. Nobody changes one. */
export const acceptanceSchema = z.object({ version: z.string(), at: instant });

export const acceptancesPath = (uid: string): string => `users/${uid}/acceptances`;
