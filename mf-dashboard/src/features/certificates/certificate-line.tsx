import { renewCertificate } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Certificate, MAX_REISSUES } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, Card, Facts, FormError } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import * as styles from './certificate-line.module.css';

type CertificateLineProps = { certificate: Certificate; presentName: string };

/** One of the reader's certificates. A valid one in a name that they have corrected since can be issued again. */
export function CertificateLine({ certificate, presentName }: CertificateLineProps) {
  const t = useT();
  const locale = useLocale();
  const textOf = useTextOf();
  const { isPending, failure, run } = useCommand();
  const { id, courseId, courseTitle, learnerName, issuedAt, status, reissue } = certificate;
  const isOtherName = status === 'valid' && presentName !== '' && presentName !== learnerName;
  const renew = async () => {
    const { status: outcome } = await run(async () => void (await renewCertificate(courseId)));
    if (outcome === 'done') toast(t('certificates.renewed'), { tone: 'success' });
  };
  return (
    <Card variant="raised">
      <h2 className={styles.title}>
        <Link to={paths.certificate(id)}>{textOf(courseTitle)}</Link>
      </h2>
      <Facts
        items={[
          { id: 'name', text: learnerName },
          { id: 'issued', text: t('certificates.issued', { date: formatDate(issuedAt, locale) }) },
        ]}
      />
      {status === 'revoked' && (
        <p>
          <Badge tone="danger">{t('certificates.revoked')}</Badge> {certificate.revokedReason}
        </p>
      )}
      {failure && <FormError title={t(`error.${failure}`)} />}
      {isOtherName && reissue < MAX_REISSUES && (
        <p>
          {t('certificates.otherName', { name: presentName })}{' '}
          <Button size="small" variant="secondary" pending={isPending} onClick={() => void renew()}>
            {t('certificates.renew')}
          </Button>
        </p>
      )}
    </Card>
  );
}
