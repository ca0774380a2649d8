import { toast } from '@cursiv/shared-platform/shell';
import { Button, type Definition } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../messages/messages.ts';
import type { LogEntry } from './log/use-player-log.ts';
import * as styles from './player-report.module.css';
import type { Sources } from './source-form.tsx';

type PlayerReportProps = { sources: Sources; facts: readonly Definition[]; entries: readonly LogEntry[] };

/** Copies everything that a colleague needs to see what happened; where copying is forbidden, shows it for copying by hand. */
export function PlayerReport(props: PlayerReportProps) {
  const t = useT();
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const report = reportOf(props);
    try {
      await navigator.clipboard.writeText(report);
      toast(t('player.copied'), { tone: 'success' });
    } catch {
      setShown(report);
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {t('player.copy')}
      </Button>
      {shown !== undefined && (
        <textarea
          className={styles.report}
          readOnly
          rows={8}
          value={shown}
          aria-label={t('player.report')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

/** The report as plain text, oldest event first. */
function reportOf({ sources, facts, entries }: PlayerReportProps): string {
  const lines = [
    new Date().toISOString(),
    navigator.userAgent,
    ...Object.entries(sources).map(([name, address]) => `${name}: ${address ?? '–'}`),
    '',
    ...facts.map(({ term, value }) => `${String(term)}: ${String(value)}`),
    '',
    ...entries.toReversed().map(({ at, name, position }) => `${at.toFixed(2)} s  ${name}  @ ${position.toFixed(2)} s`),
  ];
  return lines.join('\n');
}
