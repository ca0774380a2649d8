import { useOptionalUser } from '@cursiv/shared-auth';
import { changeLead } from '@cursiv/shared-data';
import { leadState } from '@cursiv/shared-domain';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../shared/bulk/messages/messages.ts';
import { useActor } from '../../../shared/use-actor.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useLeadsT } from '../messages/messages.ts';
import { type AskedLeads, actOf } from './lead-moves.ts';
import { useMovesT } from './messages/messages.ts';

type LeadsDialogProps = AskedLeads & {
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen messages, does it, and reports line by line. */
export function LeadsDialog({ to, lines, onClose }: LeadsDialogProps) {
  const t = useLeadsT();
  const bulkT = useBulkT();
  const movesT = useMovesT();
  const actor = useActor();
  const self = useOptionalUser()?.id ?? '';
  const refusal = useRefusal(bulkT('overtaken'));
  return (
    <BulkDialog
      title={movesT(`title.${to}`)}
      lines={lines}
      words={{
        nameOf: ({ name }) => name,
        fateOf: ({ item, hindrance }) => {
          if (hindrance) return bulkT(`hindrance.${hindrance}`);
          if (to === 'mine') return movesT('willTake');
          return bulkT('will', { from: t(`state.${leadState(item)}`), to: t(`state.${to}`) });
        },
        refusal,
      }}
      {...actOf(to, self, (seen, change) => changeLead(actor(), seen, change))}
      onClose={onClose}
    />
  );
}
