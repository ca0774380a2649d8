import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useLoaderData } from '@cursiv/shared-router';
import { ButtonLink, Notice, Page, Prose } from '@cursiv/shared-ui';
import { dayOf } from './day-of.ts';
import type { LegalData } from './legal-loader.ts';
import * as styles from './legal-page.module.css';
import { useT } from './messages/messages.ts';
import { Versions } from './versions.tsx';

/** A legal text: the one in force says that the operator has to complete it while it is the product's, an earlier one where the present one is. */
export function LegalPage() {
  const t = useT();
  const locale = useLocale();
  const { title, summary, text, on, isModel, versions, address, isOfDay } = useLoaderData<LegalData>();
  const date = formatDate(dayOf(on), locale);
  return (
    <Page title={title} intro={summary} width="text">
      <div className={styles.notices}>
        {isOfDay && (
          <Notice
            title={t('ofDay', { date })}
            action={
              <ButtonLink to={address} variant="secondary" size="small">
                {t('present')}
              </ButtonLink>
            }
          />
        )}
        {isModel && <Notice title={t('template.title')}>{t('template.text')}</Notice>}
      </div>
      <Prose text={text} locale={locale} under={1} />
      <Versions versions={versions} address={isOfDay ? undefined : address} />
    </Page>
  );
}
