import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './card.module.css';

export type CardProps = {
  /** A `Cover` or picture that bleeds to the card's edge. */
  media?: ReactNode;
  /** Content at the bottom, however long the text above is. */
  footer?: ReactNode;
  /** `plain` lies on the page, `raised` is a separate sheet. */
  variant?: 'plain' | 'raised';
  children: ReactNode;
};

/** One item in a list of items. Give it a `CardTitle`, whose link covers the whole card. */
export function Card({ media, footer, variant = 'plain', children }: CardProps) {
  return (
    <article className={classNames(styles.card, variant === 'raised' && styles.raised)}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
