import type { Locale } from '../l10n/l10n.ts';
import type { LegalTextName } from './legal-text.ts';
import type { ProductText } from './product-text.ts';
import { text as accessibilityEn } from './texts/accessibility-en.ts';
import { text as accessibilityRo } from './texts/accessibility-ro.ts';
import { text as cookiesEn } from './texts/cookies-en.ts';
import { text as cookiesRo } from './texts/cookies-ro.ts';
import { text as privacyEn } from './texts/privacy-en.ts';
import { text as privacyRo } from './texts/privacy-ro.ts';
import { text as termsEn } from './texts/terms-en.ts';
import { text as termsRo } from './texts/terms-ro.ts';

/** The legal texts that come with the product. Long: imported by what shows or edits them alone. */
export const PRODUCT_TEXTS: Record<LegalTextName, Record<Locale, ProductText>> = {
  terms: { ro: termsRo, en: termsEn },
  privacy: { ro: privacyRo, en: privacyEn },
  cookies: { ro: cookiesRo, en: cookiesEn },
  accessibility: { ro: accessibilityRo, en: accessibilityEn },
};
