import type { CertificatePayload } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, LocalizedText, QrCode } from '@cursiv/shared-ui';
import * as styles from './certificate-sheet.module.css';
import { formatIssued } from './format-issued.ts';
import { useT } from './messages/messages.ts';

const TONES = { valid: 'success', revoked: 'danger', superseded: 'warning' } as const;

/** What a certificate says, as on the printed sheet. */
export function CertificateSheet({ certificate }: { certificate: CertificatePayload }) {
  const t = useT();
  const locale = useLocale();
  const { id, learnerName, courseTitle, courseVersion, courseId, status, issuedAt, address } = certificate;
  const title = <LocalizedText {...courseTitle} />;
  return (
    <section className={styles.sheet} aria-label={t('title', { name: learnerName })}>
      <div>
        <p className={styles.name}>{learnerName}</p>
        <p className={styles.soft}>{t('done')}</p>
        <p className={styles.course}>{courseId ? <Link to={paths.course(courseId)}>{title}</Link> : title}</p>
      </div>
      <div className={styles.foot}>
        <div>
          <p>
            <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          </p>
          <p className={styles.date}>{t('issued', { date: formatIssued(issuedAt, locale) })}</p>
          <p className={styles.soft}>{t('version', { version: courseVersion })}</p>
          <p className={styles.soft}>{t('number', { id })}</p>
        </div>
        <QrCode text={address} label={t('qr')} />
      </div>
    </section>
  );
}
