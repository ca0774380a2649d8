import { mails } from './ro/mails.ts';
import { pushes } from './ro/pushes.ts';

/** Texts about e-mails and notifications that could not leave. */
export const ro = { mails, pushes } as const;
