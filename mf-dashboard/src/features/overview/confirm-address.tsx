import { accountActions } from '@cursiv/shared-auth';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';

/** Ids of users who dismissed the reminder for this visit. */
const LATER = 'cursiv:confirm-later';

function isPutOff(uid: string): boolean {
  try {
    return sessionStorage.getItem(LATER) === uid;
  } catch {
    return false;
  }
}

function putOff(uid: string): void {
  try {
    sessionStorage.setItem(LATER, uid);
  } catch {
    // Storage is blocked or full: the reminder returns with the page.
  }
}

/** Reminds a person to verify their e-mail address, and sends the message again. */
export function ConfirmAddress({ uid, email }: { uid: string; email: string }) {
  const t = useT();
  const [isShown, setIsShown] = useState(() => !isPutOff(uid));
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    const result = await accountActions.sendVerification();
    setIsSending(false);
    if (result.success) toast(t('overview.confirm.sent', { email }), { tone: 'success' });
    else toast(t(`error.${result.code}`), { tone: 'danger' });
  };
  const dismiss = () => {
    putOff(uid);
    setIsShown(false);
    // The pressed button has disappeared.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  if (!isShown) return null;
  return (
    <Notice
      title={t('overview.confirm.title')}
      action={
        <Cluster>
          <Button variant="secondary" pending={isSending} onClick={() => void sendAgain()}>
            {t('overview.confirm.again')}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t('overview.confirm.later')}
          </Button>
        </Cluster>
      }
    >
      {t('overview.confirm.text', { email })}
    </Notice>
  );
}
