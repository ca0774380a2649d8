import { COURSE_LIMITS, type DraftSection, lessonCountOf } from '@cursiv/shared-domain';
import { Button, toast } from '@cursiv/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import { useAuthoring } from './authoring-context.ts';
import { LanguageField } from './language-field.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { newPartId } from './new-part-id.ts';
import * as styles from './outline-editor.module.css';

const NEW_LESSON_SEC = 300;

/** One unit: its name, its lessons, its place. */
export function SectionEditor({ section, place, count }: { section: DraftSection; place: number; count: number }) {
  const t = useT();
  const textOf = useTextOf();
  const { state, edit, focus, announce, language } = useAuthoring();
  const [added, setAdded] = useState<string>();
  const { id } = section;
  const name = textOf(section.title, state.content.baseLocale) || t('untitledSection');
  const remove = () => {
    edit({ type: 'removeSection', id });
    toast(t('authoring.removed', { name }), {
      action: {
        label: t('authoring.undo'),
        onSelect: () => edit({ type: 'addSection', section, index: place - 1 }),
      },
    });
  };
  const addLesson = () => {
    const lessonId = newPartId();
    const lesson = { id: lessonId, type: 'text' as const, title: {}, freePreview: false, durationSec: NEW_LESSON_SEC };
    edit({ type: 'addLesson', sectionId: id, lesson });
    setAdded(lessonId);
    focus(`title-${lessonId}`);
  };
  return (
    <li className={styles.section}>
      <div className={styles.head}>
        <LanguageField
          id={`title-${id}`}
          label={t('authoring.sectionTitle', { place })}
          value={section.title}
          maxLength={COURSE_LIMITS.title}
          onChange={(text) => edit({ type: 'sectionTitle', section, locale: language, text })}
        />
        <div className={styles.buttons}>
          <MoveButtons
            id={id}
            name={name}
            canMove={{ up: place > 1, down: place < count }}
            onMove={(by, buttonId) => {
              edit({ type: 'moveSection', id, by });
              focus(buttonId);
              announce(t('authoring.movedTo', { name, place: place + by, count }));
            }}
            onRemove={remove}
          />
        </div>
      </div>
      <ol className={styles.lessons}>
        {section.lessons.map((lesson, index) => (
          <LessonEditor
            key={lesson.id}
            lesson={lesson}
            sectionId={id}
            place={index + 1}
            count={section.lessons.length}
            canMove={{ up: index > 0 || place > 1, down: index < section.lessons.length - 1 || place < count }}
            isNew={lesson.id === added}
          />
        ))}
      </ol>
      {lessonCountOf(state.content) < COURSE_LIMITS.lessons && (
        <div>
          <Button variant="quiet" size="small" icon={<Plus size={18} aria-hidden />} onClick={addLesson}>
            {t('authoring.addLesson')}
          </Button>
        </div>
      )}
    </li>
  );
}
