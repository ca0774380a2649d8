import {
  type Expert,
  type ExpertRuling,
  type ExpertStatus,
  expertLifecycle,
  isRuledWithReason,
} from '@cursiv/shared-domain';

/** A ruling on a page as it was seen. */
export interface SeenRuling {
  seen: Expert;
  status: ExpertStatus;
  ruling?: ExpertRuling | undefined;
}

/**
 * The ruling that takes another one back, with the reason that stood there before; undefined where administrators have no such way: whoever
 * was approved or returned is told and works on.
 */
export function undoOf({ seen, status }: SeenRuling): SeenRuling | undefined {
  const { status: before, ruling } = seen;
  if (!expertLifecycle.canMove('administrator', status, before)) return undefined;
  if (isRuledWithReason(before) && !ruling) return undefined;
  return { seen: { ...seen, status, rev: seen.rev + 1 }, status: before, ruling };
}
