import { useCommand } from '@cursiv/shared-data/commands';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, saveCsv } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';

type DownloadCsvProps<Found> = {
  /** Name of the file, without its ending. */
  file: string;
  head: readonly string[];
  /** Reads everything that is wanted, and tells on the way how much there is so far. */
  read: (heard: (count: number) => void) => Promise<Found[]>;
  rowOf: (found: Found) => (string | number)[];
};

/** Saves everything that the filters of a list let through as a file for spreadsheets. */
export function DownloadCsv<Found>({ file, head, read, rowOf }: DownloadCsvProps<Found>) {
  const t = useT();
  const locale = useLocale();
  const { isPending, run } = useCommand();
  const [count, setCount] = useState(0);
  const download = async () => {
    setCount(0);
    const outcome = await run(async () => saveCsv([head, ...(await read(setCount)).map(rowOf)], file, locale));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <Cluster>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => void download()}>
        {t('csv.download')}
      </Button>
      <span role="status">{isPending && count > 0 && t('csv.downloading', { count })}</span>
    </Cluster>
  );
}
