import { allCertificates, revokeCertificate, useFound } from '@cursiv/shared-data';
import { CERTIFICATE_STATUSES, type CertificateStatus } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, EmptyState, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../shared/lists/list-steps.ts';
import { type AskedCertificates, CertificatesDialog } from './bulk/certificates-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { CertificateTable } from './certificate-table.tsx';
import { DownloadCertificates } from './download-certificates.tsx';
import { useCertificatesT } from './messages/messages.ts';

/** The certificates that the site has issued, newest first; a false one is revoked here. */
export default function CertificatesPage() {
  const t = useT();
  const certificatesT = useCertificatesT();
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', CERTIFICATE_STATUSES);
  const bulk = useBulk<AskedCertificates>();
  return (
    <Page title={certificatesT('title')} intro={certificatesT('intro')}>
      <DocumentTitle>{certificatesT('title')}</DocumentTitle>
      <FilterBar
        label={certificatesT('searchRegion')}
        search={{ label: certificatesT('search'), text, onChange: setText }}
        choices={[
          {
            id: 'status',
            label: certificatesT('state'),
            any: certificatesT('anyState'),
            value: status ?? '',
            options: CERTIFICATE_STATUSES.map((value) => ({ value, label: t(`certificates.status.${value}`) })),
            onChoose: chooseStatus,
          },
        ]}
      />
      <LatestCertificates key={[wanted === '', status].join()} search={wanted} status={status} bulk={bulk} />
      {bulk.asked && <CertificatesDialog {...bulk.asked} revoke={revokeCertificate} onClose={bulk.end} />}
    </Page>
  );
}

type LatestCertificatesProps = {
  search: string;
  status: CertificateStatus | undefined;
  bulk: Bulk<AskedCertificates>;
};

function LatestCertificates({ search, status, bulk }: LatestCertificatesProps) {
  const t = useCertificatesT();
  const movesT = useMovesT();
  const list = useMemo(() => allCertificates(search, status), [search, status]);
  const { rows, last: read, isReading, more } = useFound(list, STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  const { found, hasMore } = read;
  if (found.length === 0 && !status && search === '') return <EmptyState title={t('none')} text={t('noneText')} />;
  if (found.length === 0) return <EmptyState title={t('noneFound')} text={t('noneFoundText')} />;
  return (
    <ListFrame
      summary={t(hasMore ? 'foundFirst' : 'found', { count: found.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <BulkBar
        shown={found}
        bulk={bulk}
        moves={[{ to: 'revoked', label: movesT('revoke') }]}
        questionOf={(_, chosen) => ({ certificates: chosen })}
      />
      <CertificateTable certificates={found} bulk={bulk} />
      <DownloadCertificates search={search} status={status} />
    </ListFrame>
  );
}
