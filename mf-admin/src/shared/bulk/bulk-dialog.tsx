import { Button, Cluster, Dialog, RadioField, Stack } from '@cursiv/shared-ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { BulkLines } from './bulk-lines.tsx';
import { BulkReport } from './bulk-report.tsx';
import type { BulkWords } from './bulk-words.ts';
import { type BulkAct, type BulkLine, type BulkResult, carryOut, hasMoved } from './carry-out.ts';
import { useBulkT } from './messages/messages.ts';
import type { BulkReason } from './use-bulk-reason.tsx';

type BulkDialogProps<Item extends { id: string }, Hindrance extends string> = BulkAct<Item> & {
  title: string;
  lines: readonly BulkLine<Item, Hindrance>[];
  words: BulkWords<Item, Hindrance>;
  /** What is asked before anything is done. */
  reason?: BulkReason | undefined;
  /** Further questions before it. */
  children?: ReactNode;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen things, does it, and reports line by line. */
export function BulkDialog<Item extends { id: string }, Hindrance extends string>(
  props: BulkDialogProps<Item, Hindrance>,
) {
  const { title, lines, words, reason, children, act, undo, onClose } = props;
  const t = useT();
  const bulkT = useBulkT();
  const [isAllOrNothing, setIsAllOrNothing] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>();
  const movable = lines.filter(({ hindrance }) => !hindrance).length;
  const isBlocked = movable === 0 || (isAllOrNothing && movable < lines.length);
  const run = async () => {
    if (reason && !reason.check()) return;
    setIsRunning(true);
    const became = await carryOut(lines, isAllOrNothing, { act, ...(undo && { undo }) });
    if ([...became.values()].some(hasMoved)) reason?.clear();
    setResults(became);
    setIsRunning(false);
  };
  const close = () => !isRunning && onClose(results !== undefined);
  if (results) return <BulkReport lines={lines} words={words} results={results} onClose={close} />;
  return (
    <Dialog
      open
      size="large"
      onClose={close}
      title={title}
      closeLabel={t('cancel')}
      actions={
        <Cluster>
          <Button pending={isRunning} disabled={isBlocked} onClick={() => void run()}>
            {bulkT('confirm', { count: movable })}
          </Button>
          <Button variant="secondary" disabled={isRunning} onClick={close}>
            {t('cancel')}
          </Button>
        </Cluster>
      }
    >
      <Stack>
        {children}
        {reason?.field}
        {undo && (
          <fieldset disabled={isRunning}>
            <legend>{bulkT('bad')}</legend>
            {[false, true].map((isNothing) => (
              <RadioField
                key={String(isNothing)}
                name="bulk-bad-lines"
                label={bulkT(isNothing ? 'nothing' : 'skip')}
                checked={isAllOrNothing === isNothing}
                onChange={() => setIsAllOrNothing(isNothing)}
              />
            ))}
          </fieldset>
        )}
        <BulkLines lines={lines} words={words} />
        {isBlocked && <p role="status">{bulkT(movable === 0 ? 'idle' : 'blocked')}</p>}
      </Stack>
    </Dialog>
  );
}
