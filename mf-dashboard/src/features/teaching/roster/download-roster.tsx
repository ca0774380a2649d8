import { getRoster, type RosterQuestion } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, saveCsv } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTeachingT } from '../messages/messages.ts';
import { useRosterRows } from './roster-rows.ts';

/** Saves every learner that the filters let through as a file for spreadsheets. */
export function DownloadRoster({ question }: { question: RosterQuestion }) {
  const t = useT();
  const teach = useTeachingT();
  const rowsOf = useRosterRows();
  const locale = useLocale();
  const { isPending, run } = useCommand();
  const [count, setCount] = useState(0);
  const download = async () => {
    setCount(0);
    const outcome = await run(async () => {
      const entries = await getRoster(question, setCount);
      saveCsv(rowsOf(entries), teach('roster.file'), locale);
    });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <Cluster>
      <span role="status">{isPending && count > 0 && teach('roster.downloading', { count })}</span>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => void download()}>
        {teach('roster.download')}
      </Button>
    </Cluster>
  );
}
