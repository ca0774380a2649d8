import { deleteAnnouncement, sendAnnouncement, withdrawAnnouncement } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Announcement, type AppErrorCode, isSendable } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Badge, Button, ConfirmDialog, Facts, ListRow, Notice } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useTeachingT } from '../messages/messages.ts';
import * as styles from './announcements.module.css';

const TONES = { draft: 'neutral', sent: 'success', withdrawn: 'warning' } as const;

/** What an author can do with an announcement, after a question. */
const ACTS = {
  send: { done: 'sent', run: ({ id, rev }: Announcement, courseId: string) => sendAnnouncement(courseId, id, rev) },
  delete: { done: 'deleted', run: ({ id }: Announcement, courseId: string) => deleteAnnouncement(courseId, id) },
  withdraw: { done: 'withdrawn', run: ({ id }: Announcement, courseId: string) => withdrawAnnouncement(courseId, id) },
} as const;

type AnnouncementLineProps = {
  courseId: string;
  announcement: Announcement;
  /** How many learners there are now. */
  learners: number;
  onEdit: () => void;
};

/** One announcement in its state, with what can be done with it. */
export function AnnouncementLine({ courseId, announcement, learners, onEdit }: AnnouncementLineProps) {
  const t = useT();
  const teach = useTeachingT();
  const locale = useLocale();
  const [asked, setAsked] = useState<keyof typeof ACTS>();
  const { isPending, failure, run } = useCommand();
  const { status, title, sentAt, updatedAt } = announcement;
  const name = useTextOf()(title) || teach('announcements.untitled');
  const act = async (which: keyof typeof ACTS) => {
    const outcome = await run(() => ACTS[which].run(announcement, courseId));
    setAsked(undefined);
    if (outcome.status === 'done') toast(teach(`announcements.${ACTS[which].done}`), { tone: 'success' });
  };
  const why = (code: AppErrorCode) => {
    if (code === 'allowance-spent') return teach('announcements.tooMany');
    return code === 'conflict' ? teach('announcements.changed') : t(`error.${code}`);
  };
  const button = (which: keyof typeof ACTS) => (
    <Button
      variant={which === 'send' ? 'primary' : 'quiet'}
      size="small"
      aria-label={teach(`announcements.${which}Of`, { title: name })}
      onClick={() => setAsked(which)}
    >
      {teach(`announcements.${which}`)}
    </Button>
  );
  const isDraft = status === 'draft';
  return (
    <ListRow
      notice={
        failure && (
          <Notice tone="danger" role="alert" title={teach('announcements.notSent')}>
            {why(failure)}
          </Notice>
        )
      }
      actions={
        <>
          {isDraft && isSendable(announcement) && button('send')}
          {isDraft && (
            <Button
              variant="secondary"
              size="small"
              aria-label={teach('announcements.editOf', { title: name })}
              onClick={onEdit}
            >
              {teach('announcements.edit')}
            </Button>
          )}
          {isDraft && button('delete')}
          {status === 'sent' && button('withdraw')}
        </>
      }
    >
      <h2 className={styles.heading}>
        <LocalText value={title} marked otherwise={teach('announcements.untitled')} />
      </h2>
      <Facts
        items={[
          {
            id: 'status',
            text: (
              <Badge size="small" tone={TONES[status]}>
                {teach(`announcements.status.${status}`)}
              </Badge>
            ),
          },
          {
            id: 'at',
            text: sentAt
              ? teach('announcements.sentOn', { date: formatDate(sentAt, locale) })
              : teach('announcements.changedOn', { date: formatDate(updatedAt, locale) }),
          },
        ]}
      />
      {isDraft && !isSendable(announcement) && <p>{teach('announcements.incomplete')}</p>}
      {asked && (
        <ConfirmDialog
          open
          tone={asked === 'send' ? 'primary' : 'danger'}
          title={teach(`announcements.${asked}Title`)}
          confirmLabel={teach(`announcements.${asked}`)}
          cancelLabel={t('cancel')}
          pending={isPending}
          onConfirm={() => void act(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>
            {asked === 'send'
              ? teach('announcements.sendText', { count: learners })
              : teach(`announcements.${asked}Text`)}
          </p>
        </ConfirmDialog>
      )}
    </ListRow>
  );
}
