import type { Locale, Payloads } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../../store/document-source.ts';
import { categoriesOf, categoryLines } from '../../resolve/categories.ts';
import { siteSettings } from './site-settings.ts';

/** `categories.json`: for pages that choose among them, which so need no look into the database. */
export const categoriesPayload = async (source: DocumentSource, locale: Locale): Promise<Payloads['categories']> => ({
  categories: categoryLines(categoriesOf(await siteSettings(source)), locale),
});
