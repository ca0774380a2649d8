import { useWatch, watchInvitationsOf, withdrawInvitation } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { isOpenInvitation } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Facts } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useNow } from '../../../shared/use-now.ts';
import * as styles from './people.module.css';
import { usePeopleWords } from './words.ts';

/** The invitations to a course that were not accepted, for its owner. */
export function OpenInvitations({ courseId, ownerUid }: { courseId: string; ownerUid: string }) {
  const t = useT();
  const words = usePeopleWords();
  const locale = useLocale();
  const now = useNow();
  const { pending, run } = useCommands();
  const invitations = useWatch(useMemo(() => watchInvitationsOf(courseId, ownerUid), [courseId, ownerUid]));
  const withdraw = async (id: string) => {
    const outcome = await run(id, () => withdrawInvitation(id));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status === 'done') toast(words('withdrawn'));
  };
  return (
    <LoadableView of={invitations}>
      {(found) => {
        const shown = found.filter(({ status }) => status !== 'accepted');
        return shown.length === 0 ? null : (
          <div>
            <h3>{words('invitations')}</h3>
            <ul>
              {shown.map((invitation) => (
                <li key={invitation.id} className={styles.person}>
                  <div className={styles.name}>
                    <span>{invitation.email}</span>
                    <Facts
                      items={[
                        {
                          id: 'state',
                          text: isOpenInvitation(invitation, now)
                            ? words('waiting', { date: formatDate(invitation.expiresAt, locale) })
                            : words(invitation.status === 'declined' ? 'declined' : 'ended'),
                        },
                      ]}
                    />
                  </div>
                  <Button
                    variant="quiet"
                    size="small"
                    pending={pending.has(invitation.id)}
                    aria-label={`${words('withdraw')}: ${invitation.email}`}
                    onClick={() => void withdraw(invitation.id)}
                  >
                    {words('withdraw')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </LoadableView>
  );
}
