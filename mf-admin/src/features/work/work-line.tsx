import type { WorkItem } from '@cursiv/shared-data';
import { pick, type WorkClaim, workId } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Badge } from '@cursiv/shared-ui';
import { useId } from 'react';
import { useT } from '../../messages/messages.ts';
import { ClaimLine } from '../../shared/work/claim-line.tsx';
import type { useClaims } from '../../shared/work/use-claims.ts';
import { workAddress } from '../../shared/work/walk/work-address.ts';
import * as styles from './work.module.css';

type WorkLineProps = {
  item: WorkItem;
  title: string;
  claim: WorkClaim | undefined;
  claims: ReturnType<typeof useClaims>;
  /** Whether the tab key comes here. */
  isStop: boolean;
  onReach: () => void;
  onOpen: () => void;
};

/** One thing that waits: what it is, since when, and who deals with it. */
export function WorkLine({ item, title, claim, claims, isStop, onReach, onOpen }: WorkLineProps) {
  const { kind, id, name, since } = item;
  const t = useT();
  const locale = useLocale();
  const shown = name && pick(name, locale);
  const about = useId();
  const tabIndex = isStop ? 0 : -1;
  return (
    <li className={styles.line} onFocus={onReach}>
      <div className={styles.thing}>
        <span id={`${about}-kind`}>
          <Badge size="small">{t(`work.kinds.${kind}`)}</Badge>
        </span>{' '}
        <Link
          to={workAddress(kind, id)}
          className={styles.title}
          tabIndex={tabIndex}
          aria-describedby={`${about}-kind ${about}-since ${about}-who`}
          onClick={onOpen}
        >
          <span lang={shown?.isFallback ? shown.locale : undefined}>{title}</span>
        </Link>
        <time id={`${about}-since`} dateTime={since.toISOString()} className={styles.since}>
          {t('work.since', { date: formatDate(since, locale, { dateStyle: 'long' }) })}
        </time>
      </div>
      <ClaimLine
        work={workId(kind, id)}
        name={title}
        claim={claim}
        claims={claims}
        sentenceId={`${about}-who`}
        tabIndex={tabIndex}
      />
    </li>
  );
}
