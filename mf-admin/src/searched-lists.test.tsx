import { withSearchKeys } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import BookingsPage from './features/bookings/bookings-page.tsx';
import CertificatesPage from './features/certificates/certificates-page.tsx';
import { LiveCourses } from './features/courses/live/live-courses.tsx';
import ExpertsPage from './features/experts/experts-page.tsx';
import ResourcesPage from './features/resources/resources-page.tsx';
import { ro } from './messages/ro.ts';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'ro', ro);

const NEWEST = new Date('2026-11-20T09:00:00Z').getTime();
/** A day for each place in the list. */
const at = (place: number) => new Date(NEWEST - place * 86_400_000);

type Fields = Record<string, unknown>;
type Make = (name: string, place: number) => Fields;

const course: Make = (title, place) => ({
  ...{ ownerUid: 'vera', status: 'published', baseLocale: 'ro', locales: ['ro'], title: { ro: title }, subtitle: {} },
  ...{ description: {}, outcomes: {}, categoryId: 'science', level: 'beginner', durationSec: 60, lessonCount: 1 },
  ...{ instructors: [{ uid: 'vera', name: 'Vera Dobre' }], outline: [], version: 1, publishedAt: at(place) },
  ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 0 },
});
const expert: Make = (displayName, place) => ({
  ...{ displayName, headline: {}, bio: {}, languages: [], topics: {}, categoryIds: [], timeZone: 'Europe/Bucharest' },
  ...{ status: 'listed', ratingAvg: 0, ratingCount: 0, offerings: {}, rev: 1, updatedAt: at(place) },
});
const certificate: Make = (learnerName, place) => ({
  ...{ uid: 'ana', courseId: 'c1', courseVersion: 1, learnerName, courseTitle: { ro: 'Pronunție' }, status: 'valid' },
  ...{ reissue: 0, credential: '{}', issuedAt: at(place), updatedAt: at(place) },
});
const booking: Make = (learnerName, place) => ({
  ...{ learnerUid: 'ana', learnerName, expertUid: 'dan', expertName: 'Dan Doru', offeringId: 'o', topic: '' },
  ...{ offeringTitle: { ro: `Sfat pentru ${learnerName}` }, startAt: at(place), endAt: at(place), lockIds: [] },
  ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest', status: 'completed', rev: 1 },
  ...{ cancelUntil: at(place), answerUntil: at(place), createdAt: at(place), updatedAt: at(place) },
});
const resource: Make = (title, place) => ({
  ...{ ownerUid: 'vera', kind: 'article', title: { ro: title }, summary: {}, body: {}, files: {}, access: 'public' },
  ...{ locales: ['ro'], categoryId: 'science', courseIds: [], status: 'published', rev: 1 },
  ...{ createdAt: at(place), updatedAt: at(place) },
});

/** As functions store them, in the order of the list. */
const stored = (collection: string, make: Make, names: readonly string[], more: Fields = {}): [string, Fields][] =>
  names.map((name, place) => {
    const path = `${collection}/${name.toLowerCase().replaceAll(' ', '-')}`;
    return [path, withSearchKeys(path, { ...make(name, place), ...more })];
  });

const MANY = Array.from({ length: 60 }, (_, place) => `Altele Multe ${place}`);

// jsdom does not know <search>, and React warns about it.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

async function open(Page: ComponentType, query: string, documents: readonly [string, Fields][]) {
  storeForReading(new Map(documents));
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/admin/list?${query}`]}>
        <LocaleProvider value="ro">
          <Page />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
}

const LISTS: [collection: string, Page: ComponentType, make: Make, rare: string, beside: string[]][] = [
  ['courses', LiveCourses, course, 'archived', []],
  ['experts', ExpertsPage, expert, 'suspended', []],
  ['certificates', CertificatesPage, certificate, 'revoked', []],
  ['bookings', BookingsPage, booking, 'cancelled', []],
  ['resources', ResourcesPage, resource, 'archived', ['users/vera']],
];

describe.each(LISTS)('the list of %s', (collection, Page, make, rare, beside) => {
  it('finds the oldest of many by the beginnings of two words, and reads nothing else', async () => {
    const names = [...MANY, 'Ștefania Țurcanu', 'Ștefania Popa'];
    await open(Page, 'q=turc+stefania', stored(collection, make, names));
    expect(await screen.findByRole('rowheader')).toHaveTextContent('Ștefania Țurcanu');
    expect(readSoFar()).toEqual([...beside, `${collection}/ștefania-țurcanu`].toSorted());
  });

  it('asks for the state in the same question', async () => {
    const common = MANY.map((name) => `Zoe ${name}`);
    await open(Page, `q=zoe&status=${rare}`, [
      ...stored(collection, make, common),
      ...stored(collection, make, ['Zoe Albu', 'Alt Nume'], { status: rare }),
    ]);
    expect(await screen.findByRole('rowheader')).toHaveTextContent('Zoe Albu');
    expect(readSoFar()).toEqual([...beside, `${collection}/zoe-albu`].toSorted());
  });

  it('says that nothing is found, having read nothing', async () => {
    await open(Page, 'q=nimeni', stored(collection, make, MANY));
    expect(await screen.findByRole('heading', { name: /^Nici/ })).toBeVisible();
    expect(readSoFar()).toEqual([collection]);
  });
});

it('courses come a page at a time, each with its author at one read', async () => {
  await open(LiveCourses, 'q=multe', stored('courses', course, MANY));
  expect(await screen.findByText('Cele mai noi 20 de cursuri')).toBeVisible();
  expect(readSoFar()).toHaveLength(20);
  expect(screen.getAllByText('Vera Dobre')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Încarcă mai mult' }));
  expect(await screen.findByText('Cele mai noi 40 de cursuri')).toBeVisible();
});

it('resources of a kind are asked for by it', async () => {
  await open(ResourcesPage, 'kind=link', [
    ...stored('resources', resource, MANY),
    ...stored('resources', resource, ['O legătură'], { kind: 'link' }),
  ]);
  expect(await screen.findByRole('rowheader')).toHaveTextContent('O legătură');
  expect(readSoFar()).toEqual(['resources/o-legătură', 'users/vera']);
});
