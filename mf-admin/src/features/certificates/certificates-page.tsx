import { useLastReady, useWatch, watchCertificates } from '@cursiv/shared-data';
import { type Certificate, LOCALES, matchesQuery } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, EmptyState, FilterBar, Page } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { CertificateTable } from './certificate-table.tsx';

/** Certificates read at first and added by each "load more". */
const STEP = 50;

/** The certificates that the site has issued, newest first; a false one is revoked here. */
export default function CertificatesPage() {
  const t = useT();
  const { text, setText, wanted } = useSearchText();
  return (
    <Page title={t('certificates.title')} intro={t('certificates.intro')}>
      <DocumentTitle>{t('certificates.title')}</DocumentTitle>
      <FilterBar
        label={t('certificates.searchRegion')}
        search={{ label: t('certificates.search'), text, onChange: setText }}
        choices={[]}
      />
      <LatestCertificates search={wanted} />
    </Page>
  );
}

function LatestCertificates({ search }: { search: string }) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const watched = useWatch(useMemo(() => watchCertificates(count), [count]));
  const read = useLastReady(watched);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!read) return <ListSkeleton />;
  if (read.length === 0) return <EmptyState title={t('certificates.none')} text={t('certificates.noneText')} />;
  const found = read.filter((certificate) => matchesQuery(search, wordsOf(certificate)));
  const hasMore = read.length >= count;
  return (
    <ListFrame
      summary={t(hasMore ? 'certificates.foundFirst' : 'certificates.found', { count: found.length })}
      isBusy={watched.status === 'loading'}
      hasMore={hasMore}
      onMore={() => setCount(count + STEP)}
    >
      <CertificateTable certificates={found} />
    </ListFrame>
  );
}

const wordsOf = ({ id, learnerName, courseTitle }: Certificate) => [
  id,
  learnerName,
  ...LOCALES.flatMap((locale) => courseTitle[locale] ?? []),
];
