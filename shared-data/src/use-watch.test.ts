import { renderHook } from '@testing-library/react';
import { type Loadable, useLastReady } from './use-watch.ts';

const show = (first: Loadable<string>) =>
  renderHook(({ loadable }: { loadable: Loadable<string> }) => useLastReady(loadable), {
    initialProps: { loadable: first },
  });

describe('what was ready last', () => {
  it('is nothing at first', () => {
    expect(show({ status: 'loading' }).result.current).toBeUndefined();
  });

  it('stays while its successor loads, and gives way to it', () => {
    const { result, rerender } = show({ status: 'ready', value: 'fifty' });
    rerender({ loadable: { status: 'loading' } });
    expect(result.current).toBe('fifty');
    rerender({ loadable: { status: 'ready', value: 'three hundred' } });
    expect(result.current).toBe('three hundred');
  });
});
