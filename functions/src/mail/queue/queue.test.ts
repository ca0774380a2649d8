import fc from 'fast-check';
import { memoryStore } from '../../store/memory-store.ts';
import type { Mail, Outcome } from '../smtp/outgoing.ts';
import { newMailJob } from './new-mail-job.ts';
import { sendDue } from './send-due.ts';
import { type Sending, sendMail } from './send-mail.ts';
import { LEASE } from './waits.ts';

const START = new Date('2026-11-22T10:00:00Z');
const { path, fields } = newMailJob('ana', 'booking.confirmed__b1', START);
const mail = { to: 'ana@exemplu.ro' } as Mail;

type Server = Outcome | 'down';

/** A mail server as it is at the next tries, and a queue whose process may die at any step. */
function world(servers: Server[]) {
  const documents = new Map<string, Record<string, unknown>>([[path, fields]]);
  const store = memoryStore(documents);
  const state = { now: START, delivered: 0, tries: 0 };
  const next = (): Server => servers[state.tries++] ?? 'sent';
  /** One process; after so many steps it is dead, and nothing that it still does has an effect. */
  const sender = (stepsToLive = Infinity): Sending => {
    let steps = 0;
    const live = async <T>(work: () => Promise<T> | T): Promise<T> => {
      steps += 1;
      if (steps > stepsToLive) throw new Error('killed');
      return work();
    };
    return {
      store: { ...store, transact: (work) => live(() => store.transact(work)) },
      now: () => state.now,
      compose: () => live(() => ({ mail, also: [] })),
      connect: () =>
        live(() => {
          const server = next();
          if (server === 'down') throw new Error('ECONNREFUSED');
          const send = () =>
            live(() => {
              if (server === 'sent' || server === 'unclear') state.delivered += 1;
              return { outcome: server, problem: server };
            });
          return { send, close: () => undefined };
        }),
    };
  };
  const job = () => documents.get(path) as { status: string; tries: number; problem?: string };
  const waitMinutes = (minutes: number) => {
    state.now = new Date(state.now.getTime() + minutes * 60_000);
  };
  return { sender, job, state, waitMinutes };
}

describe('the queue of mails', () => {
  it('sends a mail once, however often it is asked to', async () => {
    const { sender, job, state } = world([]);
    await Promise.all([sendMail(sender(), path), sendMail(sender(), path), sendDue(sender())]);
    await sendDue(sender());
    expect([state.delivered, job().status]).toEqual([1, 'sent']);
  });

  it('waits longer and longer while the server is down, and gives up after two days', async () => {
    const { sender, job, state, waitMinutes } = world(Array(20).fill('down'));
    const tried: number[] = [];
    for (let minute = 0; minute < 3 * 1440; minute += 1, waitMinutes(1)) {
      const before = state.tries;
      await sendDue(sender());
      if (state.tries > before) tried.push(minute);
    }
    expect(tried).toEqual([0, 1, 6, 21, 81, 321, 1041, 2481]);
    expect(job()).toMatchObject({ status: 'dead', problem: 'tried too often: ECONNREFUSED' });
  });

  it('keeps what the server refuses for good, and asks no more', async () => {
    const { sender, job, state, waitMinutes } = world(['refused']);
    await sendDue(sender());
    waitMinutes(60);
    await sendDue(sender());
    expect([job().status, state.tries]).toEqual(['dead', 1]);
  });

  it('keeps what the server said without the address, which may be erased elsewhere', async () => {
    const { sender, job } = world([]);
    const problem = '550 5.1.1 <stefania@exemplu.ro>: nobody has this address';
    const send = async () => ({ outcome: 'refused' as const, problem });
    await sendMail({ ...sender(), connect: async () => ({ send, close: () => undefined }) }, path);
    expect(job()).toMatchObject({
      status: 'dead',
      problem: 'refused: 550 5.1.1 <[address]>: nobody has this address',
    });
  });

  it('drops what nobody wants any more', async () => {
    const { sender, job, state } = world([]);
    await sendMail({ ...sender(), compose: async () => ({ dropped: 'not wanted' }) }, path);
    expect([job().status, state.delivered]).toEqual(['dropped', 0]);
  });

  it('leaves its reader alone until they want to be told, and counts no try for it', async () => {
    const { sender, job, state, waitMinutes } = world(['down']);
    const until = new Date(START.getTime() + 60 * 60_000);
    const patient = (): Sending => ({
      ...sender(),
      compose: async () => (state.now < until ? { until } : { mail, also: [] }),
    });
    await sendDue(patient());
    waitMinutes(59);
    await sendDue(patient());
    expect([state.tries, job().status, job().tries]).toEqual([0, 'waiting', 0]);
    waitMinutes(1);
    await sendDue(patient());
    waitMinutes(1);
    await sendDue(patient());
    expect([state.delivered, job().status]).toEqual([1, 'sent']);
  });

  it('never sends twice and loses nothing unseen, wherever processes die', async () => {
    const servers = fc.array(fc.constantFrom<Server[]>('down', 'later', 'sent', 'unclear', 'refused'), {
      maxLength: 6,
    });
    const lives = fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(servers, lives, async (behaviours, runs) => {
        const { sender, job, state, waitMinutes } = world(behaviours);
        for (const together of runs) {
          await Promise.allSettled(together.map((steps) => sendMail(sender(steps), path)));
          waitMinutes(LEASE / 60_000 + 1);
        }
        for (let healthy = 0; healthy < 12; healthy += 1) {
          await sendDue(sender());
          waitMinutes(1441);
        }
        const { status } = job();
        expect(state.delivered).toBeLessThanOrEqual(1);
        expect(['sent', 'dead']).toContain(status);
        if (status === 'sent') expect(state.delivered).toBe(1);
      }),
      { numRuns: 500 },
    );
  });
});
