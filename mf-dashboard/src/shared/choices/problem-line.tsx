import { CircleAlert } from 'lucide-react';
import * as styles from './choices.module.css';

/** What is wrong in a part of a form, beneath it. */
export function ProblemLine({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.problem}>
      <CircleAlert size={18} aria-hidden /> {children}
    </p>
  );
}
