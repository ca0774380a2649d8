import { useCommand } from '@cursiv/shared-data/commands';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, saveCsv } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { type CsvColumn, csvRows } from './csv-rows.ts';
import { useCsvT } from './messages/messages.ts';

type DownloadCsvProps<Found> = {
  /** Name of the file, without its ending. */
  file: string;
  columns: readonly CsvColumn<Found>[];
  /** Reads everything that the filters let through, and tells on the way how much there is so far. */
  read: (heard: (count: number) => void) => Promise<readonly Found[]>;
  /** Whether the search lets it through; without one everything that is read is wanted. */
  isWanted?: (found: Found) => boolean;
};

/** Saves everything that the filters and the search of a list let through as a file for spreadsheets. */
export function DownloadCsv<Found>({ file, columns, read, isWanted = () => true }: DownloadCsvProps<Found>) {
  const t = useT();
  const csvT = useCsvT();
  const locale = useLocale();
  const { isPending, run } = useCommand();
  const [count, setCount] = useState(0);
  const download = async () => {
    setCount(0);
    const outcome = await run(async () =>
      saveCsv(csvRows(columns, (await read(setCount)).filter(isWanted)), file, locale),
    );
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <Cluster>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => void download()}>
        {csvT('download')}
      </Button>
      <span role="status">{isPending && count > 0 && csvT('downloading', { count })}</span>
    </Cluster>
  );
}
