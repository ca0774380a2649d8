import { useUser } from '@cursiv/shared-auth';
import { useWatch, watchNotes } from '@cursiv/shared-data';
import { type Note, notesFound } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useSearchText } from '@cursiv/shared-router';
import {
  Button,
  ButtonLink,
  clockTime,
  EmptyState,
  Facts,
  SearchField,
  SearchForm,
  ShowMore,
  Stack,
  saveBlob,
} from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { notesAddress } from '../../shared/courses/course-addresses.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { useNotesT } from '../../shared/notes/messages/messages.ts';
import { NoteEditor } from '../../shared/notes/note-editor.tsx';
import { NoteItem, startOf } from '../../shared/notes/note-item.tsx';
import * as styles from '../../shared/notes/notes.module.css';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { notesMarkdown } from './notes-markdown.ts';

/** As many notes as the page shows at first, and with every press more. */
const STEP = 30;

/** Away from its lesson, a note stays at its place. */
const NO_LESSON = { hasFilm: false, selected: undefined };

/** All notes of a learner, newest first; to search, to take along as a file, and to go to their lessons. */
export default function NotesPage() {
  const notesT = useNotesT();
  const { id: uid } = useUser();
  const watched = useWatch(useMemo(() => watchNotes(uid), [uid]));
  return (
    <DashboardPage documentTitle={notesT('title')} title={notesT('title')} intro={notesT('page.intro')}>
      <LoadableView of={watched}>
        {(notes) =>
          notes.length === 0 ? (
            <EmptyState
              title={notesT('page.empty')}
              text={notesT('page.emptyText')}
              action={<ButtonLink to={paths.myCourses()}>{notesT('page.courses')}</ButtonLink>}
            />
          ) : (
            <AllNotes uid={uid} notes={notes} />
          )
        }
      </LoadableView>
    </DashboardPage>
  );
}

function AllNotes({ uid, notes }: { uid: string; notes: Note[] }) {
  const notesT = useNotesT();
  const textOf = useTextOf();
  const { text, setText, wanted } = useSearchText();
  const [most, setMost] = useState(STEP);
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const newest = notes.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  const found = notesFound(newest, wanted);
  const save = () =>
    saveBlob(
      new Blob([notesMarkdown(notesT('title'), newest, textOf)], { type: 'text/markdown;charset=utf-8' }),
      `${notesT('page.file')}.md`,
    );
  return (
    <Stack gap={3}>
      <SearchForm role="search" action={notesAddress()} onSearch={() => undefined}>
        <SearchField
          name="q"
          label={notesT('page.search')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </SearchForm>
      <Stack gap={1}>
        <p role="status">{notesT('page.found', { count: found.length })}</p>
        <div>
          <Button variant="secondary" size="small" onClick={save}>
            {notesT('page.export')}
          </Button>
        </div>
      </Stack>
      {found.length === 0 && <EmptyState title={notesT('page.nothing')} text={notesT('page.nothingText')} />}
      <ShowMore label={notesT('page.more')} hasMore={found.length > most} onMore={() => setMost(most + STEP)}>
        <ul>
          {found.slice(0, most).map((note) =>
            note.id === edited ? (
              <li key={note.id} className={styles.edited}>
                <NoteEditor {...{ uid, note }} of={note} choices={NO_LESSON} onSaved={close} onClose={close} />
              </li>
            ) : (
              <NoteOfLesson key={note.id} uid={uid} note={note} onEdit={() => setEdited(note.id)} />
            ),
          )}
        </ul>
      </ShowMore>
    </Stack>
  );
}

function NoteOfLesson({ uid, note, onEdit }: { uid: string; note: Note; onEdit: () => void }) {
  const notesT = useNotesT();
  const textOf = useTextOf();
  const locale = useLocale();
  const { courseId, lessonId, courseTitle, lessonTitle, second, updatedAt } = note;
  return (
    <NoteItem
      uid={uid}
      note={note}
      place={
        <Facts
          items={[
            { id: 'course', text: <LocalText value={courseTitle} /> },
            { id: 'lesson', text: <LocalText value={lessonTitle} /> },
            ...(second === undefined ? [] : [{ id: 'second', text: clockTime(second) }]),
            { id: 'date', text: formatDate(updatedAt, locale) },
          ]}
        />
      }
      actions={
        <>
          <Button
            variant="secondary"
            size="small"
            aria-label={notesT('editOf', { start: startOf(note) })}
            onClick={onEdit}
          >
            {notesT('edit')}
          </Button>
          <ButtonLink
            to={paths.lessonVideo(courseId, lessonId)}
            variant="secondary"
            size="small"
            aria-label={notesT('page.openOf', { title: textOf(lessonTitle) })}
          >
            {notesT('page.open')}
          </ButtonLink>
        </>
      }
    />
  );
}
