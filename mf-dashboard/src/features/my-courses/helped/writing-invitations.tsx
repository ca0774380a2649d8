import { answerInvitation, useWatch, watchInvitationsTo } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { type Invitation, isOpenInvitation } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Facts, ListRow, PagePart, useHoldsBack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useHelpedWords } from './words.ts';

/** The invitations to write a course that wait for who has proven this address; nothing where there are none. */
export function WritingInvitations({ email }: { email: string }) {
  const t = useT();
  const words = useHelpedWords();
  const locale = useLocale();
  const textOf = useTextOf();
  const now = useNow();
  const { pending, run } = useCommands();
  const invitations = useWatch(useMemo(() => watchInvitationsTo(email.toLowerCase()), [email]));
  useHoldsBack(invitations.status === 'loading');
  // Who has not proven the address is refused the list.
  const open = invitations.status === 'ready' ? invitations.value.filter((one) => isOpenInvitation(one, now)) : [];
  if (open.length === 0) return null;
  const titleOf = ({ title }: Invitation) => textOf(title) || t('untitledCourse');
  const answer = async (invitation: Invitation, said: 'accepted' | 'declined') => {
    const outcome = await run(invitation.id, () => answerInvitation(invitation.id, said));
    if (outcome.status === 'failed')
      toast(outcome.code === 'not-found' ? words('gone') : t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status === 'done') toast(words(said, { course: titleOf(invitation) }), { tone: 'success' });
  };
  return (
    <PagePart title={words('invitations')}>
      <ul>
        {open.map((invitation) => {
          const sentence = words('invites', {
            name: invitation.ownerName || words('somebody'),
            course: titleOf(invitation),
          });
          return (
            <ListRow
              key={invitation.id}
              actions={(['accept', 'decline'] as const).map((act) => (
                <Button
                  key={act}
                  size="small"
                  variant={act === 'accept' ? 'primary' : 'secondary'}
                  pending={pending.has(invitation.id)}
                  aria-label={`${words(act)}: ${titleOf(invitation)}`}
                  onClick={() => void answer(invitation, act === 'accept' ? 'accepted' : 'declined')}
                >
                  {words(act)}
                </Button>
              ))}
            >
              <p>{sentence}</p>
              <Facts
                items={[{ id: 'until', text: words('until', { date: formatDate(invitation.expiresAt, locale) }) }]}
              />
            </ListRow>
          );
        })}
      </ul>
    </PagePart>
  );
}
