import { keptEdits } from '@cursiv/shared-data/edits';
import { AppError } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { AnswerKeeper } from './answer-keeper.ts';

const kept = () => keptEdits('ana', 'attempt.l1__1', z.record(z.string(), z.string()));

let saved: [string, string][];
let failure: AppError | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  saved = [];
  failure = undefined;
});
afterEach(() => jest.useRealTimers());

const open = (stored: Record<string, string> = {}) =>
  new AnswerKeeper({
    stored,
    kept: kept(),
    save: async (questionId, answer) => {
      if (failure) throw failure;
      saved.push([questionId, answer]);
    },
  });

describe('answers of an attempt', () => {
  it('are saved as they are given, a typed one after a pause', async () => {
    const keeper = open();
    for (const text of ['"C"', '"Cl"', '"Cluj"']) keeper.answered('q1', text);
    keeper.answered('q2', 'true');
    await jest.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([
      ['q1', '"Cluj"'],
      ['q2', 'true'],
    ]);
    expect(keeper.getState()).toEqual({ answers: { q1: '"Cluj"', q2: 'true' }, isSaving: false });
    expect(kept().read()).toBeUndefined();
  });

  it('wait in the browser while they cannot be saved, and are saved when the page is opened again', async () => {
    failure = new AppError('offline');
    const keeper = open();
    keeper.answered('q1', '"a"');
    await jest.advanceTimersByTimeAsync(500);
    expect(keeper.getState()).toEqual({ answers: { q1: '"a"' }, isSaving: true, failure: 'offline' });
    keeper.stop();
    failure = undefined;
    const again = open({ q2: 'true' });
    expect(again.getState().answers).toEqual({ q1: '"a"', q2: 'true' });
    await jest.advanceTimersByTimeAsync(0);
    expect(saved).toEqual([['q1', '"a"']]);
  });

  it('are tried again after a temporary failure, and not after a refusal', async () => {
    failure = new AppError('offline');
    const keeper = open();
    keeper.answered('q1', '"a"');
    await jest.advanceTimersByTimeAsync(500);
    failure = undefined;
    await jest.advanceTimersByTimeAsync(1000);
    expect(saved).toEqual([['q1', '"a"']]);
    failure = new AppError('no-access');
    keeper.answered('q1', '"b"');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(keeper.getState()).toMatchObject({ failure: 'no-access', isSaving: true });
    expect(saved).toHaveLength(1);
  });

  it('that are refused hold up no other, and stay as they were given', async () => {
    const keeper = new AnswerKeeper({
      stored: {},
      kept: kept(),
      save: async (questionId, answer) => {
        if (questionId === 'q9') throw new AppError('no-access');
        saved.push([questionId, answer]);
      },
    });
    keeper.answered('q9', '"nowhere"');
    keeper.answered('q1', '"a"');
    await jest.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([['q1', '"a"']]);
    expect(keeper.getState()).toMatchObject({ failure: 'no-access', isSaving: true });
    expect(kept().read()).toEqual({ q9: '"nowhere"' });
    keeper.stored({ q1: '"a"' });
    expect(keeper.getState()).toMatchObject({ failure: 'no-access', answers: { q9: '"nowhere"' } });
  });

  it('are told when they still wait, so that nothing is handed in without them', async () => {
    failure = new AppError('busy');
    const keeper = open();
    keeper.answered('q1', '"a"');
    expect(await keeper.flush()).toBe('busy');
    failure = undefined;
    expect(await keeper.flush()).toBeUndefined();
    expect(saved).toEqual([['q1', '"a"']]);
    failure = new AppError('no-access');
    keeper.answered('q1', '"b"');
    expect(await keeper.flush()).toBeUndefined();
  });

  it.each(['clock-wrong', 'signed-out', 'maintenance'] as const)(
    'are not handed in without, while the session, the clock or the site keeps them from being saved: %s',
    async (code) => {
      failure = new AppError(code);
      const keeper = open();
      keeper.answered('q1', '"a"');
      expect(await keeper.flush()).toBe(code);
      failure = undefined;
      await jest.advanceTimersByTimeAsync(1000);
      expect(saved).toEqual([['q1', '"a"']]);
    },
  );

  it('of a session that has expired are saved once their learner has signed in again', async () => {
    failure = new AppError('no-access');
    const keeper = open();
    keeper.answered('q1', '"a"');
    await jest.advanceTimersByTimeAsync(500);
    keeper.stop();
    failure = undefined;
    const again = open({ q2: 'true' });
    await jest.advanceTimersByTimeAsync(0);
    expect(saved).toEqual([['q1', '"a"']]);
    expect(again.getState()).toEqual({ answers: { q1: '"a"', q2: 'true' }, isSaving: false });
  });

  it('of another tab are taken over, except where this one has newer ones', async () => {
    const keeper = open();
    keeper.answered('q1', '"mine"');
    keeper.stored({ q1: '"theirs"', q2: 'false' });
    expect(keeper.getState().answers).toEqual({ q1: '"mine"', q2: 'false' });
    await jest.advanceTimersByTimeAsync(500);
    keeper.stored({ q1: '"theirs"', q2: 'false' });
    expect(keeper.getState().answers.q1).toBe('"theirs"');
  });

  it('of two tabs wait side by side, and each tab takes away only its own', async () => {
    failure = new AppError('offline');
    const [one, other] = [open(), open()];
    one.answered('q1', '"a"');
    other.answered('q2', 'true');
    one.answered('q3', '"old"');
    other.answered('q3', '"new"');
    await jest.advanceTimersByTimeAsync(500);
    expect(kept().read()).toEqual({ q1: '"a"', q2: 'true', q3: '"new"' });
    failure = undefined;
    other.stop();
    await one.flush();
    expect(kept().read()).toEqual({ q2: 'true', q3: '"new"' });
    expect(open().getState().answers).toEqual({ q2: 'true', q3: '"new"' });
  });

  it('are given up when the attempt is over', async () => {
    failure = new AppError('no-access');
    const keeper = open();
    keeper.answered('q1', '"a"');
    await keeper.flush();
    keeper.discard();
    expect(kept().read()).toBeUndefined();
  });
});
