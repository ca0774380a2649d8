import { X } from 'lucide-react';
import { Fragment, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../actions/icon-button.tsx';
import { useT } from '../messages/messages.ts';
import * as styles from './shortcuts-help.module.css';

const KEYS = [
  ['play', ['Space', 'K']],
  ['back5', ['←']],
  ['forward5', ['→']],
  ['back10', ['J']],
  ['forward10', ['L']],
  ['percent', ['0–9']],
  ['louder', ['↑']],
  ['quieter', ['↓']],
  ['mute', ['M']],
  ['slower', ['<']],
  ['faster', ['>']],
  ['captions', ['C']],
  ['fullscreen', ['F']],
  ['pictureInPicture', ['I']],
  ['help', ['?']],
] as const;

/** The list of keys. A native dialog, because only that one shows over a video in full screen. */
export function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('shortcuts')}
        </h2>
        <IconButton label={t('close')} icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <p className={styles.intro}>{t('shortcutsIntro')}</p>
      <dl>
        {KEYS.map(([action, keys]) => (
          <div key={action} className={styles.line}>
            <dt>{t(`shortcut.${action}`)}</dt>
            <dd className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && t('or')}
                  <kbd className={styles.key}>{key === 'Space' ? t('space') : key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
