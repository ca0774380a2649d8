import type { DraftLesson, Locale } from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { BookOpenText, CirclePlay, FileDown, ListChecks, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useTextOf } from '../../../../shared/use-text-of.ts';
import { useLessonUploading } from '../../lesson/use-lesson-uploading.ts';
import * as styles from '../outline.module.css';
import { type DropAt, useOutline } from '../outline-context.ts';
import { useOutlineWords } from '../outline-words.ts';
import { OutlineLine } from './outline-line.tsx';

const ICONS: Record<DraftLesson['type'], LucideIcon> = {
  text: BookOpenText,
  video: CirclePlay,
  quiz: ListChecks,
  file: FileDown,
};

type LessonLineProps = {
  lesson: DraftLesson;
  base: Locale;
  isOpen: boolean;
  isStop: boolean;
  canUp: boolean;
  canDown: boolean;
  dropSide: DropAt['side'] | undefined;
  /** The languages in which something of it is not written, joined by commas. */
  missing: string;
};

/** A lesson in the outline. */
export const LessonLine = memo(function LessonLine({
  lesson,
  base,
  missing,
  canUp,
  canDown,
  ...line
}: LessonLineProps) {
  const t = useT();
  const words = useOutlineWords();
  const locale = useLocale();
  const textOf = useTextOf();
  const actions = useOutline();
  const { id, type, title } = lesson;
  const name = textOf(title, base);
  const uploading = useLessonUploading(actions.courseId, id);
  const Icon = ICONS[type];
  const languages = missing === '' ? [] : (missing.split(',') as Locale[]);
  return (
    <OutlineLine
      {...line}
      id={id}
      kind="lesson"
      name={name || t('untitledLesson')}
      isUntitled={!name}
      canMove={{ up: canUp, down: canDown }}
      icon={<Icon size={18} className={styles.icon} aria-hidden />}
      facts={
        <>
          <VisuallyHidden>{t(`lessonType.${type}`)}</VisuallyHidden>
          {uploading && <span className={styles.uploading}>{uploading}</span>}
          {languages.length > 0 && (
            <span className={styles.missing}>
              <span aria-hidden>{languages.join(' ')}</span>
              <VisuallyHidden>
                {words('untranslated', {
                  languages: formatList(
                    languages.map((it) => t(`locale.${it}`)),
                    locale,
                  ),
                })}
              </VisuallyHidden>
            </span>
          )}
        </>
      }
      onOpen={() => actions.openLesson(id)}
      onMove={(by, focusId) => actions.moveLesson(id, by, focusId)}
      onRemove={() => actions.removeLesson(id)}
    />
  );
});
