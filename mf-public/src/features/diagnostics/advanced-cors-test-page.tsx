import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { CHECK_IDS } from './cors/cors-check.ts';
import { CorsReport } from './cors/cors-report.tsx';
import { corsTargets, type Target } from './cors/cors-targets.ts';
import { findDemoClip } from './demo-clip.ts';
import { useT } from './messages/messages.ts';

/** The origins and, if one is public, a demo clip: the kind of file that players request in parts. */
async function targetsWithClip(locale: Locale): Promise<Target[]> {
  // Without a clip the other origins are still worth testing; the reason shows in their rows.
  const [targets, clip] = await Promise.all([corsTargets(), findDemoClip(locale).catch(() => undefined)]);
  if (!clip) return targets;
  return [...targets, { id: 'clip', address: clip.source, needs: ['simple', 'range', 'exposed'], isFile: true }];
}

/** The cross-origin test with everything that uploads, downloads and players need. */
export default function AdvancedCorsTestPage() {
  const t = useT();
  const locale = useLocale();
  const findTargets = useCallback(() => targetsWithClip(locale), [locale]);
  return (
    <Page title={t('cors.advancedTitle')} intro={t('cors.advancedLead')} width="wide">
      <DocumentTitle>{t('cors.advancedTitle')}</DocumentTitle>
      <meta name="robots" content="noindex" />
      <CorsReport checks={CHECK_IDS} findTargets={findTargets} />
    </Page>
  );
}
