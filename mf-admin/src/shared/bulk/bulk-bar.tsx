import { Button, Cluster } from '@cursiv/shared-ui';
import { useBulkT } from './messages/messages.ts';
import type { Bulk } from './use-bulk.ts';

type BulkBarProps<Item extends { id: string }, To extends string, Asked> = {
  /** What the list shows now. */
  shown: readonly Item[];
  bulk: Bulk<Asked>;
  moves: readonly { to: To; label: string }[];
  /** The question about the chosen ones, as they are now. */
  questionOf: (to: To, chosen: readonly Item[]) => Asked;
};

/** What may be done with the chosen things together; nothing while none is chosen. */
export function BulkBar<Item extends { id: string }, To extends string, Asked>(props: BulkBarProps<Item, To, Asked>) {
  const { shown, bulk, moves, questionOf } = props;
  const bulkT = useBulkT();
  const chosen = shown.filter(({ id }) => bulk.chosen.has(id));
  if (chosen.length === 0) return null;
  return (
    <section aria-label={bulkT('region')}>
      <Cluster>
        <span role="status">{bulkT('chosen', { count: chosen.length })}</span>
        {moves.map(({ to, label }) => (
          <Button key={to} size="small" variant="secondary" onClick={() => bulk.ask(questionOf(to, chosen))}>
            {label}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => bulk.choose(new Set())}>
          {bulkT('none')}
        </Button>
      </Cluster>
    </section>
  );
}
