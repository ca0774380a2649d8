import { useOptionalUser } from '@cursiv/shared-auth';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { heldTimePath, paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Cluster, EmptyState, Loading, Notice, useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { usePlace } from './use-place.ts';
import { useWaitingWords } from './words.ts';

/** The line for an expert who has no free times: to join, to leave, or with the time that is held for the reader. */
export function WaitingList({ expertId }: { expertId: string }) {
  const t = useWaitingWords();
  const uid = useOptionalUser()?.id;
  if (uid === expertId) return <EmptyState level={3} title={t('title')} text={t('ownText')} />;
  if (uid) return <OwnPlace key={uid} expertId={expertId} />;
  return (
    <EmptyState
      level={3}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={paths.login(`${paths.expert(expertId)}#sessions`)}>{t('signIn')}</ButtonLink>}
    />
  );
}

/** The reader's place in the line. After a press, the focus is on what came of it. */
export function OwnPlace({ expertId }: { expertId: string }) {
  const words = useWaitingWords();
  const locale = useLocale();
  const zone = useReaderZone();
  const { own, refusal, isPending, act } = usePlace(expertId);
  const place = useRef<HTMLDivElement>(null);
  const press = async (action: 'join' | 'leave') => {
    if (await act(action)) place.current?.focus();
  };
  const when = (iso: string) => ({
    date: formatDateTime(new Date(iso), locale, zone),
    city: zoneCity(zone, locale),
  });
  if (!own && !refusal) return <Loading label={words('looking')} />;
  const leave = (
    <Button variant="secondary" pending={isPending} onClick={() => void press('leave')}>
      {words('leave')}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} aria-live="polite">
      {own?.held && (
        <Notice
          title={words('held', when(own.held.startAt))}
          action={
            <Cluster>
              <ButtonLink to={heldTimePath(expertId, own.held.offeringId, new Date(own.held.startAt))}>
                {words('take')}
              </ButtonLink>
              {leave}
            </Cluster>
          }
        >
          {words('heldText', when(own.held.until))}
        </Notice>
      )}
      {own && !own.held && own.place > 0 && (
        <EmptyState
          level={3}
          title={words('waiting', { place: own.place })}
          text={words('waitingText')}
          action={leave}
        />
      )}
      {own && !own.held && own.place === 0 && (
        <EmptyState
          level={3}
          title={words('title')}
          text={words('text')}
          action={
            <Button pending={isPending} onClick={() => void press('join')}>
              {words('join')}
            </Button>
          }
        />
      )}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </div>
  );
}
