import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import * as styles from './rating.module.css';

const stars = [1, 2, 3, 4, 5];

/** An average of up to five stars; `label` gives it in words. */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {stars.map((star) => (
        <span
          key={star}
          className={styles.star}
          style={{ '--filled': Math.min(1, Math.max(0, value - star + 1)) } as CSSProperties}
        >
          <Star size={18} aria-hidden className={styles.outline} />
          <Star size={18} aria-hidden className={styles.solid} />
        </span>
      ))}
    </span>
  );
}
