import type { CertificatePayload } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Cluster, PagePart, Stack } from '@cursiv/shared-ui';
import { addToProfile } from './add-to-profile.ts';
import { useT } from './messages/messages.ts';

/** Ways to keep a certificate and to show it elsewhere; one that no longer holds is not offered to profiles. */
export function CertificateFiles({ certificate }: { certificate: CertificatePayload }) {
  const t = useT();
  const locale = useLocale();
  const file = `${locale === 'en' ? '/en' : ''}${paths.certificate(certificate.id)}`;
  return (
    <PagePart title={t('keep')}>
      <Stack gap={2}>
        <Cluster gap={3}>
          <a href={`${file}.pdf`} download>
            {t('print')}
          </a>
          <a href={`${paths.certificate(certificate.id)}.json`} download>
            {t('credential')}
          </a>
          {certificate.status === 'valid' && (
            <a href={addToProfile(certificate)} rel="noopener">
              {t('addToProfile')}
            </a>
          )}
        </Cluster>
        <p>
          {t('signed')} <Link to="/certificates">{t('check')}</Link>
        </p>
      </Stack>
    </PagePart>
  );
}
