import type { DraftUnit, Locale } from '@cursiv/shared-domain';
import { Button } from '@cursiv/shared-ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useTextOf } from '../../../../shared/use-text-of.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import * as styles from '../outline.module.css';
import { type DropAt, useOutline } from '../outline-context.ts';
import { LessonLine } from './lesson-line.tsx';
import { OutlineLine } from './outline-line.tsx';

type UnitLinesProps = {
  unit: DraftUnit;
  base: Locale;
  isFirst: boolean;
  isLast: boolean;
  /** The open line, and the one where Tab stops, if they are here. */
  openId: string | undefined;
  stopId: string | undefined;
  over: DropAt | undefined;
  /** For each lesson, the languages in which something is not written. */
  missing: string;
  hasRoom: boolean;
};

/** A unit of the outline with its lessons. It renders again only when something of it changes. */
export const UnitLines = memo(function UnitLines({
  unit,
  base,
  isFirst,
  isLast,
  openId,
  stopId,
  over,
  ...rest
}: UnitLinesProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const textOf = useTextOf();
  const actions = useOutline();
  const { id, title, lessons } = unit;
  const name = textOf(title, base);
  const sideOf = (of: string) => (over?.id === of ? over.side : undefined);
  const missing = rest.missing.split(';');
  return (
    <li className={styles.unit}>
      <OutlineLine
        id={id}
        kind="unit"
        name={name || t('untitledSection')}
        isUntitled={!name}
        isOpen={openId === id}
        isStop={stopId === id}
        canMove={{ up: !isFirst, down: !isLast }}
        dropSide={sideOf(id)}
        onOpen={() => actions.openUnit(id)}
        onMove={(by, focusId) => actions.moveUnit(id, by, focusId)}
        onRemove={() => actions.removeUnit(id)}
      />
      <ol className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <li key={lesson.id}>
            <LessonLine
              lesson={lesson}
              base={base}
              isOpen={openId === lesson.id}
              isStop={stopId === lesson.id}
              canUp={index > 0 || !isFirst}
              canDown={index < lessons.length - 1 || !isLast}
              dropSide={sideOf(lesson.id)}
              missing={missing[index] ?? ''}
            />
          </li>
        ))}
      </ol>
      {rest.hasRoom && (
        <Button
          variant="quiet"
          size="small"
          className={styles.add}
          icon={<Plus size={18} aria-hidden />}
          onClick={() => actions.addLesson(id)}
        >
          {authoringT('addLesson')}
        </Button>
      )}
    </li>
  );
});
