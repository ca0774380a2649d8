import { USER_LIMITS } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import * as styles from './strength-line.module.css';

const FILLED: Record<PasswordStrength, number> = { short: 1, fair: 2, good: 3, strong: 4 };

/** The strength of a new password so far, as a bar and in words; its space is reserved before the first letter. */
export function StrengthLine({ password }: { password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  const missing = USER_LIMITS.passwordMin - [...password].length;
  return (
    <div className={styles.line}>
      <span className={styles.bar} aria-hidden="true" data-filled={password === '' ? 0 : FILLED[strength]}>
        <i />
        <i />
        <i />
        <i />
      </span>
      <p role="status" className={styles.words}>
        {password !== '' && t(`account.strength.${strength}`, { count: missing })}
      </p>
    </div>
  );
}
