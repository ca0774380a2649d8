import { useLocale } from '@cursiv/shared-i18n';
import { Button, DefinitionList, PagePart, VideoPlayer } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import { EventLog } from './log/event-log.tsx';
import { usePlayerLog } from './log/use-player-log.ts';
import { PlayerReport } from './player-report.tsx';
import * as styles from './player-trial.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import type { Sources } from './source-form.tsx';
import { usePlayerFacts } from './use-player-facts.ts';
import { usePolicyRefusal } from './use-policy-refusal.ts';

/** One loading of a source: the site's player, its properties, and all its events. */
export function PlayerTrial({ source, captions, chapters }: Sources) {
  const t = useT();
  const locale = useLocale();
  const { watch, video, entries, clear } = usePlayerLog();
  const facts = usePlayerFacts(video);
  const refusal = usePolicyRefusal();
  const track = (src: string | undefined) => (src === undefined ? [] : [{ locale, src }]);
  return (
    <div className={styles.columns}>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.player}>
        <VideoPlayer
          ref={watch}
          title={t('player.video')}
          sources={[{ src: source }]}
          captions={track(captions)}
          chapters={track(chapters)}
          errorText={t('player.failed')}
        />
      </div>
      <PagePart
        title={t('player.facts')}
        actions={<PlayerReport sources={{ source, captions, chapters }} facts={facts} entries={entries} />}
      >
        <DefinitionList items={facts} />
      </PagePart>
      <PagePart
        title={t('player.events')}
        actions={
          <Button variant="quiet" size="small" onClick={clear}>
            {t('player.clear')}
          </Button>
        }
      >
        <EventLog entries={entries} />
      </PagePart>
    </div>
  );
}
