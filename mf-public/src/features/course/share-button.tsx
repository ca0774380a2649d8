import { localizePath, useLocale } from '@cursiv/shared-i18n';
import { Button } from '@cursiv/shared-ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './enrolment/enroll-panel.module.css';

/** Shares the page's address through the device, or else copies it. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const t = useT();
  const locale = useLocale();
  const [state, setState] = useState<'copied' | 'failed'>();
  const share = async () => {
    const url = new URL(localizePath(path, locale), location.origin).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setState('copied');
      }
    } catch (error) {
      // A person who closes the device's dialog has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
    }
  };
  return (
    <div className={styles.panel}>
      <Button variant="quiet" icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
        {t('share.action')}
      </Button>
      <p role="status" className={styles.note}>
        {state && t(`share.${state}`)}
      </p>
    </div>
  );
}
