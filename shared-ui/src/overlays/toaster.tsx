import { dismissToast, type Toast, toasts } from '@cursiv/shared-platform/shell';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../styles/class-names.ts';
import * as styles from './toaster.module.css';

const seconds = 1000;
const lifetime = { plain: 6 * seconds, withAction: 12 * seconds };

const tones = { neutral: undefined, success: styles.success, danger: styles.danger };

export type ToasterProps = {
  /** Names the region. */
  label: string;
  closeLabel: string;
};

/**
 * The place where `toast` messages appear, once, in the shell. The region exists from the start so that messages are
 * announced.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  return (
    <div className={styles.region} role="status" aria-label={label} aria-atomic="false">
      {shown.map((item) => (
        <ToastItem key={item.id} item={item} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

/** Failures stay until closed; other messages disappear, but not while hovered or focused. */
function ToastItem({ item, closeLabel }: { item: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const close = () => dismissToast(item.id);
  useEffect(() => {
    if (held || item.tone === 'danger') return;
    const timer = setTimeout(() => dismissToast(item.id), item.action ? lifetime.withAction : lifetime.plain);
    return () => clearTimeout(timer);
  }, [held, item]);
  const act = () => {
    item.action?.onSelect();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer while someone reads
    <div
      className={classNames(styles.toast, tones[item.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {item.tone === 'success' && <CircleCheck size={20} aria-hidden />}
      {item.tone === 'danger' && <CircleAlert size={20} aria-hidden />}
      <p className={styles.text}>{item.text}</p>
      {item.action && (
        <button type="button" className={styles.action} onClick={act}>
          {item.action.label}
        </button>
      )}
      <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={close} className={styles.close} />
    </div>
  );
}
