import { useState } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { ResetForm } from './forms/reset-form.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { useTypedEmail } from './forms/typed-email.ts';
import { useT } from './messages/messages.ts';

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
    <AccountFrame title={t(`${view}.title`)} intro={t(`${view}.lead`)}>
      {view === 'signIn' ? (
        <SignInForm email={email} onForgotten={show('reset')} />
      ) : (
        <ResetForm email={email} onBack={show('signIn')} />
      )}
    </AccountFrame>
  );
}
