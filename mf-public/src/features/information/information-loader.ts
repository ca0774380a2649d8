import type { PageHead, PageLoaderArgs } from '@cursiv/shared-platform';
import type { InformationText, InformationTexts } from './information-text.ts';

/** Loads a page's text in the page's language. */
export const informationLoader =
  (texts: InformationTexts) =>
  async ({ locale }: PageLoaderArgs): Promise<InformationText> =>
    (await texts[locale]()).text;

/** The head of any page of the site's own words. */
export const head = ({ title, summary }: InformationText): PageHead => ({ title, description: summary });
