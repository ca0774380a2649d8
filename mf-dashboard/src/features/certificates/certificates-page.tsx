import { useUser } from '@cursiv/shared-auth';
import type { Certificate } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState, Grid } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useOwnCertificates } from '../../shared/certificates/use-own-certificates.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { CertificateLine } from './certificate-line.tsx';

/** The newest first; what was replaced is found from the one that replaced it. */
const shown = (certificates: readonly Certificate[]) =>
  certificates
    .filter(({ status }) => status !== 'superseded')
    .toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime());

/** The reader's certificates. */
export default function CertificatesPage() {
  const t = useT();
  const { id: uid, name } = useUser();
  const certificates = useOwnCertificates(uid);
  return (
    <DashboardPage
      documentTitle={t('certificates.title')}
      title={t('certificates.title')}
      intro={t('certificates.intro')}
    >
      <LoadableView of={certificates}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t('certificates.none')}
              text={t('certificates.noneText')}
              action={<ButtonLink to={paths.courses()}>{t('overview.findCourse')}</ButtonLink>}
            />
          ) : (
            <Grid as="list" min="18rem">
              {shown(all).map((certificate) => (
                <li key={certificate.id}>
                  <CertificateLine certificate={certificate} presentName={name} />
                </li>
              ))}
            </Grid>
          )
        }
      </LoadableView>
    </DashboardPage>
  );
}
