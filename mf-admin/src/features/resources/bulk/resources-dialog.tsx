import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { LocalizedText } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../shared/bulk/messages/messages.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useResourcesT } from '../messages/messages.ts';
import { actOf, type BulkMove, type MoveOne, type ResourceLine } from './bulk-moves.ts';
import { useMovesT } from './messages/messages.ts';

type ResourcesDialogProps = {
  to: BulkMove;
  lines: readonly ResourceLine[];
  move: MoveOne;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen resources, does it, and reports line by line. */
export function ResourcesDialog({ to, lines, move, onClose }: ResourcesDialogProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const bulkT = useBulkT();
  const movesT = useMovesT();
  const locale = useLocale();
  const refusal = useRefusal(resourcesT('changedMeanwhile'));
  return (
    <BulkDialog
      title={movesT(`title.${to}`)}
      lines={lines}
      words={{
        nameOf: ({ title }) => {
          const shown = pick(title, locale);
          return shown ? <LocalizedText text={shown.value} locale={shown.locale} /> : resourcesT('noTitle');
        },
        fateOf: ({ item: { status }, hindrance }) => {
          const from = t(`resourceStatus.${status}`);
          return hindrance
            ? bulkT(`hindrance.${hindrance}`, { from })
            : bulkT('will', { from, to: t(`resourceStatus.${to}`) });
        },
        refusal,
      }}
      {...actOf(to, move)}
      onClose={onClose}
    />
  );
}
