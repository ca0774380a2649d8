import { watchDrafts, watchOwnResources } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { Records } from './records.tsx';
import { useLineWords } from './use-line-words.ts';

/** The courses and resources that somebody writes. */
export function WorksPart({ uid }: { uid: string }) {
  const t = useT();
  const { titleOf, dayOf } = useLineWords();
  return (
    <PagePart title={t('user.works')}>
      <Stack gap={3}>
        <Records
          watch={useMemo(() => watchDrafts(uid), [uid])}
          title={t('user.lists.courses')}
          none={t('user.noCourses')}
          lineOf={({ id, title, status, updatedAt }) => ({
            id,
            what: <Link to={`${paths.adminCourses()}?q=${encodeURIComponent(titleOf(title))}`}>{titleOf(title)}</Link>,
            facts: `${t(`courseStatus.${status}`)} · ${dayOf(updatedAt)}`,
          })}
        />
        <Records
          watch={useMemo(() => watchOwnResources(uid), [uid])}
          title={t('user.lists.resources')}
          none={t('user.noResources')}
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
