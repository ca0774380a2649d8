import type { DraftLesson } from '@cursiv/shared-domain';
import { formatDuration, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Badge, Facts, toast } from '@cursiv/shared-ui';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import { useAuthoring } from './authoring-context.ts';
import { LessonDetails } from './lesson-details.tsx';
import { MoveButtons } from './move-buttons.tsx';
import * as styles from './outline-editor.module.css';
import { useLessonUploading } from './use-lesson-uploading.ts';

type LessonEditorProps = {
  lesson: DraftLesson;
  sectionId: string;
  place: number;
  count: number;
  canMove: { up: boolean; down: boolean };
  /** A lesson that was just added opens at once. */
  isNew: boolean;
};

/** One lesson of the outline, on a line that opens for editing. */
export function LessonEditor({ lesson, sectionId, place, count, canMove, isNew }: LessonEditorProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const textOf = useTextOf();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(isNew);
  const { state, edit, focus, announce } = useAuthoring();
  const { id, title } = lesson;
  const name = textOf(title, state.content.baseLocale);
  const uploading = useLessonUploading(id);
  const spoken = name || t('untitledLesson');
  const remove = () => {
    edit({ type: 'removeLesson', id });
    toast(t('authoring.removed', { name: spoken }), {
      action: {
        label: t('authoring.undo'),
        onSelect: () => edit({ type: 'addLesson', sectionId, lesson, index: place - 1 }),
      },
    });
  };
  return (
    <li className={styles.lesson}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight size={18} aria-hidden className={styles.chevron} />
          <span className={name ? undefined : styles.missing}>{spoken}</span>
        </button>
        <Facts
          items={[
            { id: 'type', text: words(`lessonType.${lesson.type}`) },
            { id: 'upload', text: uploading },
            { id: 'length', text: formatDuration(lesson.durationSec, locale) },
            {
              id: 'free',
              text: lesson.freePreview && (
                <Badge size="small" tone="progress">
                  {t('outline.free')}
                </Badge>
              ),
            },
          ]}
        />
        <span className={styles.buttons}>
          <MoveButtons
            id={id}
            name={spoken}
            canMove={canMove}
            onMove={(by, buttonId) => {
              edit({ type: 'moveLesson', id, by });
              focus(buttonId);
              const isInside = place + by >= 1 && place + by <= count;
              announce(
                isInside
                  ? t('authoring.movedTo', { name: spoken, place: place + by, count })
                  : t('authoring.movedToSection', { name: spoken }),
              );
            }}
            onRemove={remove}
          />
        </span>
      </div>
      <div id={detailsId} hidden={!isOpen} className={styles.details}>
        {isOpen && <LessonDetails lesson={lesson} />}
      </div>
    </li>
  );
}
