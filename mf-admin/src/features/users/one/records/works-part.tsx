import { type UserAccount, useLastReady, useWatch, watchDrafts, watchOwnResources } from '@cursiv/shared-data';
import { isOfStaff } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useMay } from '../../../../shared/use-may.ts';
import { HandOverButton } from '../handing-over/hand-over-button.tsx';
import { useUserT } from '../messages/messages.ts';
import { Records } from './records.tsx';
import { useLineWords } from './use-line-words.ts';

/** The courses and resources that somebody writes. */
export function WorksPart({ user }: { user: UserAccount }) {
  const t = useT();
  const userT = useUserT();
  const uid = user.id;
  const may = useMay();
  const { titleOf, dayOf } = useLineWords();
  const drafts = useMemo(() => watchDrafts(uid), [uid]);
  const resources = useMemo(() => watchOwnResources(uid), [uid]);
  const courses = useLastReady(useWatch(drafts));
  const texts = useLastReady(useWatch(resources));
  // Resources first: those that several courses show stay on the pages of all.
  const content = [
    ...(texts ?? []).map(({ id, title }) => ({ kind: 'resource' as const, id, title: titleOf(title) })),
    ...(courses ?? []).map(({ id, title }) => ({ kind: 'course' as const, id, title: titleOf(title) })),
  ];
  const mayHandOver = may('accounts') && !isOfStaff(user) && courses && texts;
  return (
    <PagePart title={userT('works')} actions={mayHandOver && <HandOverButton giver={user} content={content} />}>
      <Stack gap={3}>
        <Records
          watch={drafts}
          title={userT('lists.courses')}
          none={userT('noCourses')}
          lineOf={({ id, title, status, updatedAt }) => ({
            id,
            what: <Link to={`${paths.adminCourses()}?q=${encodeURIComponent(titleOf(title))}`}>{titleOf(title)}</Link>,
            facts: `${t(`courseStatus.${status}`)} · ${dayOf(updatedAt)}`,
          })}
        />
        <Records
          watch={resources}
          title={userT('lists.resources')}
          none={userT('noResources')}
          lineOf={({ id, title, status, updatedAt }) => ({
            id,
            what: (
              <Link to={`${paths.adminResources()}?q=${encodeURIComponent(titleOf(title))}`}>{titleOf(title)}</Link>
            ),
            facts: `${t(`resourceStatus.${status}`)} · ${dayOf(updatedAt)}`,
          })}
        />
      </Stack>
    </PagePart>
  );
}
