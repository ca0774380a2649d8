import { PicturesContext } from '@cursiv/shared-data';
import { COURSE_LIMITS, type DraftLesson, LOCALES, type Locale, lessonBodyId } from '@cursiv/shared-domain';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useAround } from '../authoring-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { useAuthoringT } from '../messages/messages.ts';
import { ParagraphPanel } from './bilingual/paragraph-panel.tsx';
import { useBeside } from './bilingual/use-beside.ts';
import { useCaret } from './bilingual/use-caret.ts';
import { useParagraphs } from './bilingual/use-paragraphs.ts';
import { useSamePlace } from './bilingual/use-same-place.ts';
import { useTranslation } from './bilingual/use-translation.ts';
import type { TextHandle } from './code-mirror/code-mirror-text.tsx';
import { PictureChooser } from './pictures/picture-chooser.tsx';
import { PictureRefused } from './pictures/picture-refused.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import { Previews } from './previews.tsx';
import * as styles from './text.module.css';
import { TextEditor, type TextEditorProps } from './text-editor.tsx';
import type { TextHandles } from './text-handles.ts';
import { useTextWords } from './text-words.ts';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

const LABELS = {
  text: 'lessonText',
  video: 'videoText',
  quiz: 'quiz.introduction',
  file: 'fileText',
} as const;

const NO_PICTURES: string[] = [];

type LessonTextProps = { lesson: Pick<DraftLesson, 'id' | 'type' | 'pictures'> };

/** Whether the texts are of the same lesson, and show the same: its title is none of theirs. */
const isSameText = ({ lesson: { id, type, pictures } }: LessonTextProps, { lesson }: LessonTextProps) =>
  id === lesson.id && type === lesson.type && pictures === lesson.pictures;

/** A lesson's text in both languages, side by side, with what each paragraph of the translation needs. */
export const LessonText = memo(function LessonText({ lesson }: LessonTextProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const words = useTextWords();
  const { edit, languages, addTerm } = useAround();
  const [ro, en] = [useRef<TextHandle>(null), useRef<TextHandle>(null)];
  const handles = useMemo((): TextHandles => ({ ro, en }), [ro, en]);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const translation = useTranslation(lesson);
  const caret = useCaret(translation);
  const isTranslated = translation.source.trim() !== '' || translation.target.trim() !== '';
  const paragraphs = useParagraphs(lesson, translation, handles, caret);
  const pictures = usePictures(lesson.id);
  const chooser = useRef<HTMLInputElement>(null);
  useSamePlace(lesson, translation, paragraphs.place, handles);
  const laidOut = useBeside(translation, handles, words('write'));
  const { shown: spot, stand } = caret;
  const active = languages.includes(spot.locale) ? spot.locale : (languages[0] ?? spot.locale);
  const events = useMemo(
    () =>
      Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          {
            changed: (text: string) => edit({ type: 'body', lessonId: lesson.id, locale, text }),
            caretAt: (at: number, isTyped: boolean) => stand({ locale, at }, isTyped),
            pictures: pictures.insert,
            laidOut,
            confirm: paragraphs.confirm,
            next: paragraphs.next,
            begin: paragraphs.begin,
          },
        ]),
      ) as Record<Locale, TextEditorProps['events']>,
    [edit, lesson.id, stand, pictures.insert, laidOut, paragraphs.confirm, paragraphs.next, paragraphs.begin],
  );
  const inHand = useCallback(() => handles[active].current, [handles, active]);
  const tools = useMemo(
    (): Omit<ToolbarProps, 'of' | 'isPreviewed'> => ({
      onCommand: (command) => inHand()?.run(command),
      onPicture: () => chooser.current?.click(),
      onUndo: () => inHand()?.undo(),
      onRedo: () => inHand()?.redo(),
      onTerm: () => {
        const view = inHand()?.view;
        if (!view) return;
        const { from, to } = view.state.selection.main;
        addTerm(active, view.state.sliceDoc(from, to).trim().slice(0, COURSE_LIMITS.glossaryTerm));
      },
      onPreview: () => setIsPreviewed((is) => !is),
    }),
    [active, inHand, addTerm],
  );
  return (
    <PicturesContext value={lesson.pictures ?? NO_PICTURES}>
      <div className={styles.workbench}>
        <Toolbar {...tools} of={t(`locale.${active}`)} isPreviewed={isPreviewed} />
        <div className={styles.columns} data-count={languages.length}>
          {languages.map((locale) => (
            <TextEditor
              key={locale}
              ref={handles[locale]}
              id={`text-${lesson.id}-${locale}`}
              label={`${authoringT(LABELS[lesson.type])} · ${t(`locale.${locale}`)}`}
              locale={locale}
              bodyId={lessonBodyId(lesson.id, locale)}
              maxLength={COURSE_LIMITS.lessonBody}
              isTranslation={locale === translation.to}
              marks={locale === translation.to ? paragraphs.marks.target : paragraphs.marks.source}
              events={events[locale]}
            />
          ))}
        </div>
        <div>
          <HistoryButton place={{ of: 'lesson', id: lesson.id, field: 'text' }} locale={active} />
        </div>
        <PictureChooser ref={chooser} onChoose={(files) => pictures.insert(files, inHand()?.view)} />
        <PictureRefused problem={pictures.problem} />
        {isPreviewed && <Previews translation={translation} />}
        {isTranslated && languages.includes(translation.to) && (
          <ParagraphPanel
            translation={translation}
            place={paragraphs.place}
            isAlone={languages.length === 1}
            onConfirm={paragraphs.confirm}
            onConfirmAll={paragraphs.confirmAll}
            onNext={paragraphs.next}
          />
        )}
      </div>
    </PicturesContext>
  );
}, isSameText);
