import type { VerificationRequest } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Facts, ListRow, Stack } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import { FileDownload } from '../../shared/file-download.tsx';
import { useOpenedRow } from '../../shared/work/walk/use-opened-row.ts';
import { useVerificationsT } from './messages/messages.ts';
import { Rulings } from './rulings.tsx';
import * as styles from './verifications.module.css';

/** Somebody's request for a right: their reasons, what they show for them, and the rulings. */
export function RequestItem({ request, whoDeals }: { request: VerificationRequest; whoDeals: ReactNode }) {
  const t = useT();
  const verificationsT = useVerificationsT();
  const own = useLocale();
  const openedRow = useOpenedRow('right');
  const { flag, name, why, locale, links, files, updatedAt, ruling } = request;
  const lang = (of: typeof locale) => (of === own ? undefined : of);
  return (
    <ListRow actions={<Rulings request={request} />}>
      <Stack gap={2}>
        <div>
          <h2 className={styles.name} {...openedRow(request.id)}>
            <Link to={`${paths.adminUsers()}?q=${encodeURIComponent(name)}`}>{name}</Link>
          </h2>
          <Facts
            items={[
              { id: 'flag', text: t(`userFlag.${flag}`) },
              { id: 'at', text: formatDate(updatedAt, own, { dateStyle: 'medium' }) },
            ]}
          />
        </div>
        <p className={styles.why} lang={lang(locale)}>
          {why}
        </p>
        {links.length > 0 && (
          <ul aria-label={verificationsT('links')}>
            {links.map((link) => (
              <li key={link} className={styles.link}>
                <a href={link} target="_blank" rel="noreferrer nofollow">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        )}
        {files.map((file) => (
          <FileDownload key={file.path} file={file} />
        ))}
        {whoDeals}
        {ruling && (
          <p>
            {verificationsT('ruling')} <q lang={lang(ruling.locale)}>{ruling.note}</q>
          </p>
        )}
      </Stack>
    </ListRow>
  );
}
