import { type Booking, type BookingSide, statusAt } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { useLocation } from '@cursiv/shared-router';
import { Badge, useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { LocalText } from '../../local-text.tsx';
import * as card from '../card/booking-card.module.css';
import { BookingCard } from '../card/booking-card.tsx';
import { MeetingLink } from '../card/meeting-link.tsx';
import { statusTone } from '../card/status-tone.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { presentBooking } from '../present-booking.ts';
import { BookingTimeLines } from '../times/booking-time-lines.tsx';
import { useOtherName } from '../use-other-name.ts';
import { SeriesActions } from './series-actions.tsx';
import * as styles from './series-card.module.css';
import { useSeriesT } from './series-words.ts';

type SeriesCardProps = {
  /** Those that are shown here. */
  weeks: readonly [Booking, ...Booking[]];
  /** Every booking that the reader's list has, so that an act finds all weeks of the series. */
  all: readonly Booking[];
  side: BookingSide;
  uid: string;
  now: Date;
  onDone: () => void;
};

/** The weeks of a series as one: the next of them, what to do with all, and each by itself behind a fold. */
export default function SeriesCard({ weeks, all, side, uid, now, onDone }: SeriesCardProps) {
  const t = useT();
  const seriesT = useSeriesT();
  const locale = useLocale();
  const zone = useReaderZone();
  const { hash } = useLocation();
  const [next] = weeks;
  const last = weeks.at(-1) ?? next;
  const name = useOtherName(next, side);
  const states = new Set(weeks.map((week) => statusAt(week, now)));
  const [state] = states;
  const { isAhead } = presentBooking(next, side, uid, now);
  const later = all.filter(
    ({ series }) => series?.id === next.series?.id && (series?.index ?? 0) > (next.series?.index ?? 0),
  );
  return (
    <article className={card.card} data-ahead={isAhead}>
      <header className={card.header}>
        <Portrait booking={next} side={side} />
        <div className={card.heading}>
          <h3 className={card.title}>
            <LocalText value={next.offeringTitle} />
          </h3>
          <p className={card.with}>
            {t('session.with', { name })} · {seriesT('weeks', { count: weeks.length })}
          </p>
        </div>
        {state && states.size === 1 && <Badge tone={statusTone[state]}>{t(`bookingStatus.${state}`)}</Badge>}
      </header>
      <BookingTimeLines booking={next} side={side} />
      {last !== next && (
        <p className={card.note}>
          {seriesT('until', { date: formatDateTime(last.startAt, locale, zone), city: zoneCity(zone, locale) })}
        </p>
      )}
      {next.topic && <blockquote className={card.topic}>{next.topic}</blockquote>}
      {isAhead && next.status === 'confirmed' && <MeetingLink booking={next} now={now} />}
      <SeriesActions series={[next, ...later]} side={side} name={name} now={now} onDone={onDone} />
      <details className={styles.each} open={weeks.some(({ id }) => hash === `#${id}`)}>
        <summary>{seriesT('each', { count: weeks.length })}</summary>
        <ul className={styles.weeks}>
          {weeks.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} side={side} uid={uid} now={now} onDone={onDone} />
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
