import { type ExpertLine, type Locale, pictureAddress } from '@cursiv/shared-domain';
import type { ExpertEntry } from '../../../read-models/catalogue/entries.ts';
import { pageText } from '../page-text.ts';

/** An expert in one line. */
export const expertLine = (
  { id, displayName, headline, photo }: Pick<ExpertEntry, 'id' | 'displayName' | 'headline' | 'photo'>,
  locale: Locale,
): ExpertLine => ({
  id,
  displayName,
  headline: pageText(headline, locale),
  ...(photo && { photo: pictureAddress(photo) }),
});
