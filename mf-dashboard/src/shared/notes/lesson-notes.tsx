import { watchLessonNotes } from '@cursiv/shared-data';
import { inLessonOrder, type Note } from '@cursiv/shared-domain';
import { Button, ButtonLink, clockTime, PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { notesAddress } from '../courses/course-addresses.ts';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { LoadableView } from '../pages/loadable-view.tsx';
import { useBegun } from '../use-begun.ts';
import { useNotesT } from './messages/messages.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteItem, startOf } from './note-item.tsx';
import * as styles from './notes.module.css';
import type { PinChoice } from './pin-choices.tsx';
import { SeekButton } from './seek-button.tsx';
import { useMarkedPassages } from './use-marked-passages.ts';
import { useSelectedPassage } from './use-selected-passage.ts';

type LessonNotesProps = { uid: string; course: ReadableCourse; lesson: ReadableLesson };

/** A learner's notes under a lesson, and a new one. */
export default function LessonNotes({ uid, course, lesson }: LessonNotesProps) {
  const notesT = useNotesT();
  const [written, setWritten] = useState(0);
  const watch = useMemo(() => watchLessonNotes(uid, course.id, lesson.id), [uid, course.id, lesson.id]);
  // What is written here shows at once, before the profile says that there is something.
  const watched = useBegun(uid, 'hasNotes', watch, written > 0);
  const [edited, setEdited] = useState<string>();
  const choices: PinChoice = { hasFilm: lesson.video !== undefined, selected: useSelectedPassage() };
  const of = { courseId: course.id, lessonId: lesson.id, courseTitle: course.title, lessonTitle: lesson.title };
  return (
    <PagePart
      title={notesT('title')}
      intro={notesT('private')}
      actions={
        <ButtonLink to={notesAddress()} variant="quiet" size="small">
          {notesT('all')}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        {edited === undefined && (
          <div className={styles.writing}>
            <NoteEditor key={written} {...{ uid, of, choices }} onSaved={() => setWritten(written + 1)} />
          </div>
        )}
        {!choices.hasFilm && !choices.selected && <p className={styles.soft}>{notesT('select')}</p>}
        <LoadableView of={watched}>
          {(notes) => <Notes {...{ uid, of, notes, choices, edited }} onEdit={setEdited} />}
        </LoadableView>
      </Stack>
    </PagePart>
  );
}

type NotesProps = Pick<Parameters<typeof NoteEditor>[0], 'uid' | 'of' | 'choices'> & {
  notes: Note[];
  /** The id of the one that is edited, if any: one at a time. */
  edited: string | undefined;
  onEdit: (id: string | undefined) => void;
};

function Notes({ uid, of, notes, choices, edited, onEdit }: NotesProps) {
  const notesT = useNotesT();
  const { states, ranges } = useMarkedPassages(notes);
  const close = () => onEdit(undefined);
  if (notes.length === 0) return <p className={styles.soft}>{notesT('none')}</p>;
  const placeOf = ({ id, second }: Note) => {
    const [state, range] = [states.get(id), ranges.get(id)];
    if (second !== undefined) return <SeekButton second={second} time={clockTime(second)} />;
    if (range)
      return (
        <Button variant="quiet" size="small" onClick={() => show(range)}>
          {notesT('show')}
        </Button>
      );
    return state && state !== 'here' && <p className={styles.soft}>{notesT(state)}</p>;
  };
  return (
    <ul>
      {inLessonOrder(notes).map((note) =>
        note.id === edited ? (
          <li key={note.id} className={styles.edited}>
            <NoteEditor {...{ uid, of, note, choices }} onSaved={close} onClose={close} />
          </li>
        ) : (
          <NoteItem
            key={note.id}
            uid={uid}
            note={note}
            place={placeOf(note)}
            actions={
              <Button
                variant="secondary"
                size="small"
                aria-label={notesT('editOf', { start: startOf(note) })}
                onClick={() => onEdit(note.id)}
              >
                {notesT('edit')}
              </Button>
            }
          />
        ),
      )}
    </ul>
  );
}

const show = (range: Range) => range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
