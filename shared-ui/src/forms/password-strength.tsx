import * as styles from './password-strength.module.css';

export type PasswordStrengthProps = {
  /** How many of the four steps the typed password has reached; none before the first letter. */
  step: 0 | 1 | 2 | 3 | 4;
  /** The same in words, announced when it changes. */
  text: string;
};

/** How strong the typed password is, as a bar and in words; its room is kept before the first letter. */
export function PasswordStrength({ step, text }: PasswordStrengthProps) {
  return (
    <div className={styles.line}>
      <span className={styles.bar} aria-hidden="true" data-filled={step}>
        <i />
        <i />
        <i />
        <i />
      </span>
      <p role="status" className={styles.words}>
        {text}
      </p>
    </div>
  );
}
