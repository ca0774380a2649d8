import { Button, Cluster, Dialog, RadioField, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { BulkLines } from './bulk-lines.tsx';
import { type BulkLine, type BulkMove, type BulkResult, carryOut, type MoveOne } from './bulk-moves.ts';
import { useBulkT } from './messages/messages.ts';

type BulkDialogProps = {
  to: BulkMove;
  lines: readonly BulkLine[];
  move: MoveOne;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen resources, does it, and reports line by line. */
export function BulkDialog({ to, lines, move, onClose }: BulkDialogProps) {
  const t = useT();
  const bulkT = useBulkT();
  const [isAllOrNothing, setIsAllOrNothing] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>();
  const movable = lines.filter(({ hindrance }) => !hindrance).length;
  const isBlocked = movable === 0 || (isAllOrNothing && movable < lines.length);
  const run = async () => {
    setIsRunning(true);
    setResults(await carryOut(lines, to, isAllOrNothing, move));
    setIsRunning(false);
  };
  const moved = [...(results?.values() ?? [])].filter(
    ({ outcome }) => outcome === 'done' || outcome === 'stuck',
  ).length;
  const close = () => !isRunning && onClose(results !== undefined);
  if (results)
    return (
      <Dialog
        open
        size="large"
        onClose={close}
        title={bulkT('report')}
        closeLabel={bulkT('close')}
        actions={<Button onClick={close}>{bulkT('close')}</Button>}
      >
        <Stack>
          <p role="status">{moved > 0 ? bulkT('moved', { count: moved }) : bulkT('movedNone')}</p>
          <BulkLines lines={lines} to={to} results={results} />
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      open
      size="large"
      onClose={close}
      title={bulkT(`title.${to}`)}
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
        <BulkLines lines={lines} to={to} />
        {isBlocked && <p role="status">{bulkT(movable === 0 ? 'idle' : 'blocked')}</p>}
      </Stack>
    </Dialog>
  );
}
