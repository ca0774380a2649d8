import { classNames } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './password-strength.module.css';
import { STRENGTHS, strengthOf } from './strength-of.ts';

/** The strength of the typed password, as a bar and as a word that is announced when it changes. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useT();
  const strength = password === '' ? undefined : strengthOf(password);
  const reached = strength ? STRENGTHS.indexOf(strength) : -1;
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.steps} aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <span key={step} className={classNames(styles.step, index <= reached && styles.reached)} />
        ))}
      </span>
      <span className={styles.word} role="status">
        {strength && t(`account.strength.${strength}`)}
      </span>
    </div>
  );
}
