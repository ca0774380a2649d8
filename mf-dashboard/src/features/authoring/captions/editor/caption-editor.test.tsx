import type { Cue, DraftLesson } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { showInLocale } from '../../../../shared/testing/show-in-locale.tsx';
import { AuthoringContext } from '../../authoring-context.ts';
import { type DraftState, emptyDraft } from '../../draft/draft-state.ts';
import { editDraft } from '../../draft/edit-draft.ts';
import { useFocusRequest } from '../../place/use-focus-request.ts';
import CaptionEditor from './caption-editor.tsx';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

const fetched = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async (address: string) =>
    Response.json(
      address.includes('exchangeDebugToken')
        ? { token: 'e30.e30.', ttl: '3600s' }
        : { result: { address: 'https://files.test/film.mp4' } },
    )) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const video = { path: 'courses/ana/c1/l1/f1-film.mp4', contentType: 'video/mp4', captions: [] };
const lesson: DraftLesson = { id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60, video };
const LANGUAGES = ['ro', 'en'] as const;

let present: DraftState;
const cues = () => (present.captions.l1 ?? []).map(({ id: _, ...cue }: Cue) => cue);

/** The part of the editor around the captions of a lesson. */
function Editor() {
  const [state, edit] = useReducer(editDraft, {
    ...emptyDraft(),
    content: { ...emptyDraft().content, outline: [{ id: 'u1', title: {}, lessons: [lesson] }] },
  });
  present = state;
  const nothing = () => {};
  const common = {
    ...({ ownerUid: 'ana', rev: 1, courseId: 'c1', languages: LANGUAGES } as const),
    ...({ place: { of: 'lesson', id: 'l1' }, parts: { status: 'ready', value: {} } } as const),
    ...{ whenStored: async () => {}, saveNow: async () => true, openedTexts: new Map() },
    ...{ open: nothing, addTerm: nothing, announce: nothing },
  };
  const focus = useFocusRequest(LANGUAGES);
  const draft = { present: () => state, subscribe: () => nothing };
  return (
    <AuthoringContext value={{ ...common, ...draft, calm: draft, edit, focus }}>
      <CaptionEditor lesson={lesson} video={video} onClose={nothing} />
    </AuthoringContext>
  );
}

/** Opens the captions of a film, which stands where `at` puts it. */
async function open() {
  const user = userEvent.setup();
  showInLocale('ro', <Editor />);
  const film = (await screen.findByLabelText('Videoclipul lecției')) as HTMLVideoElement;
  const at = (seconds: number) => {
    film.currentTime = seconds;
  };
  const alt = (key: string) => user.keyboard(`{Alt>}[Key${key}]{/Alt}`);
  return { user, film, at, alt };
}

const words = (place: number, language = 'Română') => screen.findByLabelText(`Replica ${place} · ${language}`);

it('captions are written with their times by keys alone, from the moment the editor opens', async () => {
  const { user, at, alt } = await open();
  at(2);
  await alt('N');
  expect(await words(1)).toHaveFocus();
  await user.keyboard('Inspiră încet');
  await user.tab();
  expect(await words(1, 'English')).toHaveFocus();
  await user.keyboard('Breathe in');
  at(5.4);
  await alt('O');
  at(1.5);
  await alt('I');
  at(8);
  await alt('N');
  expect(await words(2)).toHaveFocus();
  await user.keyboard('Gata');
  expect(cues()).toEqual([
    { start: 1500, end: 5400, ro: 'Inspiră încet', en: 'Breathe in' },
    { start: 8000, end: 10_000, ro: 'Gata' },
  ]);
});

it('the film goes back and forth, and captions are split and joined, by keys', async () => {
  const { user, film, at, alt } = await open();
  at(10);
  await alt('J');
  expect(film.currentTime).toBe(8);
  await alt('L');
  await alt('L');
  expect(film.currentTime).toBe(12);
  await alt('N');
  await words(1);
  await user.keyboard('Unu doi');
  at(13);
  await alt('S');
  expect(cues().map(({ start, end, ro }) => [start, end, ro])).toEqual([
    [12_000, 13_000, 'Unu'],
    [13_000, 14_000, 'doi'],
  ]);
  await alt('M');
  expect(cues().map(({ start, end, ro }) => [start, end, ro])).toEqual([[12_000, 14_000, 'Unu doi']]);
});

it('a time is typed, moved in tenths from what was typed, or taken from the film', async () => {
  const { user, at, alt } = await open();
  await alt('N');
  const field = await screen.findByLabelText('Sfârșitul replicii 1');
  await user.clear(field);
  await user.type(field, '0:08');
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveValue('0:08.100');
  at(6.25);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('0:06.250');
  await user.clear(field);
  await user.type(field, 'opt');
  await user.tab();
  expect(field).toHaveValue('opt');
  expect(field).toBeInvalid();
  expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gata' })).toBeVisible();
  expect(cues()).toMatchObject([{ start: 0, end: 6250 }]);
});
