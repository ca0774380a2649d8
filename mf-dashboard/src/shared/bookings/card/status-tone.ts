import type { BookingStatus } from '@cursiv/shared-domain';
import type { BadgeProps } from '@cursiv/shared-ui';

/** The colour behind a state's name. */
export const statusTone: Record<BookingStatus, NonNullable<BadgeProps['tone']>> = {
  requested: 'warning',
  confirmed: 'success',
  declined: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  completed: 'progress',
  no_show_learner: 'danger',
  no_show_expert: 'danger',
  disputed: 'warning',
};
