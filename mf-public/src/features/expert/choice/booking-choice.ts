import type { OfferingLine } from '@cursiv/shared-domain';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { VIEWS, type View } from './views/view-choice.tsx';

const MINUTE_MS = 60_000;

/**
 * The choice on an expert's page, kept in the address so that it survives sign-in and a change of language; Back undoes
 * one choice.
 */
export interface BookingChoice {
  offering: OfferingLine;
  chooseOffering: (id: string) => void;
  /** The chosen start; it may no longer be free. */
  at: Date | undefined;
  chooseAt: (start: Date) => void;
  /** How the free times are laid out. */
  view: View;
  chooseView: (view: View) => void;
}

/**
 * The choice among an expert's offerings, of which there is at least one. Until the reader chooses it is the one that is
 * free first, at the time that lists and the page's head name.
 */
export function useBookingChoice(
  [first, ...others]: readonly [OfferingLine, ...OfferingLine[]],
  nextFreeAt: string | undefined,
): BookingChoice {
  const [params, setParams] = useSearchParams();
  const choose = (chosen: Partial<Record<'session' | 'at' | 'view', string>>) =>
    setParams(
      (asked) => Object.entries(chosen).reduce((query, [name, value]) => withParameter(query, name, value), asked),
      { preventScrollReset: true },
    );
  const all = [first, ...others];
  const next = Date.parse(nextFreeAt ?? '') / MINUTE_MS;
  const isFreeFirst = ({ freeStarts }: OfferingLine) => freeStarts.includes(next);
  const offering = all.find(({ id }) => id === params.get('session')) ?? all.find(isFreeFirst) ?? first;
  return {
    offering,
    chooseOffering: (session) => choose({ session, at: '' }),
    at: instantOf(params.get('at')),
    // With its session: which one is free first may change while the reader decides.
    chooseAt: (start) => choose({ session: offering.id, at: start.toISOString() }),
    view: VIEWS.find((view) => view === params.get('view')) ?? 'month',
    chooseView: (view) => choose({ view }),
  };
}

function instantOf(text: string | null): Date | undefined {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? undefined : new Date(instant);
}
