import { useCommand } from '@cursiv/shared-data/commands';
import { HLS_TYPE, type ModeratedFile } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, VisuallyHidden } from '@cursiv/shared-ui';
import type { RuleOnOne } from './bulk/media-moves.ts';
import { useMediaT } from './messages/messages.ts';
import { useFileRefusal } from './use-file-refusal.ts';

type FileActionsProps = {
  file: ModeratedFile;
  rule: RuleOnOne;
  /** Whether the reader may rule on it. */
  isDecidedHere: boolean;
  onSee: () => void;
  onTakeDown: () => void;
};

/** What may be done with one file. A film in parts plays for nobody while it is taken down. */
export function FileActions({ file, rule, isDecidedHere, onSee, onTakeDown }: FileActionsProps) {
  const { id, name, status, contentType } = file;
  const mediaT = useMediaT();
  const refusal = useFileRefusal();
  const { isPending, run } = useCommand();
  const named = <VisuallyHidden>{name}</VisuallyHidden>;
  const putBack = async () => {
    const outcome = await run(() => rule(id, { to: 'stored' }));
    if (outcome.status === 'done') toast(mediaT('put', { name }), { tone: 'success' });
    if (outcome.status === 'failed')
      toast(mediaT('refused', { name, reason: refusal(outcome.code) }), { tone: 'danger' });
  };
  const isDown = status === 'takenDown';
  return (
    <Cluster>
      {(!isDown || contentType !== HLS_TYPE) && (
        <Button size="small" variant="secondary" onClick={onSee}>
          {mediaT('see')} {named}
        </Button>
      )}
      {isDecidedHere && (
        <Button
          size="small"
          variant="secondary"
          pending={isPending}
          onClick={() => (isDown ? void putBack() : onTakeDown())}
        >
          {mediaT(isDown ? 'putBack' : 'takeDown')} {named}
        </Button>
      )}
    </Cluster>
  );
}
