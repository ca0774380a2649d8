import { Link } from '@cursiv/shared-router';
import type { ReactNode } from 'react';
import * as styles from './card.module.css';

export type CardTitleProps = {
  /** Locale-free path. */
  to: string;
  level?: 2 | 3 | 4;
  children: ReactNode;
};

/** A card's heading; its link reacts to a press anywhere on the card. */
export function CardTitle({ to, level = 3, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.title}>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </Heading>
  );
}
