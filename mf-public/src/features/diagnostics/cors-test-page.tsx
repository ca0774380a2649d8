import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { CorsReport } from './cors/cors-report.tsx';
import { corsTargets } from './cors/cors-targets.ts';
import { useT } from './messages/messages.ts';

const CHECKS = ['simple', 'preflight'] as const;

/** Whether the browser may read from every origin that the site needs. */
export default function CorsTestPage() {
  const t = useT();
  return (
    <Page title={t('cors.title')} intro={t('cors.lead')} width="wide">
      <DocumentTitle>{t('cors.title')}</DocumentTitle>
      <meta name="robots" content="noindex" />
      <CorsReport checks={CHECKS} findTargets={corsTargets} />
    </Page>
  );
}
