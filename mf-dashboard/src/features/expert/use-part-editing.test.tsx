import { act, renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { usePartEditing } from './use-part-editing.ts';

const schema = z.object({ text: z.string() });
const of = (text: string) => ({ text });
const save = jest.fn(async () => undefined);
const editing = (stored: string) =>
  renderHook(({ part }) => usePartEditing('ana', 'expert.test', schema, part, save), {
    initialProps: { part: of(stored) },
  });

beforeEach(() => {
  localStorage.clear();
  save.mockClear();
});

describe('edits of a part of an expert’s page', () => {
  it('wait in the browser until they are saved', async () => {
    const { result, unmount } = editing('vechi');
    act(() => result.current.edit(of('nou')));
    expect(result.current).toMatchObject({ values: of('nou'), isDirty: true, hasConflict: false });
    unmount();
    const again = editing('vechi');
    expect(again.result.current.values).toEqual(of('nou'));
    await act(() => again.result.current.save());
    expect(save).toHaveBeenCalledWith(of('nou'));
    again.unmount();
    expect(editing('vechi').result.current).toMatchObject({ values: of('vechi'), isDirty: false });
  });

  it('stay in view after saving until what is stored arrives', async () => {
    const { result, rerender } = editing('vechi');
    act(() => result.current.edit(of(' nou ')));
    await act(() => result.current.save());
    expect(result.current).toMatchObject({ values: of(' nou '), isDirty: false });
    rerender({ part: of('nou') });
    expect(result.current).toMatchObject({ values: of('nou'), isDirty: false });
  });

  it('need not be there for a page to begin', async () => {
    const { result } = editing('');
    await act(() => result.current.save());
    expect(save).toHaveBeenCalledWith(of(''));
  });

  it('meet what somebody else saved as a question, over a reload too, and give way when they are given up', () => {
    const { result, unmount } = editing('vechi');
    act(() => result.current.edit(of('nou')));
    unmount();
    const again = editing('altul').result;
    expect(again.current).toMatchObject({ values: of('nou'), hasConflict: true });
    act(() => again.current.drop());
    expect(again.current).toMatchObject({ values: of('altul'), isDirty: false, hasConflict: false });
  });

  it('win over what somebody else saved when their person says so', async () => {
    const { result, rerender } = editing('vechi');
    act(() => result.current.edit(of('nou')));
    rerender({ part: of('altul') });
    expect(result.current.hasConflict).toBe(true);
    await act(() => result.current.save());
    expect(result.current).toMatchObject({ values: of('nou'), isDirty: false, hasConflict: false });
  });

  it('do not begin while nothing is typed: what is stored is followed', () => {
    const { result, rerender } = editing('vechi');
    rerender({ part: of('altul') });
    expect(result.current).toMatchObject({ values: of('altul'), isDirty: false });
  });
});
