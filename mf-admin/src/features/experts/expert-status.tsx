import type { ExpertStatus } from '@cursiv/shared-domain';
import { Badge, type BadgeProps } from '@cursiv/shared-ui';
import { useExpertsT } from './messages/messages.ts';

const TONES: Record<ExpertStatus, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  in_review: 'warning',
  listed: 'success',
  paused: 'neutral',
  suspended: 'danger',
  retired: 'neutral',
};

/** The state of an expert's page. */
export function ExpertStatusBadge({ status }: { status: ExpertStatus }) {
  return <Badge tone={TONES[status]}>{useExpertsT()(`status.${status}`)}</Badge>;
}
