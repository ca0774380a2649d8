import { useLastReady, useWatch, watchDraftsInReview } from '@cursiv/shared-data';
import { type CourseDraft, lessonCountOf, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { EmptyState, Facts, PagePart, useHoldsBack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { SHARED_STEP } from '../../shared/lists/list-steps.ts';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { openCourseAddress } from '../../shared/open-address.ts';
import { shownName } from '../../shared/subject-name.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import * as styles from './courses.module.css';
import { useCoursesT } from './messages/messages.ts';

const waitingSince = ({ handedIn, updatedAt }: CourseDraft) => (handedIn?.at ?? updatedAt).getTime();

/** Drafts that authors have handed in, the longest waiting first. */
export function WaitingDrafts() {
  const t = useCoursesT();
  const [count, setCount] = useState(SHARED_STEP);
  const watched = useWatch(useMemo(() => watchDraftsInReview(count), [count]));
  const drafts = useLastReady(watched);
  return (
    <PagePart title={t('waiting')}>
      {watched.status === 'failed' && <FailureState {...watched} />}
      {!drafts && watched.status === 'loading' && <ListSkeleton />}
      {drafts?.length === 0 && <EmptyState level={3} title={t('noneWaiting')} text={t('noneWaitingText')} />}
      {drafts && (
        <ul className={styles.list}>
          {drafts
            .toSorted((one, other) => waitingSince(one) - waitingSince(other))
            .map((draft) => (
              <WaitingDraft key={draft.id} draft={draft} />
            ))}
        </ul>
      )}
      {drafts && drafts.length >= count && (
        <MoreButton isPending={watched.status === 'loading'} onMore={() => setCount(count + SHARED_STEP)} />
      )}
    </PagePart>
  );
}

function WaitingDraft({ draft }: { draft: CourseDraft }) {
  const t = useT();
  const coursesT = useCoursesT();
  const locale = useLocale();
  const title = pick(draft.title, locale, draft.baseLocale);
  const names = useSubjectNames([`users/${draft.ownerUid}`]);
  useHoldsBack(names === undefined);
  const owner = shownName(names?.get(`users/${draft.ownerUid}`), locale, coursesT('unknownOwner'));
  return (
    <li className={styles.line}>
      <h3 className={styles.title}>
        <Link to={openCourseAddress(draft.id)}>
          <span lang={title?.isFallback ? title.locale : undefined}>{title?.value ?? coursesT('noTitle')}</span>
        </Link>
      </h3>
      <Facts
        items={[
          { id: 'owner', text: owner },
          { id: 'lessons', text: t('counted.lessons', { count: lessonCountOf(draft) }) },
          {
            id: 'at',
            text: coursesT('handedIn', {
              date: formatDate(new Date(waitingSince(draft)), locale, { dateStyle: 'long' }),
            }),
          },
        ]}
      />
    </li>
  );
}
