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
/** What functions say waits: so many, the newest made so many minutes from now. */
const waiting = (count: number, minutes = -60) => ({ count, newestAt: inMinutes(minutes) });
const PATH = 'users/ana/unread/notifications';
const unread = (count: number) => new Map(count > 0 ? [[PATH, waiting(count)]] : []);

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

const happens = (fields: ReturnType<typeof waiting>) => act(async () => storeNow(PATH, fields));
const bell = (name: string) => screen.findByRole('link', { name });

describe('the bell', () => {
  it.each([
    ['en', 0, 'Notifications'],
    ['en', 1, 'Notifications: 1 unread'],
    ['en', 20, 'Notifications: 20 unread'],
    ['en', 120, 'Notifications: 99+ unread'],
    ['ro', 0, 'Notificări'],
    ['ro', 1, 'Notificări: 1 necitită'],
    ['ro', 20, 'Notificări: 20 necitite'],
    ['ro', 120, 'Notificări: 99+ necitite'],
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
    await happens(waiting(3, 1));
    expect(said).toEqual(['You have a new notification.']);
    await happens(waiting(4, 2));
    await happens(waiting(5, 3));
    expect(await bell('Notifications: 5 unread')).toBeVisible();
    expect(said).toHaveLength(1);
  });

  it('says it, too, when something else was read in the same moment', async () => {
    storeForReading(unread(1));
    const said = open();
    await bell('Notifications: 1 unread');
    await happens(waiting(1, 1));
    expect(said).toHaveLength(1);
    expect(await bell('Notifications: 1 unread')).toBeVisible();
  });

  it('says nothing when its reader marks something as unread again', async () => {
    storeForReading(unread(1));
    const said = open();
    await bell('Notifications: 1 unread');
    await happens(waiting(2, -5));
    expect(await bell('Notifications: 2 unread')).toBeVisible();
    expect(said).toEqual([]);
  });
});
