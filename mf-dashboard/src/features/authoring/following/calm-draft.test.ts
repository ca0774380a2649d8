import { type DraftState, emptyDraft } from '../draft/draft-state.ts';
import { editDraft } from '../draft/edit-draft.ts';
import { calmDraft } from './calm-draft.ts';

/** A draft in which somebody types, and what is followed of it calmly. */
function typing() {
  let state: DraftState = emptyDraft();
  const listeners = new Set<() => void>();
  const calm = calmDraft({
    present: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const type = (text: string) => {
    state = editDraft(state, { type: 'text', field: 'title', locale: 'ro', text });
    for (const listener of listeners) listener();
  };
  return { calm, type, title: () => calm.present().content.title.ro, listeners };
}

describe('a draft that is followed calmly', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is told of once for many keys, at the pause after them', () => {
    const { calm, type, title } = typing();
    const told = jest.fn();
    calm.subscribe(told);
    for (const text of ['T', 'Tu', 'Tuș']) type(text);
    expect([title(), told.mock.calls.length]).toEqual([undefined, 0]);
    jest.runAllTimers();
    expect([title(), told.mock.calls.length]).toEqual(['Tuș', 1]);
  });

  it('is as it is now for whoever begins to follow it', () => {
    const { calm, type, title } = typing();
    type('Tuș');
    expect(title()).toBe('Tuș');
    calm.subscribe(() => {});
    expect(title()).toBe('Tuș');
  });

  it('tells nobody any more, and follows nothing, once nobody follows it', () => {
    const { calm, type, listeners } = typing();
    const told = jest.fn();
    const stop = calm.subscribe(told);
    type('Tuș');
    stop();
    jest.runAllTimers();
    expect(told).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});
