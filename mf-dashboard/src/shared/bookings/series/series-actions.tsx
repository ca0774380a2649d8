import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { useGo } from '@cursiv/shared-router';
import { Button, Cluster, MenuButton, Notice } from '@cursiv/shared-ui';
import { useState } from 'react';
import { otherTimes } from '../card/use-booking-actions.ts';
import { useBookingsT } from '../messages/messages.ts';
import { SeriesConflicts } from './series-conflicts.tsx';
import { SeriesProposal } from './series-proposal.tsx';
import { SeriesReason } from './series-reason.tsx';
import { useSeriesT } from './series-words.ts';
import { useSeriesActs } from './use-series-acts.ts';

type SeriesActionsProps = {
  /** All bookings of the series from the first that is shown. */
  series: readonly [Booking, ...Booking[]];
  side: BookingSide;
  name: string;
  now: Date;
  onDone: () => void;
};

/** The ways to answer, move or cancel all weeks of a series at once. */
export function SeriesActions({ series, side, name, now, onDone }: SeriesActionsProps) {
  const t = useBookingsT();
  const seriesT = useSeriesT();
  const go = useGo();
  const [asked, setAsked] = useState<'cancel' | 'decline'>();
  const { act, weeksOf, conflicts, isPending, failure } = useSeriesActs(series, side, now, onDone);
  const toAnswer = weeksOf('confirm').length > 0;
  const toCancel = weeksOf('cancel').length > 0;
  const [toMove] = weeksOf('reschedule');
  const menu = [
    ...(toMove
      ? [{ id: 'reschedule', label: seriesT('reschedule'), onSelect: () => void go(otherTimes(toMove, 'all')) }]
      : []),
    ...(toCancel
      ? [{ id: 'cancel', label: seriesT('cancel'), onSelect: () => setAsked('cancel'), tone: 'danger' as const }]
      : []),
  ];
  const called = async (reason: string) => {
    const isDone = asked ? await act(asked, reason) : false;
    if (isDone) setAsked(undefined);
    return isDone;
  };
  return (
    <>
      <SeriesProposal weeks={series} side={side} name={name} now={now} isPending={isPending} onAnswer={act} />
      <Cluster>
        {toAnswer && (
          <>
            <Button size="small" pending={isPending && !asked} onClick={() => void act('confirm')}>
              {seriesT('confirm')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setAsked('decline')}>
              {seriesT('decline')}
            </Button>
          </>
        )}
        {menu.length > 0 && <MenuButton label={t('more')} items={menu} />}
      </Cluster>
      {conflicts.length > 0 && <SeriesConflicts conflicts={conflicts} />}
      {!asked && failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {asked && (
        <SeriesReason
          seriesId={series[0].series?.id ?? ''}
          act={asked}
          side={side}
          name={name}
          count={weeksOf(asked).length}
          isPending={isPending}
          failure={failure}
          onConfirm={called}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
