import { Button, Notice } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import type { PolicyRefusal } from './use-policy-refusal.ts';

/** Says why the policy blocks a source, and what to do about it. */
export function RefusalNotice({ refusal: { address, directive } }: { refusal: PolicyRefusal }) {
  const t = useT();
  if (directive === 'connect-src') {
    return (
      <Notice tone="warning" role="status" title={t('player.refused', { address })}>
        {t('player.refusedReading')}
      </Notice>
    );
  }
  if (!address.startsWith('https:')) {
    return (
      <Notice tone="warning" role="status" title={t('player.refused', { address })}>
        {t('player.refusedPlain')}
      </Notice>
    );
  }
  // This document belongs to the page that led here; the tool's own document may play any source on https.
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('player.refused', { address })}
      action={
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          {t('player.reload')}
        </Button>
      }
    >
      {t('player.refusedHere')}
    </Notice>
  );
}
