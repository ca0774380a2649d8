import { watchDrafts } from '@cursiv/shared-data';
import { configureFirebase } from '@cursiv/shared-firebase';
import { act, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { readSoFar, storeForReading, storeNow } from './testing/counted-firestore.ts';
import { useBegun } from './use-begun.ts';

type CountedFirestore = typeof import('./testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('./testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const ANA = { name: 'Ana', email: 'ana@cursiv.test' };
const NOW = new Date();
const DRAFT = {
  ...{ ownerUid: 'ana', status: 'draft', baseLocale: 'ro', title: {}, subtitle: {}, outcomes: {}, description: {} },
  ...{ categoryId: 'science', level: 'beginner', outline: '[]', rev: 1, createdAt: NOW, updatedAt: NOW },
};

function Drafts({ isBegunHere }: { isBegunHere?: boolean }) {
  const drafts = useBegun(
    'ana',
    'hasDrafts',
    useMemo(() => watchDrafts('ana'), []),
    isBegunHere,
  );
  return <p>{drafts.status === 'ready' ? `drafts: ${drafts.value.length}` : drafts.status}</p>;
}

describe('a list that most people have nothing in', () => {
  it('is empty without being asked for, and asked for as soon as the profile says that there is something', async () => {
    storeForReading(new Map([['users/ana', { ...ANA, hasDrafts: false }]]));
    render(<Drafts />);
    expect(await screen.findByText('drafts: 0')).toBeVisible();
    expect(readSoFar()).toEqual(['users/ana']);
    await act(async () => {
      storeNow('courseDrafts/c1', DRAFT);
      storeNow('users/ana', { ...ANA, hasDrafts: true });
    });
    expect(await screen.findByText('drafts: 1')).toBeVisible();
    expect(readSoFar()).toEqual(['courseDrafts/c1', 'users/ana']);
  });

  it.each([
    ['somebody who has begun it here', { ...ANA, hasDrafts: false }, true],
    ['a profile that does not say', ANA, false],
    ['a profile that says so', { ...ANA, hasDrafts: true }, false],
  ])('is asked for by %s', async (_, profile, isBegunHere) => {
    storeForReading(
      new Map<string, object>([
        ['users/ana', profile],
        ['courseDrafts/c1', DRAFT],
      ]) as ReadonlyMap<string, Record<string, unknown>>,
    );
    render(<Drafts isBegunHere={isBegunHere} />);
    expect(await screen.findByText('drafts: 1')).toBeVisible();
  });
});
