import { inTurn, turnsOf } from './in-turn.ts';

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

describe('turnsOf', () => {
  it('lets what a lesson still tells end before the next lesson of the course tells its own; other courses do not wait', async () => {
    const told: string[] = [];
    const leaving = Promise.withResolvers<void>();
    const last = turnsOf('ana__c1')(() => leaving.promise.then(() => void told.push('left')));
    const next = turnsOf('ana__c1')(async () => void told.push('opened'));
    await turnsOf('ana__c2')(async () => void told.push('other course'));
    leaving.resolve();
    await Promise.all([last, next]);
    expect(told).toEqual(['other course', 'left', 'opened']);
  });
});
