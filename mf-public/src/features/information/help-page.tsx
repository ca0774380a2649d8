import { type Locale, useLocale } from '@cursiv/shared-i18n';
import type { PageHead, PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Page, Prose } from '@cursiv/shared-ui';
import type { InformationText } from './information-text.ts';

/** The text by language; each loads when it is needed. */
const TEXTS: Record<Locale, () => Promise<{ text: InformationText }>> = {
  ro: () => import('./texts/help-ro.ts'),
  en: () => import('./texts/help-en.ts'),
};

export const loader = async ({ locale }: PageLoaderArgs): Promise<InformationText> => (await TEXTS[locale]()).text;

export const head = ({ title, summary }: InformationText): PageHead => ({ title, description: summary });

/** Answers to what people ask most. */
export default function HelpPage() {
  const { title, summary, text } = useLoaderData<InformationText>();
  return (
    <Page title={title} intro={summary} width="text">
      <Prose text={text} locale={useLocale()} under={1} />
    </Page>
  );
}
