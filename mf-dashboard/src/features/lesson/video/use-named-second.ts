import { useSearchParams } from '@cursiv/shared-router';

const DAY_SEC = 86_400;

/** The second at which the address opens the film, `?at=`; undefined without a valid one. */
export function useNamedSecond(): number | undefined {
  const [params] = useSearchParams();
  const second = Number(params.get('at') || Number.NaN);
  return Number.isInteger(second) && second >= 0 && second <= DAY_SEC ? second : undefined;
}
