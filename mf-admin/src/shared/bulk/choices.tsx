import { CheckboxField, VisuallyHidden } from '@cursiv/shared-ui';
import { useBulkT } from './messages/messages.ts';
import type { Bulk } from './use-bulk.ts';

type Choosing = Pick<Bulk<never>, 'chosen' | 'choose'>;

/** Chooses everything that a list shows, or none of it; for lists that are no tables. */
export function ChooseAll({ shown, bulk }: { shown: readonly { id: string }[]; bulk: Choosing }) {
  const isAll = shown.every(({ id }) => bulk.chosen.has(id));
  return (
    <CheckboxField
      label={useBulkT()('all')}
      checked={isAll}
      onChange={() => bulk.choose(new Set(isAll ? [] : shown.map(({ id }) => id)))}
    />
  );
}

/** Chooses one thing of such a list, by its name. */
export function ChooseOne({ id, name, bulk }: { id: string; name: string; bulk: Choosing }) {
  const bulkT = useBulkT();
  return (
    <CheckboxField
      label={<VisuallyHidden>{bulkT('one', { name })}</VisuallyHidden>}
      checked={bulk.chosen.has(id)}
      onChange={() => bulk.choose(toggled(bulk.chosen, id))}
    />
  );
}

/** A choice with one more, or one fewer. */
function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The checkboxes of a table whose rows may be chosen for a bulk action. */
export function useSelection<Row>(
  { chosen, choose }: Pick<Bulk<never>, 'chosen' | 'choose'>,
  nameOf: (row: Row) => string,
) {
  const bulkT = useBulkT();
  return {
    keys: chosen,
    onChange: choose,
    allLabel: bulkT('all'),
    rowLabel: (row: Row) => bulkT('one', { name: nameOf(row) }),
  };
}
