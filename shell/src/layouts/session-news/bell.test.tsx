import { configureFirebase } from '@cursiv/shared-firebase';
import { storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Bell } from './bell.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const at = (id: string) => `users/ana/notifications/${id}`;
const told = (minutes: number, isRead = false) => ({ isRead, isArchived: false, createdAt: inMinutes(minutes) });
const unread = (count: number) =>
  new Map(Array.from({ length: count }, (_, n) => [at(`old-${n}`), told(-60 - n)] as const));

/** Opens a page with the bell; returns what is said on it from then on. */
function open(locale: 'ro' | 'en' = 'en'): string[] {
  const said: string[] = [];
  render(
    <LocaleProvider value={locale}>
      <MemoryRouter>
        <Bell uid="ana" to="/dashboard/notifications" Link={Link} toast={(text) => said.push(text)} />
      </MemoryRouter>
    </LocaleProvider>,
  );
  return said;
}

const happens = (id: string, fields: ReturnType<typeof told>) => act(async () => storeNow(at(id), fields));
const bell = (name: string) => screen.findByRole('link', { name });

describe('the bell', () => {
  it.each([
    ['en', 0, 'Notifications'],
    ['en', 1, 'Notifications: 1 unread'],
    ['en', 9, 'Notifications: 9 unread'],
    ['en', 120, 'Notifications: 9+ unread'],
    ['ro', 0, 'Notificări'],
    ['ro', 1, 'Notificări: 1 necitită'],
    ['ro', 120, 'Notificări: 9+ necitite'],
    ['ro', 9, 'Notificări: 9 necitite'],
  ] as const)('in %s, of %s unread, is called “%s”', async (locale, count, name) => {
    storeForReading(unread(count));
    const said = open(locale);
    expect(await bell(name)).toBeVisible();
    expect(said).toEqual([]);
  });

  it('says once that something has come while the page is open, however much comes', async () => {
    storeForReading(unread(2));
    const said = open();
    await bell('Notifications: 2 unread');
    await happens('first', told(1));
    expect(said).toEqual(['You have a new notification.']);
    await happens('second', told(2));
    await happens('third', told(3));
    expect(await bell('Notifications: 5 unread')).toBeVisible();
    expect(said).toHaveLength(1);
  });

  it('says it, too, when something else was read in the same moment', async () => {
    storeForReading(unread(1));
    const said = open();
    await bell('Notifications: 1 unread');
    await act(async () => {
      storeNow(at('old-0'), told(-60, true));
      storeNow(at('first'), told(1));
    });
    expect(said).toHaveLength(1);
    expect(await bell('Notifications: 1 unread')).toBeVisible();
  });

  it('says nothing when its reader marks something as unread again', async () => {
    storeForReading(new Map([...unread(1), [at('read'), told(-5, true)]]));
    const said = open();
    await bell('Notifications: 1 unread');
    await happens('read', told(-5));
    expect(await bell('Notifications: 2 unread')).toBeVisible();
    expect(said).toEqual([]);
  });
});
