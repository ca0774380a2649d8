import * as styles from './divider.module.css';

/** A change of subject. `flourish` is a stroke of the pen for long reading, `rule` a plain line. */
export function Divider({ variant = 'rule' }: { variant?: 'rule' | 'flourish' }) {
  return <hr className={variant === 'rule' ? styles.rule : styles.flourish} />;
}
