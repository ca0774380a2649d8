import { type RightAsked, withdrawRequest } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { mayAskAgainAt, type VerificationRequest } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Badge, Button, Cluster, FormError, ListRow } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useRightsT } from './messages/messages.ts';
import { RequestForm } from './request-form.tsx';
import { RIGHT_TONES, rightStanding } from './right-standing.ts';
import * as styles from './rights.module.css';

type RightItemProps = {
  person: RightAsked;
  hasIt: boolean;
  request: VerificationRequest | undefined;
  /** Whether the account has what a request needs. */
  mayAsk: boolean;
};

/** One right: what it permits, how the person stands with it, and what they may do about it. */
export function RightItem({ person, hasIt, request, mayAsk }: RightItemProps) {
  const t = useT();
  const rightsT = useRightsT();
  const locale = useLocale();
  const { isPending, failure, run } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
  const standing = rightStanding(hasIt, request);
  const waitsUntil = request && standing !== 'none' ? mayAskAgainAt(request, new Date()) : undefined;
  const right = t(`userFlag.${person.flag}`);
  const canAsk = standing !== 'has' && standing !== 'submitted' && !waitsUntil;
  const withdraw = async ({ id }: VerificationRequest) => {
    const outcome = await run(() => withdrawRequest({ id }));
    if (outcome.status === 'done') toast(rightsT('withdrawn'), { tone: 'success' });
  };
  return (
    <ListRow
      notice={isAsking && <RequestForm person={person} request={request} onDone={() => setIsAsking(false)} />}
      actions={
        <>
          {failure && <FormError title={t(`error.${failure}`)} />}
          {canAsk && !isAsking && (
            <Button
              variant="secondary"
              size="small"
              disabled={!mayAsk}
              aria-label={`${rightsT('ask')}: ${right}`}
              onClick={() => setIsAsking(true)}
            >
              {rightsT('ask')}
            </Button>
          )}
          {request && standing === 'submitted' && (
            <Button
              variant="quiet"
              size="small"
              pending={isPending}
              aria-label={`${rightsT('withdraw')}: ${right}`}
              onClick={() => void withdraw(request)}
            >
              {rightsT('withdraw')}
            </Button>
          )}
        </>
      }
    >
      <Cluster>
        <h3 className={styles.name}>{right}</h3>
        {standing !== 'none' && (
          <Badge size="small" tone={RIGHT_TONES[standing]}>
            {rightsT(`standing.${standing}`)}
          </Badge>
        )}
      </Cluster>
      <p className={styles.about}>{rightsT(`about.${person.flag}`)}</p>
      {request?.ruling && standing !== 'has' && (
        <p>
          {rightsT('ruling')}{' '}
          <q lang={request.ruling.locale === locale ? undefined : request.ruling.locale}>{request.ruling.note}</q>
        </p>
      )}
      {waitsUntil && <p>{rightsT('wait', { date: formatDate(waitsUntil, locale, { dateStyle: 'long' }) })}</p>}
    </ListRow>
  );
}
