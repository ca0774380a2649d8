import { useUser } from '@cursiv/shared-auth';
import { offerCourse, removeCoAuthor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { authorRole, type CourseDraft, openOffer } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { useGo } from '@cursiv/shared-router';
import { Avatar, Button, ConfirmDialog, Dialog, Facts, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useNow } from '../../../shared/use-now.ts';
import { HandOverButton } from './hand-over-button.tsx';
import { useHandingOverWords } from './handing-over-words.ts';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import * as styles from './people.module.css';
import { usePeopleWords } from './words.ts';

type PeopleDialogProps = { draft: CourseDraft; onClose: () => void };

/** The authors of a course: the owner invites, ends the part of others and hands the course over, a co-author ends their own. */
export function PeopleDialog({ draft, onClose }: PeopleDialogProps) {
  const t = useT();
  const words = usePeopleWords();
  const handing = useHandingOverWords();
  const locale = useLocale();
  const go = useGo();
  const user = useUser();
  const { isPending, run } = useCommand();
  const [asked, setAsked] = useState<string>();
  const isOwner = authorRole(draft, user.id) === 'author';
  const offer = openOffer(draft, useNow());
  const nameOf = (uid: string) => (uid === user.id ? user.name : draft.authorNames[uid]) || words('somebody');
  const end = async (uid: string) => {
    const outcome = await run(() => removeCoAuthor(draft.id, uid));
    setAsked(undefined);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status !== 'done') return;
    toast(words(isOwner ? 'removed' : 'left'), { tone: 'success' });
    if (!isOwner) go(paths.myCourses());
  };
  return (
    <Dialog open onClose={onClose} title={words('title')} closeLabel={words('close')}>
      <Stack gap={3}>
        <p>{words('intro')}</p>
        <ul>
          {[draft.ownerUid, ...draft.editorUids].map((uid) => (
            <li key={uid} className={styles.person}>
              <Avatar name={nameOf(uid)} seed={uid} size={36} />
              <div className={styles.name}>
                <span>{nameOf(uid)}</span>
                <Facts
                  items={[
                    { id: 'role', text: words(uid === draft.ownerUid ? 'owner' : 'coAuthor') },
                    { id: 'you', text: uid === user.id && words('you') },
                    {
                      id: 'offer',
                      text:
                        isOwner &&
                        offer?.uid === uid &&
                        handing('waits', { date: formatDate(offer.expiresAt, locale) }),
                    },
                  ]}
                />
              </div>
              {isOwner && uid !== draft.ownerUid && (
                <HandOverButton uid={uid} name={nameOf(uid)} offer={offer} send={(to) => offerCourse(draft.id, to)} />
              )}
              {uid !== draft.ownerUid && (isOwner || uid === user.id) && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={isOwner ? `${words('remove')}: ${nameOf(uid)}` : undefined}
                  onClick={() => setAsked(uid)}
                >
                  {words(isOwner ? 'remove' : 'leave')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isOwner && <OpenInvitations courseId={draft.id} ownerUid={draft.ownerUid} />}
        {isOwner && <InviteForm courseId={draft.id} />}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        title={isOwner ? words('removeTitle', { name: nameOf(asked ?? '') }) : words('leaveTitle')}
        confirmLabel={words(isOwner ? 'remove' : 'leave')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void (asked && end(asked))}
        onCancel={() => setAsked(undefined)}
      >
        <p>{words(isOwner ? 'removeText' : 'leaveText')}</p>
      </ConfirmDialog>
    </Dialog>
  );
}
