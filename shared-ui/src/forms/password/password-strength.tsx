import { createOwnTranslator } from '@cursiv/shared-i18n';
import * as styles from './password-strength.module.css';

const { useT } = createOwnTranslator(
  {
    short_one: 'Mai trebuie un caracter.',
    short_few: 'Mai trebuie {{count}} caractere.',
    short_other: 'Mai trebuie {{count}} de caractere.',
    fair: 'Destul de lungă. Mai lungă e mai sigură.',
    good: 'Lungă și bună.',
    strong: 'Foarte sigură.',
  },
  {
    short_one: 'One more character.',
    short_other: '{{count}} more characters.',
    fair: 'Long enough. Longer is safer.',
    good: 'Good.',
    strong: 'Very strong.',
  },
);

const STEPS = { short: 1, fair: 2, good: 3, strong: 4 } as const;

export type PasswordStrengthProps = {
  /** Undefined before the first character. */
  strength: keyof typeof STEPS | undefined;
  /** How many characters a short password lacks. */
  missing: number;
};

/** How strong a new password is, as a bar and in words announced with each change; before the first character both are empty. */
export function PasswordStrength({ strength, missing }: PasswordStrengthProps) {
  const t = useT();
  return (
    <div className={styles.line}>
      <span className={styles.bar} aria-hidden="true" data-filled={strength ? STEPS[strength] : 0}>
        <i />
        <i />
        <i />
        <i />
      </span>
      <p role="status" className={styles.words}>
        {strength && t(strength, { count: missing })}
      </p>
    </div>
  );
}
