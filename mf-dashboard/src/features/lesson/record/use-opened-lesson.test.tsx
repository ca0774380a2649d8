import type { Enrollment } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { turnsOf } from './in-turn.ts';
import { LessonRecord } from './lesson-record.ts';
import { useOpenedLesson } from './use-opened-lesson.ts';

type CountedFirestore = typeof import('../../../shared/testing/counted-firestore.ts');

const mockWritten: string[] = [];

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<CountedFirestore>('../../../shared/testing/counted-firestore.ts').countedFirestore,
  serverTimestamp: () => 'now',
  writeBatch: () => {
    const write = ({ path }: { path: string }) => void mockWritten.push(path);
    return { set: write, update: write, commit: async () => undefined };
  },
}));

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const MINUTE = 60_000;
const PROGRESS = { lessonId: 'l1', state: 'completed', positionSec: 0 } as const;
const BOTH = ['enrollments/ana__c1/lessonProgress/l1', 'enrollments/ana__c1'];

const toldAgo = (minutes: number, more: object = {}) => ({
  ...{ lessonId: 'l1', positionSec: 0, locale: 'ro' as const, at: new Date(Date.now() - minutes * MINUTE) },
  ...more,
});

const inRomanian = ({ children }: { children: ReactNode }) => <LocaleProvider value="ro">{children}</LocaleProvider>;

/** What opening the lesson writes for a learner who has begun it, or not. */
async function openedWith(last: Enrollment['last'], hasBegun = true): Promise<string[]> {
  mockWritten.length = 0;
  const record = new LessonRecord(
    { uid: 'ana', courseId: 'c1', lessonId: 'l1' },
    { there: ['ro'], base: 'ro' },
    undefined,
    false,
  );
  record.note({ hasBegun, isStated: true });
  const progress = hasBegun ? PROGRESS : undefined;
  const { unmount } = renderHook(() => useOpenedLesson(record, true, false, progress, last), { wrapper: inRomanian });
  await turnsOf('ana__c1')(async () => undefined);
  unmount();
  return mockWritten;
}

describe('opening a lesson', () => {
  it.each([
    ['for the first time in the course', undefined],
    ['after another lesson', toldAgo(1, { lessonId: 'l2' })],
    ['in the other language', toldAgo(1, { locale: 'en' })],
    ['again, an hour later', toldAgo(60)],
    ['again, on a device whose clock is a year behind', toldAgo(-525_600)],
  ])('%s tells that the course continues here', async (_, last) => {
    expect(await openedWith(last)).toEqual(BOTH);
  });

  it.each([
    ['a minute later', toldAgo(1)],
    ['told by a server whose clock is a minute ahead', toldAgo(-1)],
  ])('again, %s, writes nothing', async (_, last) => {
    expect(await openedWith(last)).toEqual([]);
  });

  it('that has not been begun tells it, whatever the enrolment says', async () => {
    expect(await openedWith(toldAgo(1), false)).toEqual(BOTH);
  });
});
