import { passwordLength, passwordStrength, USER_LIMITS } from '@cursiv/shared-domain';
import { PasswordStrength } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

const STEPS = { short: 1, fair: 2, good: 3, strong: 4 } as const;

/** How strong a new password is by now, or how much is missing. */
export function StrengthLine({ password }: { password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  const missing = USER_LIMITS.passwordMin - passwordLength(password);
  if (password === '') return <PasswordStrength step={0} text="" />;
  return <PasswordStrength step={STEPS[strength]} text={t(`account.strength.${strength}`, { count: missing })} />;
}
