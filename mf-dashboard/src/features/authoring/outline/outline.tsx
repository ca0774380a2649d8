import { COURSE_LIMITS, type DraftUnit, lessonCountOf } from '@cursiv/shared-domain';
import { Button, classNames, EmptyState, VisuallyHidden } from '@cursiv/shared-ui';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { useRestedDraft } from '../following/use-rested-draft.ts';
import { useAuthoringT } from '../messages/messages.ts';
import { useDrag } from './drag/use-drag.ts';
import { begunLanguages, missingLanguages } from './lines/missing-languages.ts';
import { UnitLines } from './lines/unit-lines.tsx';
import * as styles from './outline.module.css';
import { OutlineContext } from './outline-context.ts';
import { OutlineHead, OutlinePages } from './outline-head.tsx';
import { useOutlineWords } from './outline-words.ts';
import { useOutlineActions } from './use-outline-actions.ts';
import type { OutlineHistory } from './use-outline-history.ts';
import { useShownOutline } from './use-shown-outline.ts';

/** Lines that are there as the editor opens, as many as a screen shows; the others follow when there is time. */
const FIRST_LINES = 10;

/** Units that have so many lines at least. */
function firstUnits(outline: readonly DraftUnit[]): number {
  let lines = 0;
  const last = outline.findIndex(({ lessons }) => {
    lines += 1 + lessons.length;
    return lines >= FIRST_LINES;
  });
  return last < 0 ? outline.length : last + 1;
}

/** The course's parts in order: what is open, what is to be opened, moved, added and removed. */
export const Outline = memo(function Outline({ history }: { history: OutlineHistory }) {
  const t = useT();
  const authoringT = useAuthoringT();
  const words = useOutlineWords();
  const { place, announce } = useAround();
  const outline = useShownOutline();
  const baseLocale = useOfDraft(({ content }) => content.baseLocale);
  const list = useRef<HTMLOListElement>(null);
  const { dragged, over, begin } = useDrag({
    onStart: (id) => announce(words('dragged', { name: nameOf(id) })),
    onDrop: (id, at) => drop(id, at),
    onCancel: (id) => announce(words('left', { name: nameOf(id) })),
  });
  const { actions, addUnit, drop, nameOf } = useOutlineActions(begin);
  const openId = 'id' in place ? place.id : undefined;
  const [focused, setFocused] = useState<string>();
  const isThere = (id: string | undefined) =>
    outline.some((unit) => unit.id === id || unit.lessons.some((lesson) => lesson.id === id));
  const stop = [focused, openId].find(isThere) ?? outline[0]?.id;
  const walk = (event: KeyboardEvent) => {
    const lines = [...(list.current?.querySelectorAll<HTMLButtonElement>(`.${styles.open}`) ?? [])];
    const at = lines.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (at < 0 || event.altKey || next === undefined) return;
    event.preventDefault();
    lines[next]?.focus();
  };
  const undo = () => {
    history.undo();
    announce(words('undone'));
  };
  const redo = () => {
    history.redo();
    announce(words('redone'));
  };
  const shortcuts = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  // Before the texts are read, nobody knows what is missing.
  const rested = useRestedDraft();
  const missing = useMemo(() => rested && missingLanguages(rested, begunLanguages(rested)), [rested]);
  const [opening] = useState(() => firstUnits(outline));
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, opening);
  const count = lessonCountOf({ outline });
  const hasRoom = count < COURSE_LIMITS.lessons;
  return (
    <OutlineContext value={actions}>
      <nav
        className={classNames(styles.outline, dragged && styles.dragging)}
        aria-label={words('contents')}
        onKeyDown={shortcuts}
      >
        <OutlinePages />
        <OutlineHead history={history} undo={undo} redo={redo} />
        <p className={styles.count}>
          {t('counted.lessons', { count })}
          {!hasRoom && `. ${words('full')}`}
        </p>
        <VisuallyHidden>
          <p id="outline-keys">{words('keys')}</p>
        </VisuallyHidden>
        {outline.length === 0 && (
          <EmptyState level={3} title={authoringT('noSections')} text={authoringT('noSectionsText')} />
        )}
        <ol
          ref={list}
          className={styles.units}
          aria-describedby="outline-keys"
          onKeyDown={walk}
          onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-outline-id]')?.dataset.outlineId)}
        >
          {outline.slice(0, drawn).map((unit, index) => {
            const isHere = (id: string | undefined) =>
              id !== undefined && (unit.id === id || unit.lessons.some((lesson) => lesson.id === id));
            return (
              <UnitLines
                key={unit.id}
                unit={unit}
                base={baseLocale}
                isFirst={index === 0}
                isLast={index === outline.length - 1}
                openId={isHere(openId) ? openId : undefined}
                stopId={isHere(stop) ? stop : undefined}
                over={isHere(over?.id) ? over : undefined}
                missing={unit.lessons.map(({ id }) => missing?.get(id) ?? '').join(';')}
                hasRoom={hasRoom}
              />
            );
          })}
        </ol>
        {outline.length < COURSE_LIMITS.units && (
          <div>
            <Button variant="secondary" size="small" icon={<Plus size={18} aria-hidden />} onClick={addUnit}>
              {authoringT('addSection')}
            </Button>
          </div>
        )}
      </nav>
    </OutlineContext>
  );
});
