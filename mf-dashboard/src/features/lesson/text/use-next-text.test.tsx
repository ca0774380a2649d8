import { configureFirebase } from '@cursiv/shared-firebase';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { prefer } from '@cursiv/shared-ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readSoFar, storeForReading } from '../../../shared/testing/counted-firestore.ts';
import { forgetAhead, takeAhead } from './text-ahead.ts';
import { useLessonText } from './use-lesson-text.ts';
import { useNextText } from './use-next-text.ts';

type CountedFirestore = typeof import('../../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const COURSE = { id: 'c1', version: 2, baseLocale: 'ro', locales: ['ro'] } as const;
const BODY = 'courses/c1/versions/2/bodies/l2_ro';

const inRomanian = ({ children }: { children: ReactNode }) => <LocaleProvider value="ro">{children}</LocaleProvider>;
/** A reader with a text; `next` may become known later. */
const open = (props: { next?: { id: string } } = { next: { id: 'l2' } }) =>
  renderHook(({ next }: typeof props) => useNextText('ana', COURSE, next, true), {
    wrapper: inRomanian,
    initialProps: props,
  });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

describe('the text of the next lesson', () => {
  beforeEach(() => {
    localStorage.clear();
    forgetAhead();
    const fields = { id: 'l2_ro', lessonId: 'l2', locale: 'ro', authorUid: 'vera', text: 'Mai departe.' };
    storeForReading(new Map([[BODY, fields]]));
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is read for a reader who stays, and is there when they go on', async () => {
    open();
    await pass(2);
    expect(readSoFar()).toEqual([]);
    await pass(2);
    expect(readSoFar()).toEqual([BODY]);
    const wanted = { uid: 'ana', course: COURSE, lessonId: 'l2', locale: 'ro' } as const;
    await expect(takeAhead(wanted)).resolves.toEqual({ state: 'open', text: 'Mai departe.', locale: 'ro' });
  });

  it('is read at once for who has read on while it became known which lesson comes next', async () => {
    const { rerender } = open({});
    await pass(10);
    expect(readSoFar()).toEqual([]);
    rerender({ next: { id: 'l2' } });
    await pass(0);
    expect(readSoFar()).toEqual([BODY]);
  });

  it('stands on its page from the first moment, and is read no second time', async () => {
    open();
    await pass(4);
    const shown: string[] = [];
    renderHook(
      () => {
        const text = useLessonText(COURSE, 'l2', 'ana', undefined);
        shown.push(text.status);
        return text;
      },
      { wrapper: inRomanian },
    );
    await pass(0);
    expect([...new Set(shown)]).toEqual(['ready']);
    expect(readSoFar()).toEqual([BODY]);
  });

  it('is not read for somebody who only looks in, nor for who wants to use less data', async () => {
    const { unmount } = open();
    await pass(2);
    unmount();
    await pass(60);
    prefer({ reducedData: true });
    open();
    await pass(60);
    expect(readSoFar()).toEqual([]);
  });
});
