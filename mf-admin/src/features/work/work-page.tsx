import { useOptionalUser } from '@cursiv/shared-auth';
import { may, type User, WORK_KINDS, WORK_RIGHTS } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { WHOSE } from './whose.ts';
import { WorkList } from './work-list.tsx';

const kindsFor = (user: User | undefined) => WORK_KINDS.filter((kind) => user && may(user, WORK_RIGHTS[kind]));

/** Everything that waits for the reader, an administrator or one of their staff, and who deals with it. */
export default function WorkPage() {
  const t = useT();
  const [, setParams] = useSearchParams();
  const user = useOptionalUser();
  const kinds = useMemo(() => kindsFor(user), [user]);
  const [kind, chooseKind] = useChoice('kind', kinds);
  const [whose, chooseWhose] = useChoice('who', WHOSE);
  return (
    <Page title={t('work.title')} intro={t('work.intro')}>
      <DocumentTitle>{t('work.title')}</DocumentTitle>
      <FilterBar
        label={t('work.filters')}
        choices={[
          {
            id: 'kind',
            label: t('work.kind'),
            any: t('work.anyKind'),
            value: kind ?? '',
            options: kinds.map((value) => ({ value, label: t(`work.kinds.${value}`) })),
            onChoose: chooseKind,
          },
          {
            id: 'who',
            label: t('work.who'),
            any: t('work.anybody'),
            value: whose ?? '',
            options: WHOSE.map((value) => ({ value, label: t(`work.whose.${value}`) })),
            onChoose: chooseWhose,
          },
        ]}
      />
      <WorkList
        key={kind}
        kinds={kinds}
        kind={kind}
        whose={whose}
        onClear={() => setParams({}, { preventScrollReset: true })}
      />
    </Page>
  );
}
