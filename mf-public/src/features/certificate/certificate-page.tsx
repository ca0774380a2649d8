import type { Payloads } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { Link, useLoaderData } from '@cursiv/shared-router';
import { Notice, Page } from '@cursiv/shared-ui';
import { loadPayload } from '../../shared/load-payload.ts';
import { CertificateFiles } from './certificate-files.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { translate, useT } from './messages/messages.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['certificate']> =>
  loadPayload('certificate', args, args.params.id);

/** The head of a certificate's page. */
export function head({ certificate }: Payloads['certificate'], { locale }: HeadContext): PageHead {
  const t = translate(locale);
  const { learnerName: name, courseTitle } = certificate;
  return { title: t('title', { name }), description: t('description', { name, course: courseTitle.text }) };
}

/** One certificate, for everybody who has its address: what it says, and whether it still holds. */
export default function CertificatePage() {
  const t = useT();
  const { certificate } = useLoaderData<typeof loader>();
  const { status, revokedReason, supersededBy } = certificate;
  return (
    <Page title={t('kind')}>
      {status === 'revoked' && (
        <Notice tone="danger" title={t('revokedTitle')}>
          {t('revokedText', { reason: revokedReason ?? '' })}
        </Notice>
      )}
      {status === 'superseded' && (
        <Notice tone="warning" title={t('supersededTitle')}>
          {t('supersededText')} {supersededBy && <Link to={paths.certificate(supersededBy)}>{t('newer')}</Link>}
        </Notice>
      )}
      <CertificateSheet certificate={certificate} />
      <CertificateFiles certificate={certificate} />
    </Page>
  );
}
