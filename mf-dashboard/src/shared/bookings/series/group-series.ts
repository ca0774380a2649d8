import { type Booking, openProposal } from '@cursiv/shared-domain';

/** One line of a list: a booking, or several weeks of a series, in their order. */
export type Line = { id: string; booking: Booking } | { id: string; weeks: readonly [Booking, ...Booking[]] };

const index = ({ series }: Booking) => series?.index ?? 0;

/** Bookings with those of a series together, where the first of them stood; what is proposed for several weeks is the series'. */
export function groupSeries(bookings: readonly Booking[], now: Date): Line[] {
  const groups = Map.groupBy(bookings, ({ id, series }) => series?.id ?? id);
  return [...groups].flatMap(([id, group]): Line[] => {
    const [first, ...others] = group.toSorted((one, other) => index(one) - index(other));
    if (!first) return [];
    const isWhole = others.length > 0 || openProposal(first, now)?.weeks !== undefined;
    return [isWhole ? { id: `series-${id}`, weeks: [first, ...others] } : { id: first.id, booking: first }];
  });
}
