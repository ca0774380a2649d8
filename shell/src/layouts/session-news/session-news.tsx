import { notKept, type Session } from '@cursiv/shared-auth';
import { later } from '@cursiv/shared-ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followKept } from '../../offline/follow-kept.ts';
import { recoverUploads } from '../../uploads/recover-uploads.ts';
import { type AgreementNews, agreementNews } from './agreement/agreement-news.ts';
import { Bell, type BellProps } from './bell.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { noteSessionDaily } from './note-session-daily.ts';
import { useAccountPreferences } from './preferences/use-account-preferences.ts';
import { useSessionT } from './session-words.ts';
import { useReaderClock } from './use-reader-clock.ts';

const NotKeptNotice = later(async () => ({ default: (await import('../not-kept/not-kept-notice.tsx')).NotKeptNotice }));

/** Fetched when the terms have changed. */
const AgreementNotice = later(async () => ({
  default: (await import('./agreement/agreement-notice.tsx')).AgreementNotice,
}));

const acceptTerms = async (version: string) => (await import('@cursiv/shared-data/signed-in')).acceptTerms(version);

/** Fetched for who comes to a device that shows the other language. */
const LanguageOffer = later(() => import('./preferences/language-offer.tsx'));

type SharedNews = Omit<BellProps, 'uid'> & Parameters<typeof MaintenanceNotice>[0];
type SessionNewsProps = SharedNews & { session: Session };

/** The end of a session that was told, so that another layout does not tell it again. */
let told: Session | undefined;

/**
 * What only a session brings: that the service has ended it, what this browser will lose of it at the next load, and, in
 * the header, the bell. What the bell has from the first page is handed to it: modules that two files share make the
 * first one larger.
 */
export default function SessionNews({ session, ...shared }: SessionNewsProps): ReactNode {
  const t = useSessionT();
  const { toast } = shared;
  useEffect(() => {
    if (session.status !== 'signedOut' || session === told) return;
    told = session;
    toast(t('ended'), { tone: 'danger' });
  }, [session, t, toast]);
  useEffect(followKept, []);
  if (session.status !== 'signedIn') return null;
  const { user, isProfileKnown } = session;
  return <SignedInNews key={user.id} uid={user.id} hasProfile={isProfileKnown} {...shared} />;
}

type SignedInNewsProps = SharedNews & { uid: string; hasProfile: boolean };

function SignedInNews({ hasProfile, registry, ...props }: SignedInNewsProps): ReactNode {
  const t = useSessionT();
  const preferred = useAccountPreferences(props.uid);
  useEffect(() => void recoverUploads('cursiv:uploads'), []);
  // Nothing is noted of somebody who has no profile yet.
  useReaderClock(hasProfile ? props.uid : undefined, t('locale'));
  useEffect(() => {
    if (hasProfile) void noteSessionDaily(props.uid);
  }, [props.uid, hasProfile]);
  const [forgotten] = useState(notKept);
  const [agreement, setAgreement] = useState<AgreementNews>();
  useEffect(() => {
    if (!hasProfile) return;
    let isIn = true;
    // The next page asks again.
    agreementNews(props.uid).then(
      (news) => isIn && setAgreement(news),
      () => undefined,
    );
    return () => {
      isIn = false;
    };
  }, [props.uid, hasProfile]);
  const place = document.getElementById('bell');
  return (
    <>
      {place && createPortal(<Bell {...props} />, place)}
      <MaintenanceNotice registry={registry} />
      {preferred && (
        <Suspense fallback={null}>
          <LanguageOffer locale={preferred} />
        </Suspense>
      )}
      {agreement && (
        <Suspense fallback={null}>
          <AgreementNotice uid={props.uid} {...agreement} Link={props.Link} accept={acceptTerms} />
        </Suspense>
      )}
      {forgotten && (
        <Suspense fallback={null}>
          <NotKeptNotice what={forgotten} />
        </Suspense>
      )}
    </>
  );
}
