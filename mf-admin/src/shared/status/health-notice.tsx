import type { Health, HealthState } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';

/** How a state looks; its word says the same. */
export const TONES = { well: 'success', attention: 'warning', down: 'danger' } as const satisfies Record<
  HealthState,
  string
>;

/** How the site is as a whole. */
export function HealthNotice({ health, action }: { health: Health; action: ReactNode }) {
  const t = useT();
  return <Notice tone={TONES[health.state]} title={t(`status.whole.${health.state}`)} action={action} />;
}
