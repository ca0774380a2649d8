import { useGrowingList, watchSentAnnouncements } from '@cursiv/shared-data';
import { ANNOUNCEMENTS_SHOWN, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { PagePart, Prose, ShowMore, useHoldsBack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import * as styles from './announcements-part.module.css';

/** What the authors of a course have told its learners, newest first; nothing while there is nothing, or when it is unavailable. */
export function AnnouncementsPart({ courseId }: { courseId: string }) {
  const t = useT();
  const locale = useLocale();
  const [most, setMost] = useState(ANNOUNCEMENTS_SHOWN);
  // One more than is shown says that there are more.
  const watch = useMemo(() => watchSentAnnouncements(courseId, most + 1), [courseId, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most + 1);
  useHoldsBack(list.status === 'loading');
  if (list.status !== 'ready' || list.value.length === 0) return null;
  return (
    <PagePart title={t('course.announcements')}>
      <ShowMore
        label={t('course.moreAnnouncements')}
        {...{ hasMore, isReading }}
        onMore={() => setMost(most + ANNOUNCEMENTS_SHOWN)}
      >
        <ul className={styles.list}>
          {list.value.slice(0, most).map(({ id, title, text, sentAt }) => {
            const body = pick(text, locale);
            return (
              <li key={id}>
                <h3 className={styles.title}>
                  <LocalText value={title} marked />
                </h3>
                {sentAt && (
                  <p className={styles.time}>
                    <time dateTime={sentAt.toISOString()}>{formatDate(sentAt, locale)}</time>
                  </p>
                )}
                {body && <Prose text={body.value} locale={body.locale} />}
              </li>
            );
          })}
        </ul>
      </ShowMore>
    </PagePart>
  );
}
