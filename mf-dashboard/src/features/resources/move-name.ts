import type { ResourceStatus } from '@cursiv/shared-domain';

/** What an author calls a move that takes a resource away from others. */
export function moveName(from: ResourceStatus, to: ResourceStatus): 'archive' | 'reopen' | 'withdraw' {
  if (to === 'archived') return 'archive';
  return from === 'in_review' ? 'withdraw' : 'reopen';
}
