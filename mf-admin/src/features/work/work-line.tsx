import type { WorkItem } from '@cursiv/shared-data';
import { pick, type WorkClaim, type WorkKind, workId } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { openCourseAddress, openExpertAddress, openResourceAddress } from '../../shared/open-address.ts';
import { ClaimLine } from '../../shared/work/claim-line.tsx';
import type { useClaims } from '../../shared/work/use-claims.ts';
import * as styles from './work.module.css';

/** Where each kind is read and decided on. */
const PLACES: Record<WorkKind, (id: string) => string> = {
  course: openCourseAddress,
  resource: openResourceAddress,
  expert: openExpertAddress,
  right: () => '/admin/verifications',
  review: () => paths.adminReviews(),
  question: () => `${paths.adminReviews()}?kind=questions`,
  message: () => paths.adminLeads(),
  mail: () => '/admin/mail',
};

type WorkLineProps = { item: WorkItem; claim: WorkClaim | undefined; claims: ReturnType<typeof useClaims> };

/** One thing that waits: what it is, since when, and who deals with it. */
export function WorkLine({ item: { kind, id, name, since }, claim, claims }: WorkLineProps) {
  const t = useT();
  const locale = useLocale();
  const shown = name && pick(name, locale);
  const title = shown?.value ?? t(kind === 'mail' ? 'work.mail' : 'work.unnamed');
  return (
    <li className={styles.line}>
      <div className={styles.thing}>
        <Badge size="small">{t(`work.kinds.${kind}`)}</Badge>{' '}
        <Link to={PLACES[kind](id)} className={styles.title}>
          <span lang={shown?.isFallback ? shown.locale : undefined}>{title}</span>
        </Link>
        <time dateTime={since.toISOString()} className={styles.since}>
          {t('work.since', { date: formatDate(since, locale, { dateStyle: 'long' }) })}
        </time>
      </div>
      <ClaimLine work={workId(kind, id)} name={title} claim={claim} claims={claims} />
    </li>
  );
}
