import type { WatchedRange } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { removeCourse } from '../keeping/forget-kept.ts';
import { courseCache } from '../store/addresses.ts';
import { lastKeeper, noteKeeper } from '../store/keeper.ts';
import { keepAt, readKept, readKeptIn } from '../store/kept-documents.ts';
import { provideCaches } from '../testing/memory-caches.ts';
import { enrollmentPath, lessonProgressFolder } from './progress-paths.ts';
import { forgetWaiting, isProgressWaiting, waitWithProgress } from './waiting-progress.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const THEN = new Date('2026-11-01T10:00:00Z');
const ENROLLMENT = enrollmentPath('ana', 'c1');
const FOLDER = lessonProgressFolder('ana', 'c1');
const STORED = 'cursiv.edits.ana.progress';
const inLesson = (lessonId: string) => ({ uid: 'ana', courseId: 'c1', lessonId });
const film = (from: number, to: number) => ({ lengthSec: 100, decides: true, ranges: [{ from, to }] });

/** A learner who keeps a course of two lessons, of which none is done. */
async function keepCourse(): Promise<void> {
  const cache = await caches.open(courseCache('ana', 'c1'));
  await keepAt(cache, 'ana', ENROLLMENT, {
    id: 'ana__c1',
    fields: {
      ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 1, status: 'active', lessonStates: {} },
      ...{ lessonIds: ['l1', 'l2'], enrolledAt: THEN, updatedAt: THEN, progress: { completed: 0, total: 2, pct: 0 } },
    },
  });
  await keepAt(cache, 'ana', FOLDER, []);
}

const shown = async () => {
  const [enrollment, states] = await Promise.all([readKept(ENROLLMENT), readKeptIn(FOLDER)]);
  const done = states?.filter(({ fields }) => fields?.state === 'completed').map(({ id }) => id);
  return { progress: enrollment?.fields?.progress, done };
};

beforeEach(async () => {
  provideCaches();
  localStorage.clear();
  document.cookie = 'auth-user-id=ana';
  noteKeeper('ana');
  await keepCourse();
});

describe('progress in a kept course', () => {
  it('shows at once, and is counted once however often it is said', async () => {
    for (const lessonId of ['l1', 'l1', 'l2'])
      expect(await waitWithProgress({ ...inLesson(lessonId), isDone: true })).toBe(true);
    expect(await shown()).toEqual({ progress: { completed: 2, total: 2, pct: 100 }, done: ['l1', 'l2'] });
  });

  it('finishes a film with 90 of its 100 seconds, wherever it was begun', async () => {
    await waitWithProgress({ ...inLesson('l1'), film: film(50, 100) });
    await waitWithProgress({ ...inLesson('l1'), film: film(0, 39) });
    expect(await shown()).toMatchObject({ done: [] });
    await waitWithProgress({ ...inLesson('l1'), film: film(39, 40) });
    expect(await shown()).toEqual({ progress: { completed: 1, total: 2, pct: 50 }, done: ['l1'] });
  });

  it('takes no more room for a film that plays for hours, each quarter of a minute told with all before it', async () => {
    const ranges: WatchedRange[] = [];
    for (let told = 0; told < 300; told += 1) {
      const from = (told * 15) % 90;
      ranges.push({ from, to: from + 10 });
      await waitWithProgress({ ...inLesson('l1'), film: { lengthSec: 100, decides: true, ranges: ranges.slice(-20) } });
    }
    expect(localStorage.getItem(STORED)?.length).toBeLessThan(1000);
  });

  it('is not said to wait where there is no room: the page then says that it was not saved', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await waitWithProgress({ ...inLesson('l1'), isDone: true })).toBe(false);
    expect(await shown()).toEqual({ progress: { completed: 0, total: 2, pct: 0 }, done: [] });
    full.mockRestore();
  });

  it('waits for nobody who keeps no course', async () => {
    await caches.delete(courseCache('ana', 'c1'));
    expect(await waitWithProgress({ ...inLesson('l1'), isDone: true })).toBe(false);
  });
});

describe('the last kept course, taken from the device', () => {
  it('leaves what was done in it until that is told', async () => {
    await waitWithProgress({ ...inLesson('l1'), isDone: true });
    await removeCourse('ana', 'c1');
    expect(isProgressWaiting('ana')).toBe(true);
    expect(lastKeeper()).toBe('ana');
    expect(await caches.keys()).toEqual([]);
  });

  it('leaves nothing when all is told', async () => {
    await removeCourse('ana', 'c1');
    expect(lastKeeper()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

it('progress that waits goes with its person', async () => {
  await waitWithProgress({ ...inLesson('l1'), isDone: true });
  forgetWaiting('ana');
  expect(isProgressWaiting('ana')).toBe(false);
  expect(localStorage.getItem(STORED)).toBeNull();
});
