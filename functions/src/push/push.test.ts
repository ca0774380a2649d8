import type { NotificationType } from '@cursiv/shared-domain';
import fc from 'fast-check';
import { eraseEnded } from '../mail/queue/erase-ended.ts';
import { eachDue } from '../mail/queue/send-due.ts';
import { LEASE } from '../mail/queue/waits.ts';
import { memoryStore } from '../store/memory-store.ts';
import { composePush } from './compose-push.ts';
import type { Pushed } from './push-service.ts';
import { queuePushes } from './queue-pushes.ts';
import { type Pushing, sendPush } from './send-push.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const ID = 'booking.declined__b1';
const PHONE = 'pushSubscriptions/phone';
const subscription = {
  ...{ uid: 'ana', device: 'phone-of-ana-1234', endpoint: 'https://push.example/phone' },
  ...{ keys: { p256dh: 'public', auth: 'secret' }, signedInAt: NOW, addedAt: NOW },
};
const notification = {
  type: 'booking.declined',
  params: {
    ...{ name: 'Clara', title: { ro: 'Consultanță', en: 'Advice' }, at: new Date('2026-12-07T12:00:00Z') },
    note: 'Îmi pare rău, sunt la spital.',
  },
  ...{ link: '/dashboard/bookings', isRead: false, isArchived: false, createdAt: NOW },
};

/** Ana has a phone and a desk; her push services answer as told, and a process may die at any step. */
function world(answers: Pushed['outcome'][] = [], settings: object = {}, changes: object = {}) {
  const documents = new Map<string, Record<string, unknown>>([
    ['users/ana/settings/messages', { locale: 'en', timeZone: 'Europe/London', ...settings }],
    [`users/ana/notifications/${ID}`, { ...notification, ...changes }],
    [PHONE, subscription],
    ['pushSubscriptions/desk', { ...subscription, device: 'desk-of-ana-12345', endpoint: 'https://push.example/desk' }],
    ['pushSubscriptions/other', { ...subscription, uid: 'ion', endpoint: 'https://push.example/other' }],
  ]);
  const store = memoryStore(documents);
  const pushed: { to: string; title: string; link: string }[] = [];
  const state = { now: NOW, since: new Date(0) as Date | undefined, tries: 0 };
  const pushing = (stepsToLive = Infinity): Pushing => {
    let steps = 0;
    const live = async <T>(work: () => Promise<T> | T): Promise<T> => {
      steps += 1;
      if (steps > stepsToLive) throw new Error('killed');
      return work();
    };
    return {
      store: { ...store, transact: (work) => live(() => store.transact(work)) },
      now: () => state.now,
      compose: (job) => composePush({ store, sessionsSince: async () => state.since }, job, state.now),
      push: ({ endpoint: to }, { title, link }) =>
        live(() => {
          const outcome = answers[state.tries++] ?? 'sent';
          if (outcome === 'sent' || outcome === 'unclear') pushed.push({ to, title, link });
          return { outcome, problem: outcome };
        }),
    };
  };
  const queue = () => queuePushes(store, 'ana', { id: ID, type: 'booking.declined', createdAt: NOW }, state.now);
  const due = () => eachDue(pushing(), 'pushes', (path) => sendPush(pushing(), path));
  const jobs = () => [...documents].filter(([path]) => path.startsWith('pushes/')).map(([, job]) => job);
  const wait = (minutes: number) => {
    state.now = new Date(state.now.getTime() + minutes * 60_000);
  };
  return { documents, store, pushed, state, pushing, queue, due, jobs, wait };
}

describe('what a person is pushed', () => {
  it('reaches each of their browsers once, however often it is reported', async () => {
    const { pushed, queue, due } = world();
    await Promise.all([queue(), queue()]);
    await Promise.all([due(), due()]);
    await queue();
    await due();
    expect(pushed.map(({ to }) => to).toSorted()).toEqual(['https://push.example/desk', 'https://push.example/phone']);
  });

  it('is not told once more when its jobs are erased and its event comes again', async () => {
    const { pushed, queue, due, jobs, wait, store, state } = world();
    await queue();
    await due();
    for (let day = 0; day < 100; day += 1) {
      wait(1_440);
      await eraseEnded(store, state.now);
      await queue();
      await due();
    }
    expect(jobs()).toEqual([]);
    expect(pushed).toHaveLength(2);
  });

  it('says the sentence in their language and on their clock, and nothing of what was written beside it', async () => {
    const { pushed, queue, due } = world();
    await queue();
    await due();
    expect(pushed[0]).toMatchObject({ link: '/dashboard/bookings', title: expect.stringMatching(/Clara.*Advice/) });
    expect(JSON.stringify(pushed)).not.toContain('spital');
  });

  it.each([
    ['they turned it off', { off: { site: [], mail: [], push: ['booking.declined'] } }, {}, 0],
    ['they have read it', {}, { isRead: true }, 2],
  ])('is nothing where %s', async (_, settings, changes, jobsMade) => {
    const { pushed, queue, due, jobs } = world([], settings, changes);
    await queue();
    await due();
    expect([pushed, jobs().length]).toEqual([[], jobsMade]);
  });

  it('is nothing for a session that has ended, or an account that is gone or suspended', async () => {
    for (const since of [new Date(NOW.getTime() + 1), undefined]) {
      const { pushed, state, queue, due, jobs } = world();
      await queue();
      state.since = since;
      await due();
      expect([pushed, jobs().map(({ status }) => status)]).toEqual([[], ['dropped', 'dropped']]);
    }
  });

  it('is nothing for who has the browser now', async () => {
    const { documents, pushed, queue, due } = world();
    await queue();
    documents.set(PHONE, { ...subscription, uid: 'ion' });
    await due();
    expect(pushed.map(({ to }) => to)).toEqual(['https://push.example/desk']);
  });

  it('keeps the quiet hours with what can wait', async () => {
    const { pushed, state, queue, due, documents, wait } = world([], { quiet: { from: 9, until: 12 } });
    const path = `users/ana/notifications/${ID}`;
    documents.set(path, { ...notification, type: 'review.received', params: { name: 'Dan', rating: 5 } });
    await queue();
    await due();
    wait(119);
    await due();
    expect([pushed, state.tries]).toEqual([[], 0]);
    wait(1);
    await due();
    expect(pushed).toHaveLength(2);
  });
});

describe('who is told a great deal at once', () => {
  /** Ana is told so much in the same moment, by as many functions. */
  async function burst(count: number, type: string, told = world()) {
    const ids = Array.from({ length: count }, (_, at) => `${type}__${told.jobs().length}_${at}`);
    const params = { name: 'Dan', rating: 5, at: new Date('2026-12-07T12:00:00Z'), title: { ro: 'Curs' } };
    for (const id of ids) told.documents.set(`users/ana/notifications/${id}`, { ...notification, type, params });
    const queued = await Promise.all(
      ids.map((id) =>
        queuePushes(told.store, 'ana', { id, type: type as NotificationType, createdAt: NOW }, told.state.now),
      ),
    );
    await Promise.all(queued.flat().map((path) => sendPush(told.pushing(), path)));
    return told;
  }
  const onPhone = ({ pushed }: ReturnType<typeof world>) => pushed.filter(({ to }) => to.endsWith('/phone')).length;

  it('is pushed ten things an hour of what can wait, on each of their browsers; the rest is not pushed later', async () => {
    const told = await burst(40, 'review.received');
    expect(onPhone(told)).toBeLessThanOrEqual(10);
    expect(new Set(told.jobs().map(({ status }) => status))).toEqual(new Set(['sent', 'dropped']));
    const { length } = told.pushed;
    expect(length).toBeGreaterThanOrEqual(10);
    told.wait(61);
    await told.due();
    expect(told.pushed).toHaveLength(length);
    await burst(1, 'review.received', told);
    expect(told.pushed).toHaveLength(length + 2);
  });

  it('is pushed on every browser what one of them was pushed', async () => {
    const told = world();
    for (let at = 0; at < 12; at += 1) await burst(1, 'review.received', told);
    expect([onPhone(told), told.pushed.length]).toEqual([10, 20]);
  });

  it.each(['booking.hourBefore', 'security.suspended', 'waiting.free'])('is always pushed %s', async (type) => {
    const told = await burst(20, 'review.received');
    const { length } = told.pushed;
    await burst(3, type, told);
    expect(told.pushed).toHaveLength(length + 6);
  });

  it('has filled the hour with what could not wait, too', async () => {
    const told = await burst(10, 'booking.hourBefore');
    await burst(1, 'review.received', told);
    expect([onPhone(told), told.pushed.length]).toEqual([10, 20]);
  });
});

describe('a subscription that its service has no more', () => {
  it('is forgotten, and is asked nothing again', async () => {
    const { documents, queue, due, jobs, wait, state } = world(['gone', 'gone']);
    await queue();
    await due();
    wait(1441);
    await due();
    expect([...documents.keys()].filter((path) => path.startsWith('pushSubscriptions/'))).toEqual([
      'pushSubscriptions/other',
    ]);
    expect([state.tries, jobs().map(({ status }) => status)]).toEqual([2, ['dropped', 'dropped']]);
  });
});

describe('a push that could not leave', () => {
  it('waits longer and longer, as a mail does', async () => {
    const { documents, state, queue, due, wait } = world(Array(20).fill('later'));
    documents.delete('pushSubscriptions/desk');
    await queue();
    const tried: number[] = [];
    for (let minute = 0; minute < 400; minute += 1, wait(1)) {
      const before = state.tries;
      await due();
      if (state.tries > before) tried.push(minute);
    }
    expect(tried).toEqual([0, 1, 6, 21, 81, 321]);
  });

  it('never leaves twice and is never lost unseen, wherever processes die', async () => {
    const answers = fc.array(fc.constantFrom<Pushed['outcome'][]>('later', 'sent', 'unclear', 'refused', 'gone'));
    const lives = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(answers, lives, async (behaviours, runs) => {
        const { documents, pushed, pushing, queue, due, jobs, wait } = world(behaviours);
        documents.delete('pushSubscriptions/desk');
        const [path = ''] = await queue();
        for (const together of runs) {
          await Promise.allSettled(together.map((steps) => sendPush(pushing(steps), path)));
          wait(LEASE / 60_000 + 1);
        }
        for (let healthy = 0; healthy < 12; healthy += 1, wait(1441)) await due();
        expect(pushed.length).toBeLessThanOrEqual(1);
        expect(['sent', 'dead', 'dropped']).toContain(jobs()[0]?.status);
        if (jobs()[0]?.status === 'sent') expect(pushed).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});
