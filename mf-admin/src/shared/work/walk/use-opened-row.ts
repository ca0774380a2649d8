import { type WorkKind, workId } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { WORK_PARAMETER } from './work-address.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/** For the heading of the row of a list that was opened from the work list: it comes into sight and takes the focus. */
const OPENED = { ref: focus, tabIndex: -1, 'aria-current': true } as const;

/** What the heading of each row is given, by the row's id; nothing for rows that nobody has asked for. */
export function useOpenedRow(kind: WorkKind): (id: string) => Partial<typeof OPENED> {
  const [params] = useSearchParams();
  const work = params.get(WORK_PARAMETER);
  return (id) => (work === workId(kind, id) ? OPENED : {});
}
