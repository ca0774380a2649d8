import { useLocale } from '@cursiv/shared-i18n';
import { useLoaderData } from '@cursiv/shared-router';
import { Notice, Page, Prose } from '@cursiv/shared-ui';
import type { InformationText } from './information-text.ts';
import { useT } from './messages/messages.ts';
import { Versions } from './versions.tsx';

/** A page of the site's own words. What people agree to says its version, and that the operator has to review it. */
export function InformationPage() {
  const t = useT();
  const { title, summary, text, versions } = useLoaderData<InformationText>();
  return (
    <Page title={title} intro={summary} width="text">
      {versions && <Notice title={t('template.title')}>{t('template.text')}</Notice>}
      <Prose text={text} locale={useLocale()} under={1} />
      {versions && <Versions versions={versions} />}
    </Page>
  );
}
