import { IconButton } from '@cursiv/shared-ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { Step } from '../../draft/outline-edits.ts';
import { useAuthoringT } from '../../messages/messages.ts';

type MoveButtonsProps = {
  /** The moved thing; part of the buttons' ids and names. */
  id: string;
  name: string;
  canMove: { up: boolean; down: boolean };
  onMove: (by: Step, buttonId: string) => void;
  onRemove: () => void;
  /** -1 where arrow keys lead to the buttons' line. */
  tabIndex?: 0 | -1;
};

/** Moves or removes a unit or lesson of the outline. Buttons at the edge stay, so that keyboard focus keeps its place. */
export function MoveButtons({ id, name, canMove, onMove, onRemove, tabIndex = 0 }: MoveButtonsProps) {
  const authoringT = useAuthoringT();
  const upId = `up-${id}`;
  const downId = `down-${id}`;
  return (
    <>
      <IconButton
        id={upId}
        label={authoringT('moveUp', { name })}
        icon={<ArrowUp size={18} aria-hidden />}
        tabIndex={tabIndex}
        aria-disabled={!canMove.up}
        onClick={() => canMove.up && onMove(-1, upId)}
      />
      <IconButton
        id={downId}
        label={authoringT('moveDown', { name })}
        icon={<ArrowDown size={18} aria-hidden />}
        tabIndex={tabIndex}
        aria-disabled={!canMove.down}
        onClick={() => canMove.down && onMove(1, downId)}
      />
      <IconButton
        label={authoringT('remove', { name })}
        icon={<Trash2 size={18} aria-hidden />}
        tabIndex={tabIndex}
        onClick={onRemove}
      />
    </>
  );
}
