import type { AuthResult } from '@cursiv/shared-auth';
import { Badge, Stack } from '@cursiv/shared-ui';
import { useAccountT } from '../messages/messages.ts';
import * as styles from './email-address.module.css';
import { VerificationNotice } from './verification-notice.tsx';

type EmailAddressProps = { email: string; isVerified: boolean; sendVerification: () => Promise<AuthResult> };

/** The account's e-mail address, and whether it is verified. */
export function EmailAddress({ email, isVerified, sendVerification }: EmailAddressProps) {
  const t = useAccountT();
  return (
    <Stack gap={2}>
      <p className={styles.line}>
        <span className={styles.email}>{email}</span>
        <Badge tone={isVerified ? 'success' : 'warning'}>{t(isVerified ? 'verified' : 'unverified')}</Badge>
      </p>
      {!isVerified && <VerificationNotice email={email} send={sendVerification} />}
    </Stack>
  );
}
