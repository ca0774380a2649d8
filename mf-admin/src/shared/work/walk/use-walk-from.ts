import { type WorkKind, workId } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { useWalkOn } from './use-walk-on.ts';
import { WORK_PARAMETER } from './work-address.ts';

/** Goes on with the work list once the thing is decided on that was opened from there; stays in a list whose other rows are dealt with. */
export function useWalkFrom(kind: WorkKind): (id: string) => void {
  const walkOn = useWalkOn();
  const [params] = useSearchParams();
  const work = params.get(WORK_PARAMETER);
  return (id) => {
    if (work === workId(kind, id)) void walkOn();
  };
}
