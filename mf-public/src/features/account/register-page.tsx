import { useT } from '../../messages/messages.ts';
import { AccountFrame } from './account-frame.tsx';
import { RegisterForm } from './register-form.tsx';

/** A new account. */
export default function RegisterPage() {
  const t = useT();
  return (
    <AccountFrame title={t('account.register.title')} lead={t('account.register.lead')}>
      <RegisterForm />
    </AccountFrame>
  );
}
