import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './notice.module.css';

const tones = {
  info: { Icon: Info, className: styles.info },
  success: { Icon: CircleCheck, className: styles.success },
  warning: { Icon: TriangleAlert, className: styles.warning },
  danger: { Icon: CircleAlert, className: styles.danger },
};

export type NoticeProps = {
  tone?: keyof typeof tones;
  /** `status` or `alert` for a notice that appears later; absent for one that was there from the start. */
  role?: 'status' | 'alert';
  title?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** A notice about this page or a part of it. */
export function Notice({ tone = 'info', role, title, action, children }: NoticeProps) {
  const { Icon, className } = tones[tone];
  return (
    <div className={classNames(styles.notice, className)} role={role}>
      <Icon size={22} aria-hidden />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
