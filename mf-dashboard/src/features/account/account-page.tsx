import { accountActions, type Session, useSession } from '@cursiv/shared-auth';
import { keptEdits } from '@cursiv/shared-data/edits';
import { Notice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { AccountPart } from './account-part.tsx';
import { EmailAddress } from './email-address.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SearchKeySwitch } from './search-key-switch.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The reader's own account: name, e-mail address, password, keyboard, and sign-out. */
export default function AccountPage() {
  const present = useSession();
  if (present.status !== 'signedIn') return <LoadingPage />;
  return <Account uid={present.user.id} present={present} />;
}

type SignedIn = Extract<Session, { status: 'signedIn' }>;

function Account({ uid, present: { user, account } }: { uid: string; present: SignedIn }) {
  const t = useT();
  const nameEdits = useMemo(() => keptEdits(uid, 'name', z.object({ name: z.string() })), [uid]);
  return (
    <DashboardPage documentTitle={t('nav.account')} title={t('nav.account')} lead={t('account.lead')}>
      <AccountPart title={t('account.nameTitle')} lead={t('account.nameLead')}>
        <NameForm name={user.name} save={(name) => accountActions.changeName(name)} edits={nameEdits} />
      </AccountPart>
      <AccountPart title={t('account.emailTitle')} lead={t('account.emailLead')}>
        <EmailAddress
          email={user.email}
          isVerified={account.emailVerified}
          sendVerification={() => accountActions.sendVerification()}
        />
      </AccountPart>
      <AccountPart
        title={t('account.passwordTitle')}
        lead={t(account.hasPassword ? 'account.passwordLead' : 'account.googleLead')}
      >
        {account.hasPassword ? (
          <PasswordForm email={user.email} change={(current, next) => accountActions.changePassword(current, next)} />
        ) : (
          <Notice title={t('account.googleTitle')}>{t('account.googleText')}</Notice>
        )}
      </AccountPart>
      <AccountPart title={t('account.keysTitle')} lead={t('account.keysLead')}>
        <SearchKeySwitch />
      </AccountPart>
      <AccountPart title={t('account.signOutTitle')} lead={t('account.signOutLead')}>
        <SignOutButton />
      </AccountPart>
    </DashboardPage>
  );
}
