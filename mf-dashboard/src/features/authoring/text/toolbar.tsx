import { IconButton } from '@cursiv/shared-ui';
import {
  Bold,
  BookPlus,
  Code,
  Eye,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import type { MarkdownCommand } from './code-mirror/markdown-commands.ts';
import * as styles from './text.module.css';
import { useTextWords } from './text-words.ts';

const COMMANDS: readonly [MarkdownCommand, LucideIcon, string][] = [
  ['bold', Bold, 'Control+B'],
  ['italic', Italic, 'Control+I'],
  ['heading', Heading2, 'Control+Alt+2'],
  ['link', Link, 'Control+K'],
  ['list', List, 'Control+Shift+8'],
  ['numbers', ListOrdered, 'Control+Shift+7'],
  ['quote', Quote, 'Control+Shift+9'],
  ['code', Code, 'Control+E'],
];

export type ToolbarProps = {
  /** The language of the text that the buttons act on. */
  of: string;
  onCommand: (command: MarkdownCommand) => void;
  onPicture: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onTerm: () => void;
  isPreviewed: boolean;
  onPreview: () => void;
};

const shown = (keys: string) => keys.replaceAll('Control', 'Ctrl');

/** What can be done to the text in hand. One stop for Tab; arrows lead from button to button. */
export const Toolbar = memo(function Toolbar({ of, isPreviewed, ...on }: ToolbarProps) {
  const t = useTextWords();
  const bar = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const last = buttons.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    for (const [index, button] of buttons.entries()) button.tabIndex = index === next ? 0 : -1;
    buttons[next]?.focus();
  };
  // The text keeps the caret and what is selected in it.
  const stay = (event: MouseEvent) => event.preventDefault();
  const tool = (
    name: Parameters<typeof t>[0],
    Icon: LucideIcon,
    onClick: () => void,
    keys?: string,
    isFirst = false,
  ) => (
    <IconButton
      key={name}
      label={keys ? `${t(name)} (${shown(keys)})` : t(name)}
      {...(keys && { 'aria-keyshortcuts': keys })}
      icon={<Icon aria-hidden />}
      tabIndex={isFirst ? 0 : -1}
      onMouseDown={stay}
      onClick={onClick}
    />
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={`${t('toolbar')}: ${of}`}
      className={styles.toolbar}
      onKeyDown={walk}
    >
      {COMMANDS.map(([command, Icon, keys], index) =>
        tool(command, Icon, () => on.onCommand(command), keys, index === 0),
      )}
      {tool('picture', ImagePlus, on.onPicture)}
      {tool('addTerm', BookPlus, on.onTerm)}
      <span className={styles.rule} aria-hidden />
      {tool('undo', Undo2, on.onUndo, 'Control+Z')}
      {tool('redo', Redo2, on.onRedo, 'Control+Y')}
      <span className={styles.rule} aria-hidden />
      <IconButton
        label={t('preview')}
        icon={<Eye aria-hidden />}
        tabIndex={-1}
        aria-pressed={isPreviewed}
        className={isPreviewed ? styles.pressed : undefined}
        onMouseDown={stay}
        onClick={on.onPreview}
      />
      <span className={styles.for} aria-hidden>
        {of}
      </span>
    </div>
  );
});
