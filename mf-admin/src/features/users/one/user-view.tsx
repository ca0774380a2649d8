import { noteLook, type UserAccount } from '@cursiv/shared-data';
import { isOfStaff } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Avatar, Facts, Stack } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useMay } from '../../../shared/use-may.ts';
import { AccountPart } from './account-part.tsx';
import { useUserT } from './messages/messages.ts';
import { BookingsPart } from './records/bookings-part.tsx';
import { ChangesPart } from './records/changes-part.tsx';
import { LearningPart } from './records/learning-part.tsx';
import { ReportsPart } from './records/reports-part.tsx';
import { ReviewsPart } from './records/reviews-part.tsx';
import { WorksPart } from './records/works-part.tsx';
import { RequestsPart } from './requests/requests-part.tsx';
import { RightsPart } from './rights-part.tsx';
import { SessionsPart } from './sessions/sessions-part.tsx';
import * as styles from './user.module.css';

/** An account that is there. Its person learns that an administrator looked at it. */
export function UserView({ user: account }: { user: UserAccount }) {
  const t = useUserT();
  const locale = useLocale();
  const may = useMay();
  const { id, name, email, createdAt } = account;
  useEffect(() => {
    noteLook(id).catch((error: unknown) => console.info(error));
  }, [id]);
  const since = createdAt && t('since', { date: formatDate(createdAt, locale, { dateStyle: 'long' }) });
  return (
    <Stack gap={4}>
      <div className={styles.who}>
        <Avatar name={name || email} seed={id} size={56} />
        <Facts items={[{ id: 'email', text: email }, ...(since ? [{ id: 'since', text: since }] : [])]} />
      </div>
      {may('accounts') ? <AccountPart user={account} /> : <RightsPart user={account} />}
      {may('courses') && may('resources') && <WorksPart user={account} />}
      <LearningPart uid={id} />
      {may('bookings') && <BookingsPart uid={id} />}
      {may('reviews') && <ReviewsPart uid={id} />}
      {may('accounts') && <ReportsPart user={account} />}
      {may('accounts') && <SessionsPart user={account} />}
      {may('accounts') && !isOfStaff(account) && <RequestsPart user={account} />}
      {may('audit') && <ChangesPart uid={id} />}
    </Stack>
  );
}
