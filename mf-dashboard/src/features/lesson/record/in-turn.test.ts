import { inTurn } from './in-turn.ts';

describe('inTurn', () => {
  it('begins a piece of work only when the one before is done, also when that failed', async () => {
    const told: string[] = [];
    const first = Promise.withResolvers<void>();
    const run = inTurn();
    const failing = run(() => first.promise).catch(() => void told.push('first failed'));
    const following = run(async () => void told.push('second'));
    told.push('waiting');
    first.reject(new Error('offline'));
    await Promise.all([failing, following]);
    expect(told).toEqual(['waiting', 'first failed', 'second']);
  });
});
