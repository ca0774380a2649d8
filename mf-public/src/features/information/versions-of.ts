import { type AgreedText, LEGAL_VERSIONS, type Locale } from '@cursiv/shared-domain';
import type { TextVersion } from './information-text.ts';

/** The versions of a text that people agree to, in a language. */
export const versionsOf = (text: AgreedText, locale: Locale): TextVersion[] =>
  LEGAL_VERSIONS[text].map(({ on, change }) => ({ on, change: change[locale] }));
