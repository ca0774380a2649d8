import { session } from '@cursiv/shared-auth';
import { offersGoogle } from '@cursiv/shared-data';
import { Button } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import * as styles from './form.module.css';
import { GoogleMark } from './google-mark.tsx';
import type { Attempt } from './use-attempt.ts';

/** Sign-in through a Google account, below a form; nothing where the site has none. */
export function GoogleButton({ attempt: { pending, attempt } }: { attempt: Attempt }) {
  const t = useT();
  if (!offersGoogle()) return null;
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <Button
        variant="secondary"
        className={styles.wide}
        icon={<GoogleMark />}
        pending={pending === 'google'}
        onClick={() => void attempt('google', () => session.signInWithGoogle())}
      >
        {t('google')}
      </Button>
    </>
  );
}
