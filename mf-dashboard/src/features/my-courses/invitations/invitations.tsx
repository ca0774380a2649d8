import { useWatch, watchInvitations } from '@cursiv/shared-data';
import { PagePart, useHoldsBack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { InvitationLine } from './invitation-line.tsx';
import { useInvitationsT } from './messages/messages.ts';

/** The courses that the reader was named to teach; nothing while there are none. */
export function Invitations({ uid }: { uid: string }) {
  const t = useInvitationsT();
  const watched = useWatch(useMemo(() => watchInvitations(uid), [uid]));
  useHoldsBack(watched.status === 'loading');
  const shown = watched.status === 'ready' ? watched.value.filter(({ status }) => status !== 'removed') : [];
  if (shown.length === 0) return null;
  return (
    <PagePart title={t('teaching')} intro={t('teachingIntro')}>
      <ul>
        {shown.map((place) => (
          <InvitationLine key={place.id} place={place} />
        ))}
      </ul>
    </PagePart>
  );
}
