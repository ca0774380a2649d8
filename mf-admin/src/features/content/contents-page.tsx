import { useWatch, watchContent } from '@cursiv/shared-data';
import { CONTENT_ADDRESS, CONTENT_KEYS, type ContentKey, SITE_CONTENT } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { ButtonLink, DocumentTitle, ListRow, Page } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { useMay } from '../../shared/use-may.ts';
import * as styles from './content.module.css';
import { useContentT } from './messages/messages.ts';

/** As high as the line that comes. */
const AN_EMPTY_LINE = '\u00a0';

/** What the site itself says, and when each was changed. An editor of translations sees what has texts. */
export default function ContentsPage() {
  const t = useT();
  const contentT = useContentT();
  const may = useMay();
  const shown = CONTENT_KEYS.filter((key) => may('setup') || SITE_CONTENT[key].texts.length > 0);
  return (
    <Page title={t('content.title')} intro={contentT('lead')}>
      <DocumentTitle>{t('content.title')}</DocumentTitle>
      <ul>
        {shown.map((key) => (
          <ContentRow key={key} name={key} />
        ))}
      </ul>
    </Page>
  );
}

function ContentRow({ name }: { name: ContentKey }) {
  const t = useContentT();
  const title = t(`${name}.title`);
  const address = `${CONTENT_ADDRESS}/${name}`;
  return (
    <ListRow
      actions={
        <ButtonLink to={address} variant="secondary" size="small" aria-label={t('editOf', { title })}>
          {t('edit')}
        </ButtonLink>
      }
    >
      <h2 className={styles.name}>
        <Link to={address}>{title}</Link>
      </h2>
      <p className={styles.about}>{t(`${name}.lead`)}</p>
      <LastChange name={name} />
    </ListRow>
  );
}

function LastChange({ name }: { name: ContentKey }) {
  const t = useContentT();
  const locale = useLocale();
  const stored = useWatch(useMemo(() => watchContent(name), [name]));
  if (stored.status !== 'ready') return <p className={styles.about}>{AN_EMPTY_LINE}</p>;
  const date = stored.value && formatDate(stored.value.updatedAt, locale, { dateStyle: 'long', timeStyle: 'short' });
  return <p className={styles.about}>{date ? t('changed', { date }) : t('builtIn')}</p>;
}
