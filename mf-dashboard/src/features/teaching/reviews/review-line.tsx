import { removeReply } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Review, shownName } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, Rating, Stack, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTeachingT } from '../messages/messages.ts';
import { ReplyEditor } from './reply-editor.tsx';
import * as styles from './reviews.module.css';

/** One person's review, with the author's answer or the form for it. */
export function ReviewLine({ uid, review }: { uid: string; review: Review }) {
  const t = useT();
  const teach = useTeachingT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, run } = useCommand();
  const { id, authorName, rating, text, createdAt, reply } = review;
  const langOf = (language: string) => (language === locale ? undefined : language);
  const name = shownName(authorName, locale);
  const ofWhom = <VisuallyHidden>: {teach('reviews.by', { name })}</VisuallyHidden>;
  const remove = async () => {
    const outcome = await run(() => removeReply(id));
    setIsAsked(false);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status === 'done') toast(teach('reviews.removed'), { tone: 'success' });
  };
  return (
    <li className={styles.review}>
      <Stack gap={2}>
        <Cluster>
          <strong>{name}</strong>
          <Rating value={rating} label={teach('reviews.stars', { count: rating })} />
          <span className={styles.date}>{formatDate(createdAt, locale)}</span>
        </Cluster>
        {text && (
          <p className={styles.words} lang={langOf(review.locale)}>
            {text}
          </p>
        )}
        {reply && !isOpen && (
          <div className={styles.reply}>
            <p className={styles.date}>{teach('reviews.answered')}</p>
            <p className={styles.words} lang={langOf(reply.locale)}>
              {reply.text}
            </p>
          </div>
        )}
        {isOpen ? (
          <ReplyEditor uid={uid} review={review} onClose={() => setIsOpen(false)} />
        ) : (
          <Cluster>
            <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
              {teach(reply ? 'reviews.change' : 'reviews.answer')}
              {ofWhom}
            </Button>
            {reply && (
              <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
                {teach('reviews.remove')}
                {ofWhom}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={teach('reviews.removeTitle')}
        confirmLabel={teach('reviews.remove')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{teach('reviews.removeText')}</p>
      </ConfirmDialog>
    </li>
  );
}
