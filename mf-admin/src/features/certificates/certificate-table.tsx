import { type Certificate, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, type Column, Table, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useSelection } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import * as styles from './certificates.module.css';
import { useCertificatesT } from './messages/messages.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

const TONES = { valid: 'success', revoked: 'danger', superseded: 'neutral' } as const;

type CertificateTableProps = {
  certificates: readonly Certificate[];
  bulk: Pick<Bulk<never>, 'chosen' | 'choose'>;
};

/** Certificates; each leads to its page, and a valid one can be revoked. */
export function CertificateTable({ certificates, bulk }: CertificateTableProps) {
  const t = useT();
  const certificatesT = useCertificatesT();
  const locale = useLocale();
  const selection = useSelection<Certificate>(bulk, ({ learnerName }) => learnerName);
  const [asked, setAsked] = useState<Certificate>();
  const columns: Column<Certificate>[] = [
    {
      id: 'name',
      header: certificatesT('name'),
      rowHeader: true,
      cell: ({ id, learnerName }) => (
        <Link to={paths.certificate(id)} className={styles.link}>
          {learnerName}
        </Link>
      ),
    },
    {
      id: 'course',
      header: certificatesT('course'),
      cell: ({ courseTitle }) => pick(courseTitle, locale)?.value ?? '',
    },
    {
      id: 'issued',
      header: certificatesT('issued'),
      cell: ({ issuedAt }) => formatDate(issuedAt, locale, { dateStyle: 'medium' }),
    },
    {
      id: 'status',
      header: certificatesT('state'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`certificates.status.${status}`)}</Badge>,
    },
    {
      id: 'revoke',
      header: certificatesT('actions'),
      cell: (certificate) =>
        certificate.status === 'valid' && (
          <Button size="small" variant="secondary" onClick={() => setAsked(certificate)}>
            {certificatesT('revoke')} <VisuallyHidden>{certificate.learnerName}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table
        caption={certificatesT('title')}
        hideCaption
        stacked
        columns={columns}
        rows={certificates}
        rowKey={({ id }) => id}
        selection={selection}
      />
      {asked && <RevokeDialog key={asked.id} certificate={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
