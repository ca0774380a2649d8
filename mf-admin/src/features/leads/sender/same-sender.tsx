import { useLastReady, useWatch, watchOthersOfSender } from '@cursiv/shared-data';
import { leadState, type StoredLead, saysTheSame } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, Cluster } from '@cursiv/shared-ui';
import { useId, useMemo } from 'react';
import { FailureState } from '../../../shared/failure-state.tsx';
import { openLeadAddress } from '../../../shared/open-address.ts';
import * as styles from '../leads.module.css';
import { useLeadsT } from '../messages/messages.ts';

/** Other messages that are named; all of them are in the list. */
const MOST = 5;

/** What else came from the address of a message, so that whoever wrote twice is answered once. Nothing where nothing did. */
export function SameSender({ lead }: { lead: StoredLead }) {
  const { id, email } = lead;
  const t = useLeadsT();
  const locale = useLocale();
  const titleId = useId();
  const watched = useWatch(useMemo(() => watchOthersOfSender({ id, email }, MOST), [id, email]));
  const others = useLastReady(watched)?.found ?? [];
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (others.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={styles.soft}>
        {t('sender.title')}
      </p>
      <ul aria-labelledby={titleId} className={styles.entries}>
        {others.map((other) => (
          <li key={other.id} className={styles.entry}>
            <Cluster>
              <Link to={openLeadAddress(other.id)}>
                {t('sender.message', {
                  date: formatDate(other.createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' }),
                })}
              </Link>
              <Badge size="small">{t(`state.${leadState(other)}`)}</Badge>
              {saysTheSame(lead, other) && <Badge size="small">{t('sender.same')}</Badge>}
            </Cluster>
          </li>
        ))}
      </ul>
      <Link to={`${paths.adminLeads()}?q=${encodeURIComponent(email)}`}>{t('sender.all')}</Link>
    </div>
  );
}
