import { IconButton } from '@cursiv/shared-ui';
import { BookA, Redo2, ScrollText, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { useGlossaryWords } from '../glossary/glossary-words.ts';
import { useAuthoringT } from '../messages/messages.ts';
import * as styles from './outline.module.css';
import { useOutlineWords } from './outline-words.ts';
import type { OutlineHistory } from './use-outline-history.ts';

/** The parts of a course besides its lessons. */
export function OutlinePages() {
  const authoringT = useAuthoringT();
  const words = useGlossaryWords();
  const { place, open } = useAround();
  const terms = useOfDraft(({ content }) => content.glossary?.length ?? 0);
  return (
    <div className={styles.pages}>
      <button
        type="button"
        className={styles.page}
        aria-current={place.of === 'course' || undefined}
        onClick={() => open({ of: 'course' })}
      >
        <ScrollText size={18} aria-hidden />
        {authoringT('about')}
      </button>
      <button
        type="button"
        className={styles.page}
        aria-current={place.of === 'glossary' || undefined}
        onClick={() => open({ of: 'glossary' })}
      >
        <BookA size={18} aria-hidden />
        {words('title')}
        {terms > 0 && <span className={styles.count}>{terms}</span>}
      </button>
    </div>
  );
}

type OutlineHeadProps = { history: OutlineHistory; undo: () => void; redo: () => void };

/** The heading of the lessons, with the ways back and forth through what was done to them. */
export function OutlineHead({ history, undo, redo }: OutlineHeadProps) {
  const authoringT = useAuthoringT();
  const words = useOutlineWords();
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  return (
    <div className={styles.head}>
      <h2>{authoringT('outline')}</h2>
      <IconButton
        label={words('undo')}
        aria-keyshortcuts="Control+Z"
        icon={<Undo2 aria-hidden />}
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        label={words('redo')}
        aria-keyshortcuts="Control+Y"
        icon={<Redo2 aria-hidden />}
        aria-disabled={!canRedo}
        onClick={redo}
      />
    </div>
  );
}
