import { accountActions } from '@cursiv/shared-auth';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, Cluster, Notice, toast } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';

/** Who does not want to be reminded before the next visit, by user id. */
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
    // Blocked or full storage: the reminder comes back with the page.
  }
}

/** Reminds a person of the message that proves their address, and sends it again. */
export function ConfirmAddress({ uid, email }: { uid: string; email: string }) {
  const t = useT();
  const words = useVocabulary();
  const [isShown, setIsShown] = useState(() => !isPutOff(uid));
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    const result = await accountActions.sendVerification();
    setIsSending(false);
    if (result.success) toast(t('account.confirmSent', { email }), { tone: 'success' });
    else toast(words(`error.${result.code}`), { tone: 'danger' });
  };
  const dismiss = () => {
    putOff(uid);
    setIsShown(false);
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  if (!isShown) return null;
  return (
    <Notice
      title={t('account.confirmTitle')}
      action={
        <Cluster>
          <Button variant="secondary" pending={isSending} onClick={() => void sendAgain()}>
            {t('account.sendAgain')}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t('account.confirmLater')}
          </Button>
        </Cluster>
      }
    >
      {t('account.confirmText', { email })}
    </Notice>
  );
}
