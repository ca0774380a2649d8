import type { Resource } from '@cursiv/shared-domain';
import { Button, Cluster } from '@cursiv/shared-ui';
import { BULK_MOVES, type BulkMove } from './bulk-moves.ts';
import { useBulkT } from './messages/messages.ts';

type BulkBarProps = { chosen: readonly Resource[]; onAsk: (to: BulkMove) => void; onClear: () => void };

/** What may be done with the chosen resources together. */
export function BulkBar({ chosen, onAsk, onClear }: BulkBarProps) {
  const bulkT = useBulkT();
  return (
    <section aria-label={bulkT('region')}>
      <Cluster>
        <span role="status">{bulkT('chosen', { count: chosen.length })}</span>
        {BULK_MOVES.map((to) => (
          <Button key={to} size="small" variant="secondary" onClick={() => onAsk(to)}>
            {bulkT(`move.${to}`)}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={onClear}>
          {bulkT('none')}
        </Button>
      </Cluster>
    </section>
  );
}
