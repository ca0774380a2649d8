import { WORK_KINDS } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { WHOSE } from './whose.ts';
import { WorkList } from './work-list.tsx';

/** Everything that waits for an administrator, and who deals with it. */
export default function WorkPage() {
  const t = useT();
  const [, setParams] = useSearchParams();
  const [kind, chooseKind] = useChoice('kind', WORK_KINDS);
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
            options: WORK_KINDS.map((value) => ({ value, label: t(`work.kinds.${value}`) })),
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
      <WorkList kind={kind} whose={whose} onClear={() => setParams({}, { preventScrollReset: true })} />
    </Page>
  );
}
