import { Button, Dialog, Stack } from '@cursiv/shared-ui';
import { BulkLines } from './bulk-lines.tsx';
import type { BulkWords } from './bulk-words.ts';
import { type BulkLine, type BulkResult, hasMoved } from './carry-out.ts';
import { useBulkT } from './messages/messages.ts';

type BulkReportProps<Item extends { id: string }, Hindrance extends string> = {
  lines: readonly BulkLine<Item, Hindrance>[];
  words: BulkWords<Item, Hindrance>;
  results: ReadonlyMap<string, BulkResult>;
  onClose: () => void;
};

/** Says how many of the chosen things were changed, and what became of each. */
export function BulkReport<Item extends { id: string }, Hindrance extends string>(
  props: BulkReportProps<Item, Hindrance>,
) {
  const { lines, words, results, onClose } = props;
  const bulkT = useBulkT();
  const moved = [...results.values()].filter(hasMoved).length;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={bulkT('report')}
      closeLabel={bulkT('close')}
      actions={<Button onClick={onClose}>{bulkT('close')}</Button>}
    >
      <Stack>
        <p role="status">{moved > 0 ? bulkT('moved', { count: moved }) : bulkT('movedNone')}</p>
        <BulkLines lines={lines} words={words} results={results} />
      </Stack>
    </Dialog>
  );
}
