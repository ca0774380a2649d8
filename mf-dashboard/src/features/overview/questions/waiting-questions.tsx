import { useWatch, watchWaitingQuestions } from '@cursiv/shared-data';
import { OVERVIEW_MOST } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { PagePart, useHoldsBack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { questionAddress, waitingQuestionsAddress } from '../../../shared/courses/course-addresses.ts';
import { useDiscussionT } from '../../../shared/discussion/messages/messages.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import * as styles from '../lines.module.css';

/** The oldest questions that wait for the reader; nothing while none waits. */
export default function WaitingQuestions({ uid }: { uid: string }) {
  const t = useT();
  const words = useDiscussionT();
  const locale = useLocale();
  const watched = useWatch(useMemo(() => watchWaitingQuestions(uid, OVERVIEW_MOST.questions), [uid]));
  useHoldsBack(watched.status === 'loading');
  if (watched.status !== 'ready' || watched.value.length === 0) return null;
  return (
    <PagePart title={words('waiting.title')} actions={<Link to={waitingQuestionsAddress()}>{t('overview.all')}</Link>}>
      <ul className={styles.list}>
        {watched.value.map(({ id, courseId, lessonId, courseTitle, text, locale: language }) => (
          <li key={id} className={styles.line}>
            <div>
              <h3 className={styles.title}>
                <Link to={questionAddress(courseId, lessonId, id)}>
                  <span lang={language === locale ? undefined : language}>{text}</span>
                </Link>
              </h3>
              <p className={styles.note}>
                <LocalText value={courseTitle} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
