import { act, renderHook } from '@testing-library/react';
import { useReach } from './use-reach.ts';

const reach = () => renderHook(({ isFiltered }) => useReach(isFiltered, 20), { initialProps: { isFiltered: false } });

describe('how many questions are read', () => {
  it('grows by a step with every press', () => {
    const { result } = reach();
    expect(result.current.most).toBe(20);
    act(() => result.current.readOn());
    expect(result.current.most).toBe(40);
  });

  it('goes past the first 300 when a filter found too little among them', () => {
    const { result, rerender } = reach();
    rerender({ isFiltered: true });
    expect(result.current.most).toBe(300);
    act(() => result.current.readOn());
    expect(result.current.most).toBe(600);
  });

  it('is as before when the filter is taken off', () => {
    const { result, rerender } = reach();
    act(() => result.current.readOn());
    rerender({ isFiltered: true });
    act(() => result.current.readOn());
    rerender({ isFiltered: false });
    expect(result.current.most).toBe(40);
  });
});
