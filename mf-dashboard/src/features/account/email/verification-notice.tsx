import type { AuthResult } from '@cursiv/shared-auth';
import { accepted, useCommand } from '@cursiv/shared-data/commands';
import { Button, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useAccountT } from '../messages/messages.ts';
import { useCooldown } from './use-cooldown.ts';
import * as styles from './verification-notice.module.css';

/** Seconds until the message can be requested again. */
const WAIT = 60;

type VerificationNoticeProps = { email: string; send: () => Promise<AuthResult> };

/** Says that the e-mail address is not verified and where to look for the message; sends it again. */
export function VerificationNotice({ email, send }: VerificationNoticeProps) {
  const t = useT();
  const accountT = useAccountT();
  const { isPending, isDone, failure, run } = useCommand();
  const { secondsLeft, begin } = useCooldown(WAIT);
  const sendAgain = () =>
    run(async () => {
      accepted(await send());
      begin();
    });
  return (
    <Stack gap={2}>
      {isDone ? (
        <Notice tone="success" role="status" title={accountT('sentTitle')}>
          {accountT('sent', { email })}
        </Notice>
      ) : (
        <Notice tone="warning" title={accountT('verifyTitle')}>
          {accountT('verifyText')}
        </Notice>
      )}
      {failure && <FormError title={t(`error.${failure}`)} />}
      <div>
        <Button variant="secondary" pending={isPending} disabled={secondsLeft > 0} onClick={() => void sendAgain()}>
          {accountT('sendAgain')}
        </Button>
      </div>
      {secondsLeft > 0 && <p className={styles.wait}>{accountT('wait', { count: secondsLeft })}</p>}
    </Stack>
  );
}
