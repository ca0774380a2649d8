import type { Locale, MailText, MailType } from '@cursiv/shared-domain';
import { callFunction } from '../../call-function.ts';

/** A mail in a language: its page stands alone, and loads nothing. */
export type MailPreview = Record<Locale, { subject: string; html: string }>;

/** A made-up mail with texts that nobody has saved yet. Throws AppError: `invalid` for those that could not be saved. */
export const previewMailText = (type: MailType, text: MailText): Promise<MailPreview> =>
  callFunction<object, MailPreview>('previewMailText', { type, text });
