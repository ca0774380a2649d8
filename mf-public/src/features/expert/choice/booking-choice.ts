import type { OfferingLine } from '@cursiv/shared-domain';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { VIEWS, type View } from './views/view-choice.tsx';

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

/** The choice among an expert's offerings, of which there is at least one. */
export function useBookingChoice([first, ...others]: readonly [OfferingLine, ...OfferingLine[]]): BookingChoice {
  const [params, setParams] = useSearchParams();
  const choose = (name: 'session' | 'at' | 'view', value: string) =>
    setParams((asked) => withParameter(name === 'session' ? withParameter(asked, 'at', '') : asked, name, value), {
      preventScrollReset: true,
    });
  return {
    offering: [first, ...others].find(({ id }) => id === params.get('session')) ?? first,
    chooseOffering: (id) => choose('session', id),
    at: instantOf(params.get('at')),
    chooseAt: (start) => choose('at', start.toISOString()),
    view: VIEWS.find((view) => view === params.get('view')) ?? 'month',
    chooseView: (view) => choose('view', view),
  };
}

function instantOf(text: string | null): Date | undefined {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? undefined : new Date(instant);
}
