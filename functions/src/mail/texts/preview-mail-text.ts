import { AppError, type Locale, MAIL_TYPES, may, userProfileSchema } from '@cursiv/shared-domain';
import { wrongMailTexts } from '@cursiv/shared-domain/mail-texts';
import * as z from 'zod';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { previewOf } from '../previews.ts';

const inBoth = z.strictObject({ ro: z.string(), en: z.string() });
export const mailPreviewSchema = z.strictObject({
  type: z.enum(MAIL_TYPES),
  text: z.strictObject({ subject: inBoth, opening: inBoth }),
});

/** A mail as its reader sees it. */
interface MailPreview {
  subject: string;
  html: string;
}

/**
 * A made-up mail of a type in both languages, with texts that nobody has saved yet. Throws `no-access`, and `invalid` for a text that
 * could not be saved.
 */
export async function previewMailText(
  store: DocumentSource,
  { type, text }: z.infer<typeof mailPreviewSchema>,
  uid: string,
): Promise<Record<Locale, MailPreview>> {
  const profile = parsed(userProfileSchema, await store.get(`users/${uid}`));
  if (!profile || !may(profile, 'content')) throw new AppError('no-access');
  const texts = { texts: { [type]: text } };
  if (wrongMailTexts(texts).length > 0) throw new AppError('invalid');
  const written = (locale: Locale): MailPreview => {
    const { subject, html } = previewOf(type, locale, texts);
    return { subject, html };
  };
  return { ro: written('ro'), en: written('en') };
}
