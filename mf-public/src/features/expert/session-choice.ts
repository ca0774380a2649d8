import type { OfferingLine } from '@cursiv/shared-domain';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { useState } from 'react';

/** The choice on an expert's page, kept in the address so that it survives sign-in and a change of language. */
export interface SessionChoice {
  offering: OfferingLine;
  chooseOffering: (id: string) => void;
  /** The chosen start; it may no longer be free. */
  at: Date | undefined;
  chooseAt: (start: Date) => void;
}

const PARAMETERS = ['session', 'at'] as const;
type Chosen = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** The choice among an expert's offerings, of which there is at least one. */
export function useSessionChoice([first, ...others]: readonly [OfferingLine, ...OfferingLine[]]): SessionChoice {
  const [chosen, choose] = useChosen();
  return {
    offering: [first, ...others].find(({ id }) => id === chosen.session) ?? first,
    chooseOffering: (session) => choose({ session, at: '' }),
    at: instantOf(chosen.at),
    chooseAt: (start) => choose({ at: start.toISOString() }),
  };
}

/** Shown at once and written to the address separately, because a change of address first requests the page's data. */
function useChosen(): [Chosen, (change: Chosen) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(PARAMETERS.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : []))),
  );
  const choose = (change: Chosen) => {
    setChosen({ ...chosen, ...change });
    const write = (present: URLSearchParams) =>
      Object.entries(change).reduce((next, [name, value]) => withParameter(next, name, value), present);
    setParams(write, { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}

function instantOf(text = ''): Date | undefined {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : new Date(instant);
}
