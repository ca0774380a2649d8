import type { BookingRequest, SeriesConflict } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, type BookingRefusal, bookingRefusalOf } from '@cursiv/shared-domain';
import { useRef, useState } from 'react';

export type RequestState =
  | { status: 'open' | 'sending' }
  | { status: 'conflicting'; conflicts: SeriesConflict[] }
  | { status: 'sent'; bookingId: string; answerUntil: Date }
  | { status: 'failed'; code: AppErrorCode; refusal: BookingRefusal | undefined };

/**
 * Sends one request once, however often it is pressed or retried: a retry after a lost answer returns the first result.
 * `onTaken` runs when somebody else was faster, `onSent` when the request is stored.
 */
export function useRequest({ onTaken, onSent }: { onTaken: () => void; onSent: () => void }) {
  const [state, setState] = useState<RequestState>({ status: 'open' });
  const key = useRef({ of: 1, value: '' });
  const { run } = useCommand();
  const request = async (wish: Omit<BookingRequest, 'key'>, { weeks, shares }: { weeks: number; shares: boolean }) => {
    const outcome = await run(async () => {
      // Another number of weeks is another request.
      if (key.current.of !== weeks || !key.current.value) key.current = { of: weeks, value: crypto.randomUUID() };
      setState({ status: 'sending' });
      const { requestBooking, requestSeries, shareProgress } = await import('@cursiv/shared-data');
      const sent = { ...wish, key: key.current.value };
      const asked = weeks === 1 ? await requestBooking(sent) : await requestSeries(sent, weeks);
      if ('conflicts' in asked) return setState({ status: 'conflicting', conflicts: asked.conflicts });
      // What could not be shown stays hidden; the booking's card says so, and asks again.
      if (shares) await shareProgress(asked.bookingId, true).catch(() => undefined);
      onSent();
      setState({ status: 'sent', ...asked });
    });
    if (outcome.status !== 'failed') return;
    const refusal = bookingRefusalOf(outcome.error);
    setState({ status: 'failed', code: outcome.code, refusal });
    if (refusal === 'taken') onTaken();
  };
  return { state, request };
}
