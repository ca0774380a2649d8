import type { AuthResult } from '@cursiv/shared-auth';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useAction } from './use-action.ts';
import { useCooldown } from './use-cooldown.ts';
import * as styles from './verification-notice.module.css';

/** Seconds until the message can be asked for again. */
const WAIT = 60;

type VerificationNoticeProps = { email: string; send: () => Promise<AuthResult> };

/** Says that the address is not verified, where to look for the message, and sends it again. */
export function VerificationNotice({ email, send }: VerificationNoticeProps) {
  const t = useT();
  const words = useVocabulary();
  const { isPending, run } = useAction();
  const { secondsLeft, begin } = useCooldown(WAIT);
  const [outcome, setOutcome] = useState<'sent' | AppErrorCode>();
  const sendAgain = async () => {
    const result = await run(send);
    if (!result) return;
    if (result.success) begin();
    setOutcome(result.success ? 'sent' : result.code);
  };
  return (
    <Stack gap={2}>
      {outcome === 'sent' ? (
        <Notice tone="success" role="status" title={t('account.sentTitle')}>
          {t('account.sent', { email })}
        </Notice>
      ) : (
        <Notice tone="warning" title={t('account.verifyTitle')}>
          {t('account.verifyText')}
        </Notice>
      )}
      {outcome && outcome !== 'sent' && <FormError title={words(`error.${outcome}`)} />}
      <div>
        <Button variant="secondary" pending={isPending} disabled={secondsLeft > 0} onClick={() => void sendAgain()}>
          {t('account.sendAgain')}
        </Button>
      </div>
      {secondsLeft > 0 && <p className={styles.wait}>{t('account.wait', { count: secondsLeft })}</p>}
    </Stack>
  );
}
