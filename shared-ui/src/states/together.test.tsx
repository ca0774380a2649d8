import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { Loading } from './loading.tsx';
import { HoldsBack, Together, useHoldsBack, useIsShown } from './together.tsx';

type PartProps = { name: string; isLoading?: boolean };

const Part = ({ name }: PartProps) => <h2>{name}</h2>;
const Loaded = ({ name, isLoading }: PartProps) => (isLoading ? <Loading label="..." /> : <Part name={name} />);

/** Shows nothing until it knows that it has something to show. */
function Quiet({ name, isLoading = false }: PartProps) {
  useHoldsBack(isLoading);
  return isLoading ? null : <Part name={name} />;
}

/** Does something as soon as it shows. */
function Named({ told }: { told: boolean[] }) {
  const isShown = useIsShown();
  useEffect(() => void told.push(isShown), [isShown, told]);
  return null;
}

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const placeholder = <p>Loading the page</p>;

describe('parts of a page that show together', () => {
  it.each([
    ['a part that contains Loading', Loaded],
    ['a part that shows nothing while it loads', Quiet],
  ])('wait for %s', async (_, Late) => {
    const page = (isLoading: boolean) => (
      <Together placeholder={placeholder}>
        <Late name="Requests" isLoading={isLoading} />
        <Part name="Courses" />
      </Together>
    );
    const { rerender } = render(page(true));
    expect(shown()).toEqual([]);
    expect(screen.getByText('Loading the page')).toBeVisible();
    await act(async () => rerender(page(false)));
    expect(shown()).toEqual(['Requests', 'Courses']);
    expect(screen.queryByText('Loading the page')).toBeNull();
  });

  it('show at once where nothing is loading', () => {
    render(
      <Together placeholder={placeholder}>
        <Part name="Courses" />
      </Together>,
    );
    expect(shown()).toEqual(['Courses']);
  });

  it('wait for a part that gives way to its next one, and for code that is fetched', async () => {
    let arrive: (part: { default: typeof Quiet }) => void = () => {};
    const Fetched = lazy(() => new Promise<{ default: typeof Quiet }>((resolve) => (arrive = resolve)));
    const page = (isFirstDone: boolean, isSecondLoading: boolean) => (
      <Together placeholder={placeholder}>
        {isFirstDone ? (
          <Suspense fallback={<HoldsBack />}>
            <Fetched name="Questions" isLoading={isSecondLoading} />
          </Suspense>
        ) : (
          <Quiet name="Drafts" isLoading />
        )}
        <Part name="Courses" />
      </Together>
    );
    const { rerender } = render(page(false, true));
    await act(async () => rerender(page(true, true)));
    expect(shown()).toEqual([]);
    await act(async () => arrive({ default: Quiet }));
    expect(shown()).toEqual([]);
    await act(async () => rerender(page(true, false)));
    expect(shown()).toEqual(['Questions', 'Courses']);
  });

  it('stay when one of them loads again', async () => {
    const page = (isLoading: boolean) => (
      <Together placeholder={placeholder}>
        <Quiet name="Requests" isLoading={isLoading} />
        <Part name="Courses" />
      </Together>
    );
    const { rerender } = render(page(false));
    await act(async () => rerender(page(true)));
    expect(shown()).toEqual(['Courses']);
  });

  it('can be told when they show, and take the focus then', async () => {
    const told: boolean[] = [];
    const page = (isLoading: boolean) => (
      <Together placeholder={placeholder}>
        <Quiet name="Requests" isLoading={isLoading} />
        <Named told={told} />
      </Together>
    );
    const { rerender } = render(page(true));
    expect(told).toEqual([false]);
    await act(async () => rerender(page(false)));
    expect(told).toEqual([false, true]);
    render(<Named told={told} />);
    expect(told).toEqual([false, true, true]);
  });

  it('wait for each other for four seconds at most', () => {
    jest.useFakeTimers();
    render(
      <Together placeholder={placeholder}>
        <Quiet name="Requests" isLoading />
        <Part name="Courses" />
      </Together>,
    );
    act(() => jest.advanceTimersByTime(3_999));
    expect(shown()).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual(['Courses']);
    jest.useRealTimers();
  });
});
