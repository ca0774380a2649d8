import { type AuthResult, accountActions, type Session, useSession } from '@cursiv/shared-auth';
import {
  checkAccount,
  linkedGoogle,
  linkGoogle,
  presentAddress,
  sendAddressLink,
  unlinkGoogle,
} from '@cursiv/shared-data';
import { keptDocument } from '@cursiv/shared-data/edits';
import { DELETION_DAYS, EXPORT_DAYS } from '@cursiv/shared-domain';
import { Notice, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import { useMediaT } from '../../shared/media/messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadingPage } from '../../shared/pages/loading-page.tsx';
import { AccountPart } from './account-part.tsx';
import { PublicCardPart } from './card/public-card-part.tsx';
import { useCardT } from './card/texts/texts.ts';
import { DataCopy } from './copy/data-copy.tsx';
import { useCopyT } from './copy/texts/texts.ts';
import { DeleteAccount } from './deletion/delete-account.tsx';
import { useDeletionT } from './deletion/texts/texts.ts';
import { AddressChange } from './email/address-change.tsx';
import { EmailAddress } from './email/email-address.tsx';
import { NameForm } from './forms/name-form.tsx';
import { PasswordForm } from './forms/password-form.tsx';
import { GooglePart } from './google/google-part.tsx';
import { useAccountT } from './messages/messages.ts';
import { MessageChoice } from './messages-choice/message-choice.tsx';
import { useChoiceT } from './messages-choice/texts/texts.ts';
import { Portrait } from './portrait.tsx';
import { PreferencesForm } from './preferences/preferences-form.tsx';
import { usePreferencesT } from './preferences/texts/texts.ts';
import { PersonalRecordList } from './record/personal-record.tsx';
import { useRecordT } from './record/texts/texts.ts';
import { useRightsT } from './rights/messages/messages.ts';
import { Rights } from './rights/rights.tsx';
import { SearchKeySwitch } from './search-key-switch.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { useFactorT } from './second-factor/texts/texts.ts';
import { Devices } from './sessions/devices.tsx';
import { useSessionsT } from './sessions/texts/texts.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The reader's own account: who they are, how they sign in, what they chose, and their data. */
export default function AccountPage() {
  const present = useSession();
  if (present.status !== 'signedIn') return <LoadingPage />;
  return <Account uid={present.user.id} present={present} />;
}

/** Has the person told at once what they have changed; if that fails, a schedule tells them. */
const tellChange = () => void checkAccount().catch((error: unknown) => console.info(error));

async function changePassword(current: string, next: string): Promise<AuthResult> {
  const result = await accountActions.changePassword(current, next);
  if (result.success) tellChange();
  return result;
}

const GOOGLE = {
  read: linkedGoogle,
  link: async () => {
    const google = await linkGoogle();
    tellChange();
    return google;
  },
  unlink: async () => {
    await unlinkGoogle();
    tellChange();
  },
  sendPassword: (email: string) => accountActions.sendPasswordReset(email),
};

const ADDRESS = { send: sendAddressLink, present: presentAddress, follow: tellChange };

type SignedIn = Extract<Session, { status: 'signedIn' }>;

function Account({ uid, present: { user, account } }: { uid: string; present: SignedIn }) {
  const t = useT();
  const accountT = useAccountT();
  const rightsT = useRightsT();
  const mediaT = useMediaT();
  const cardT = useCardT();
  const factorT = useFactorT();
  const sessionsT = useSessionsT();
  const choiceT = useChoiceT();
  const copyT = useCopyT();
  const recordT = useRecordT();
  const deletionT = useDeletionT();
  const preferencesT = usePreferencesT();
  const keptName = useMemo(() => keptDocument(uid, 'name', z.object({ name: z.string() })), [uid]);
  return (
    <DashboardPage documentTitle={t('nav.account')} title={t('nav.account')} intro={accountT('lead')}>
      <AccountPart title={accountT('nameTitle')} intro={accountT('nameLead')}>
        <NameForm name={user.name} save={(name) => accountActions.changeName(name)} kept={keptName} />
      </AccountPart>
      <AccountPart title={accountT('emailTitle')} intro={accountT('emailLead')}>
        <Stack>
          <EmailAddress
            email={user.email}
            isVerified={account.emailVerified}
            sendVerification={() => accountActions.sendVerification()}
          />
          <AddressChange uid={uid} email={user.email} hasPassword={account.hasPassword} service={ADDRESS} />
        </Stack>
      </AccountPart>
      <AccountPart
        title={accountT('passwordTitle')}
        intro={accountT(account.hasPassword ? 'passwordLead' : 'googleLead')}
      >
        {account.hasPassword ? (
          <PasswordForm email={user.email} change={changePassword} />
        ) : (
          <Notice title={accountT('googleTitle')}>{accountT('googleText')}</Notice>
        )}
      </AccountPart>
      <GooglePart person={{ email: user.email, hasPassword: account.hasPassword }} service={GOOGLE} />
      <AccountPart title={factorT('title')} intro={factorT('lead')}>
        <SecondFactor email={user.email} hasPassword={account.hasPassword} />
      </AccountPart>
      <AccountPart title={sessionsT('partTitle')} intro={sessionsT('partLead')}>
        <Devices uid={uid} />
      </AccountPart>
      <AccountPart title={mediaT('portrait.title')} intro={mediaT('portrait.account')}>
        <Portrait uid={uid} name={user.name} />
      </AccountPart>
      <AccountPart title={cardT('title')} intro={cardT('lead')}>
        <PublicCardPart uid={uid} name={user.name} />
      </AccountPart>
      <AccountPart title={preferencesT('title')} intro={preferencesT('lead')}>
        <PreferencesForm />
      </AccountPart>
      <AccountPart title={rightsT('title')} intro={rightsT('lead')}>
        <Rights uid={uid} name={user.name} />
      </AccountPart>
      <AccountPart title={choiceT('title')} intro={choiceT('lead')}>
        <MessageChoice uid={uid} />
      </AccountPart>
      <AccountPart title={accountT('keysTitle')} intro={accountT('keysLead')}>
        <SearchKeySwitch />
      </AccountPart>
      <AccountPart title={recordT('title')} intro={recordT('lead')}>
        <PersonalRecordList uid={uid} />
      </AccountPart>
      <AccountPart title={copyT('title')} intro={copyT('lead', { count: EXPORT_DAYS })}>
        <DataCopy uid={uid} email={user.email} hasPassword={account.hasPassword} />
      </AccountPart>
      <AccountPart title={accountT('signOutTitle')} intro={accountT('signOutLead')}>
        <SignOutButton />
      </AccountPart>
      <AccountPart title={deletionT('title')} intro={deletionT('lead', { count: DELETION_DAYS })}>
        <DeleteAccount uid={uid} email={user.email} hasPassword={account.hasPassword} />
      </AccountPart>
    </DashboardPage>
  );
}
