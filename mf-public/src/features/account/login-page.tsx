import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { AccountFrame } from './account-frame.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useTypedEmail } from './typed-email.ts';

/** Sign in, or ask for a new password. The typed e-mail address is passed on. */
export default function LoginPage() {
  const t = useT();
  const [view, setView] = useState<'signIn' | 'reset'>('signIn');
  const [email, setEmail] = useState(useTypedEmail());
  const show = (next: typeof view) => (typed: string) => {
    setEmail(typed);
    setView(next);
  };
  return (
    <AccountFrame title={t(`account.${view}.title`)} lead={t(`account.${view}.lead`)}>
      {view === 'signIn' ? (
        <SignInForm email={email} onForgotten={show('reset')} />
      ) : (
        <ResetForm email={email} onBack={show('signIn')} />
      )}
    </AccountFrame>
  );
}
