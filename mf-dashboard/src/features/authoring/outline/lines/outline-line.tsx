import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Step } from '../../draft/outline-edits.ts';
import * as styles from '../outline.module.css';
import { type DropAt, useOutline } from '../outline-context.ts';
import { useOutlineWords } from '../outline-words.ts';
import { MoveButtons } from './move-buttons.tsx';

type OutlineLineProps = {
  id: string;
  name: string;
  isUntitled: boolean;
  isOpen: boolean;
  /** The one line of the outline where Tab stops. */
  isStop: boolean;
  canMove: { up: boolean; down: boolean };
  dropSide: DropAt['side'] | undefined;
  kind: 'unit' | 'lesson';
  icon?: ReactNode;
  facts?: ReactNode;
  onOpen: () => void;
  onMove: (by: Step, focusId: string) => void;
  onRemove: () => void;
};

/** One line of the outline: what it opens, and how it is moved by pointer, keys and buttons. */
export function OutlineLine({ id, name, isOpen, isStop, canMove, dropSide, kind, ...line }: OutlineLineProps) {
  const words = useOutlineWords();
  const { drag } = useOutline();
  const openId = `line-${id}`;
  const tabIndex = isStop ? 0 : -1;
  const move = (by: Step, focusId: string) => {
    if (by < 0 ? canMove.up : canMove.down) line.onMove(by, focusId);
  };
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(by, openId);
  };
  return (
    <div className={styles.line} data-outline-id={id} data-kind={kind} data-drop={dropSide} data-open={isOpen}>
      <span
        className={styles.handle}
        title={words('drag', { name })}
        aria-hidden
        onPointerDown={(event) => drag(id, event)}
      >
        <GripVertical size={16} />
      </span>
      <button
        type="button"
        id={openId}
        className={styles.open}
        tabIndex={tabIndex}
        aria-current={isOpen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={line.onOpen}
        onKeyDown={keys}
      >
        {line.icon}
        <span className={line.isUntitled ? styles.untitled : styles.name}>{name}</span>
      </button>
      {line.facts}
      <span className={styles.tools}>
        <MoveButtons id={id} name={name} canMove={canMove} tabIndex={tabIndex} onMove={move} onRemove={line.onRemove} />
      </span>
    </div>
  );
}
