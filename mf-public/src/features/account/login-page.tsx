import { useSearchParams } from '@cursiv/shared-router';
import { useState } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { LinkEntry } from './forms/link/link-entry.tsx';
import { LinkForm } from './forms/link/link-form.tsx';
import { ResetForm } from './forms/reset-form.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { useTypedEmail } from './forms/typed-email.ts';
import { useT } from './messages/messages.ts';

/** Whether the page was opened by a link to sign in, which the hosted service ends with these. */
const isSignInLink = (params: URLSearchParams) => params.get('mode') === 'signIn' && params.has('oobCode');

/** Sign in, by a password or by a link, or ask for a new password. The typed e-mail address is passed on. */
export default function LoginPage() {
  const t = useT();
  const [params] = useSearchParams();
  const [view, setView] = useState<'signIn' | 'reset' | 'link' | 'entry'>(isSignInLink(params) ? 'entry' : 'signIn');
  const [email, setEmail] = useState(useTypedEmail());
  const show = (next: typeof view) => (typed: string) => {
    setEmail(typed);
    setView(next);
  };
  return (
    <AccountFrame title={t(`${view}.title`)} intro={t(`${view}.lead`)}>
      {view === 'signIn' && <SignInForm email={email} onForgotten={show('reset')} onLink={show('link')} />}
      {view === 'reset' && <ResetForm email={email} onBack={show('signIn')} />}
      {view === 'link' && <LinkForm email={email} onBack={show('signIn')} />}
      {view === 'entry' && <LinkEntry onAgain={show('link')} />}
    </AccountFrame>
  );
}
