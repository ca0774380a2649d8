import type { OfferingLine } from '@cursiv/shared-domain';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { useState } from 'react';
import { VIEWS, type View } from './views/view-choice.tsx';

/** The choice on an expert's page, kept in the address so that it survives sign-in and a change of language. */
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

const PARAMETERS = ['session', 'at', 'view'] as const;
type Chosen = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** The choice among an expert's offerings, of which there is at least one. */
export function useBookingChoice([first, ...others]: readonly [OfferingLine, ...OfferingLine[]]): BookingChoice {
  const [chosen, choose] = useChosen();
  return {
    offering: [first, ...others].find(({ id }) => id === chosen.session) ?? first,
    chooseOffering: (session) => choose({ session, at: '' }),
    at: instantOf(chosen.at),
    chooseAt: (start) => choose({ at: start.toISOString() }),
    view: VIEWS.find((view) => view === chosen.view) ?? 'month',
    chooseView: (view) => choose({ view }),
  };
}

/** Shown at once and written to the address separately, because a change of address first requests the page's data. */
function useChosen(): [Chosen, (change: Chosen) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(() => chosenIn(params));
  // A link on this very page leads to the time that is held for the reader.
  const held = params.has('held') ? params.get('at') : null;
  const [shown, setShown] = useState(held);
  if (held !== shown) {
    setShown(held);
    if (held) setChosen(chosenIn(params));
  }
  const choose = (change: Chosen) => {
    setChosen({ ...chosen, ...change });
    const write = (present: URLSearchParams) =>
      Object.entries(change).reduce((next, [name, value]) => withParameter(next, name, value), present);
    setParams(write, { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}

const chosenIn = (params: URLSearchParams): Chosen =>
  Object.fromEntries(PARAMETERS.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));

function instantOf(text = ''): Date | undefined {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : new Date(instant);
}
