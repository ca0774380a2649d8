import { type WorkFigures, workOf } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { answerIn } from './answer-in.ts';
import { countWork } from './count-work.ts';
import { recountWork } from './recount-work.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));

const booking = (status: string, updatedAt = at(8), rev = 1) => ({
  ...{ learnerUid: 'lia', learnerName: 'Lia', expertUid: 'eva', expertName: 'Eva', offeringId: 'talk' },
  ...{ offeringTitle: { ro: 'Discuție' }, startAt: at(40), endAt: at(41), status, lockIds: [], topic: 'Litere' },
  ...{ expertTimeZone: 'UTC', learnerTimeZone: 'UTC', cancelUntil: at(30), answerUntil: at(30) },
  ...{ createdAt: at(8), updatedAt, rev },
});

const FIGURES = 'experts/eva/figures/work';

function site(bookings: Record<string, ReturnType<typeof booking>>) {
  const documents = new Map<string, Record<string, unknown>>(
    Object.entries(bookings).map(([id, fields]) => [`bookings/${id}`, fields]),
  );
  const store = memoryStore(documents);
  return { documents, store, work: () => workOf(documents.get(FIGURES) as WorkFigures) };
}

describe('the figures of an expert’s work', () => {
  it('follow a request to its answer and its end, however often and late they are told', async () => {
    const { documents, store, work } = site({ b1: booking('requested') });
    await countWork(store, 'eva', { bookingId: 'b1' });
    expect(work()).toMatchObject({ asked: 1, answered: 0, outcomes: { agreed: 0 } });
    documents.set('bookings/b1', booking('confirmed', at(11), 2));
    const answered = answerIn(
      { status: 'requested', createdAt: at(8), updatedAt: at(8) },
      {
        status: 'confirmed',
        createdAt: at(8),
        updatedAt: at(11),
      },
    );
    for (let again = 0; again < 3; again += 1) await countWork(store, 'eva', { bookingId: 'b1', answered });
    expect(work()).toMatchObject({
      ...{ asked: 1, answered: 1, within: { hour: 0, sixHours: 1, day: 1 } },
      outcomes: { agreed: 1 },
    });
    documents.set('bookings/b1', booking('no_show_learner', at(42), 3));
    await countWork(store, 'eva', { bookingId: 'b1' });
    await countWork(store, 'eva', { bookingId: 'b1', answered: 'later' });
    expect(work()).toMatchObject({ asked: 1, answered: 1, outcomes: { agreed: 0, no_show_learner: 1 } });
    expect(work().within.sixHours).toBe(1);
  });

  it('know no answer where none was needed', () => {
    expect(answerIn(undefined, { status: 'confirmed', createdAt: at(8), updatedAt: at(8) })).toBeUndefined();
  });

  it('forget a booking that is gone', async () => {
    const { documents, store, work } = site({ b1: booking('declined') });
    await countWork(store, 'eva', { bookingId: 'b1' });
    documents.delete('bookings/b1');
    await countWork(store, 'eva', { bookingId: 'b1' });
    expect(work()).toMatchObject({ asked: 0, outcomes: { declined: 0 } });
  });

  it('are the same when they are counted anew', async () => {
    const { store, work } = site({
      asked: booking('requested'),
      agreed: booking('completed', at(9), 3),
      declined: booking('declined', at(20), 2),
      expired: booking('expired', at(30), 2),
    });
    await recountWork(store, 'eva');
    const counted = work();
    expect(counted).toMatchObject({ asked: 4, answered: 1, outcomes: { agreed: 1, declined: 1, expired: 1 } });
    await recountWork(store, 'eva');
    expect(work()).toEqual(counted);
  });
});
