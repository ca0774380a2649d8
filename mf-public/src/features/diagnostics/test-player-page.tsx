import { useLoad } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { findDemoClip } from './demo-clip.ts';
import { useT } from './messages/messages.ts';
import { PlayerTrial } from './player/player-trial.tsx';
import { SourceForm, type Sources } from './player/source-form.tsx';

/** Plays any video source and shows the player's events. Starts with the address of a public demo clip, if there is one. */
export default function TestPlayerPage() {
  const t = useT();
  const locale = useLocale();
  const clip = useLoad(useCallback(() => findDemoClip(locale), [locale]));
  const [trial, setTrial] = useState<Sources & { round: number }>();
  const load = (sources: Sources) => setTrial((last) => ({ ...sources, round: (last?.round ?? 0) + 1 }));
  return (
    <Page title={t('player.title')} intro={t('player.lead')}>
      <DocumentTitle>{t('player.title')}</DocumentTitle>
      <meta name="robots" content="noindex" />
      <SourceForm suggestion={clip.status === 'ready' ? clip.value : undefined} onLoad={load} />
      {trial && <PlayerTrial key={trial.round} {...trial} />}
    </Page>
  );
}
