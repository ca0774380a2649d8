import { Button, DefinitionList, Section } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { EventLog } from './event-log.tsx';
import { useT } from './messages.ts';
import * as styles from './player-trial.module.css';
import { usePlayerFacts } from './use-player-facts.ts';
import { usePlayerLog } from './use-player-log.ts';

const isElsewhere = (address: string) => new URL(address).origin !== location.origin;

/** One loading of a source: the player, what it knows, and everything it reported. */
export function PlayerTrial({ source, captions }: { source: string; captions: string | undefined }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const { entries, clear } = usePlayerLog(video);
  const facts = usePlayerFacts(video);
  return (
    <div className={styles.columns}>
      <div className={styles.player}>
        {/* biome-ignore lint/a11y/useMediaCaption: whether there are captions is up to whoever tests */}
        <video
          ref={video}
          className={styles.video}
          src={source}
          aria-label={t('player.video')}
          controls
          playsInline
          preload="auto"
          crossOrigin={captions && isElsewhere(captions) ? 'anonymous' : undefined}
        >
          {captions && <track kind="captions" src={captions} default />}
        </video>
      </div>
      <Section title={t('player.facts')}>
        <DefinitionList items={facts} />
      </Section>
      <Section
        title={t('player.events')}
        actions={
          <Button variant="quiet" size="small" onClick={clear}>
            {t('player.clear')}
          </Button>
        }
      >
        <EventLog entries={entries} />
      </Section>
    </div>
  );
}
