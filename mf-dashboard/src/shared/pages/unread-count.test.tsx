import { watchUnread } from '@cursiv/shared-data/bell';
import { configureFirebase } from '@cursiv/shared-firebase';
import { screen, waitFor } from '@testing-library/react';
import { readSoFar, storeForReading } from '../testing/counted-firestore.ts';
import { showInLocale } from '../testing/show-in-locale.tsx';
import { UnreadCount } from './unread-count.tsx';

type CountedFirestore = typeof import('../testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const unread = (count: number) =>
  new Map([['users/ana/unread/notifications', { count, newestAt: new Date('2026-11-01T10:00:00Z') }]]);

describe('the number of unread notifications', () => {
  it.each([
    ['ro', 1, 'O notificare necitită'],
    ['ro', 2, '2 notificări necitite'],
    ['ro', 120, '99+ de notificări necitite'],
    ['en', 1, '1 unread notification'],
    ['en', 120, '99+ unread notifications'],
  ] as const)('in %s, of %s, is said as “%s”', async (locale, count, name) => {
    storeForReading(unread(count));
    showInLocale(locale, <UnreadCount uid="ana" />);
    expect(await screen.findByText(name)).toBeInTheDocument();
  });

  it('is not shown where nothing waits', async () => {
    storeForReading(new Map());
    const { container } = showInLocale('ro', <UnreadCount uid="ana" />);
    await waitFor(() => expect(readSoFar()).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });

  it('costs nothing beside the bell, which every page has', async () => {
    storeForReading(unread(120));
    const stop = watchUnread('ana', () => undefined);
    showInLocale('en', <UnreadCount uid="ana" />);
    await screen.findByText('99+ unread notifications');
    expect(readSoFar()).toEqual(['users/ana/unread/notifications']);
    stop();
  });
});
