import { AccountFrame } from './account-frame.tsx';
import { RegisterForm } from './forms/register-form.tsx';
import { useT } from './messages/messages.ts';

/** A new account. */
export default function RegisterPage() {
  const t = useT();
  return (
    <AccountFrame title={t('register.title')} intro={t('register.lead')}>
      <RegisterForm />
    </AccountFrame>
  );
}
