import type { MediaFile, MediaPage } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LibraryButton } from '../../shared/media/library/library-button.tsx';
import { storeForReading } from '../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { type AuthoringAround, AuthoringContext } from './authoring-context.ts';
import { type DraftState, emptyDraft } from './draft/draft-state.ts';
import { HistoryButton } from './history/history-button.tsx';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

const FILM: MediaFile = {
  ...{ path: 'courses/ana/c1/l1/f1-film.mp4', name: 'film.mp4', medium: 'video', contentType: 'video/mp4' },
  ...{ bytes: 1_000_000, createdAt: '2026-11-01T10:00:00.000Z', uses: [], isKept: false },
};
const PAGE: MediaPage = { files: [FILM], used: { bytes: 1, files: 1 }, allowance: { bytes: 9, files: 9 } };

const fetched = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async (address: string) =>
    Response.json(
      address.includes('exchangeDebugToken') ? { token: 'e30.e30.', ttl: '3600s' } : { result: PAGE },
    )) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const lesson = { id: 'l1', type: 'text', title: { ro: 'Hârtia' }, freePreview: false, durationSec: 60 } as const;
const draft: DraftState = {
  ...emptyDraft(),
  content: { ...emptyDraft().content, outline: [{ id: 'u1', title: {}, lessons: [lesson] }] },
};

/** Shows a part of the editor; returns what it asks of the editor, in order. */
function show(part: ReactNode, isSaved = true): unknown[] {
  const asked: unknown[] = [];
  const nothing = () => {};
  const around: AuthoringAround = {
    ...({ courseId: 'c1', ownerUid: 'ana', rev: 3, place: { of: 'lesson', id: 'l1' }, languages: ['ro'] } as const),
    ...({ openedTexts: new Map(), parts: { status: 'ready', value: {} } } as const),
    ...{ present: () => draft, subscribe: () => nothing, edit: (by) => void asked.push(by) },
    calm: { present: () => draft, subscribe: () => nothing },
    ...{ whenStored: async () => {}, open: nothing, addTerm: nothing, focus: nothing, announce: nothing },
    saveNow: async () => {
      asked.push('save');
      return isSaved;
    },
  };
  showInLocale('ro', <AuthoringContext value={around}>{part}</AuthoringContext>);
  return asked;
}

const entry = (id: string, minute: number, text: string) =>
  [
    `courseDrafts/c1/history/${id}`,
    {
      ...{ ownerUid: 'ana', textId: 'l1_ro', locale: 'ro', text, by: 'ana', byName: 'Ana Pop' },
      ...{ startedAt: new Date(2026, 10, 1, 10, minute), at: new Date(2026, 10, 1, 10, minute) },
    },
  ] as const;

const HISTORY = <HistoryButton place={{ of: 'lesson', id: 'l1', field: 'text' }} locale="ro" />;
const openHistory = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Istoric: textul lecției „Hârtia” · Română/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Istoric/ });
  await within(dialog).findAllByRole('listitem');
  return dialog;
};

beforeEach(() => storeForReading(new Map([entry('h1', 1, 'Hârtia are fibră.'), entry('h2', 20, 'Hârtia.')])));

/** Walks over everything in a dialog, forwards and back. */
async function walk(dialog: HTMLElement): Promise<void> {
  const stops = within(dialog).getAllByRole('button').length + 1;
  for (const shift of [false, true])
    for (let step = 0; step < stops; step += 1) {
      await userEvent.tab({ shift });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
}

const isBackAt = async (name: RegExp) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
};

describe('the history of a text', () => {
  it('keeps the focus inside, and gives it back', async () => {
    show(HISTORY);
    await walk(await openHistory());
    await userEvent.keyboard('{Escape}');
    await isBackAt(/^Istoric/);
  });

  it('brings back what the text said, after what was typed since is saved, and gives the focus back', async () => {
    const asked = show(HISTORY);
    const dialog = await openHistory();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Readu/ }));
    await isBackAt(/^Istoric/);
    const place = { of: 'lesson', id: 'l1', field: 'text' };
    const restored = { type: 'restore', place, locale: 'ro', from: 'h1', text: 'Hârtia are fibră.' };
    expect(asked).toEqual(['save', restored, 'save']);
  });

  it('changes nothing while what was typed since cannot be saved', async () => {
    const asked = show(HISTORY, false);
    const dialog = await openHistory();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Readu/ }));
    await waitFor(() => expect(asked).toEqual(['save']));
    expect(dialog).toBeVisible();
  });
});

describe('the library', () => {
  const openLibrary = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Din fișierele mele' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('film.mp4');
    return dialog;
  };

  it('keeps the focus inside, and gives it back', async () => {
    show(<LibraryButton medium="video" label="Din fișierele mele" onChoose={() => {}} />);
    await walk(await openLibrary());
    await userEvent.keyboard('{Escape}');
    await isBackAt(/^Din fișierele mele/);
  });

  it('gives the focus back once a file is chosen', async () => {
    const chosen: string[] = [];
    show(<LibraryButton medium="video" label="Din fișierele mele" onChoose={({ path }) => void chosen.push(path)} />);
    await userEvent.click(within(await openLibrary()).getByRole('button', { name: 'Alege film.mp4' }));
    await isBackAt(/^Din fișierele mele/);
    expect(chosen).toEqual([FILM.path]);
  });
});
