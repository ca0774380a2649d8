import { randomUUID } from 'node:crypto';
import type { Ledger } from '../figures/ledger.ts';
import { type Account, call } from '../wire/accounts.ts';
import type { Write } from '../wire/firestore.ts';
import type { Person } from './person.ts';

/** Requests that may wait for an answer at the same time (`MAX_WAITING_REQUESTS` in shared-domain). */
export const REQUESTS_EACH = 8;
const EXPERTS = 20;
const FIRST_HOUR = 1;
const HOURS = 20;
const DAYS = 60;
const FIRST_DAY = 2;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const uidOf = (expert: number) => `load-expert-${expert}`;

/** Experts who can be booked at any full hour, day and night. */
export const expertWrites = (): Write[] =>
  Array.from({ length: EXPERTS }, (_, at) => at).flatMap((at) => {
    const offering = {
      ...{
        title: { ro: 'Litere', en: 'Letters' },
        description: {},
        durationMin: 50,
        bufferBeforeMin: 0,
        bufferAfterMin: 10,
      },
      ...{ gridMin: 60, minNoticeMin: 60, horizonDays: DAYS + FIRST_DAY + 1, maxPerDay: HOURS, cancelNoticeMin: 60 },
      ...{ location: 'online', active: true },
    };
    const expert = {
      ...{ displayName: `Expert ${at}`, headline: {}, bio: {}, languages: ['ro'], topics: {}, categoryIds: [] },
      ...{
        timeZone: 'Etc/UTC',
        status: 'listed',
        rev: 1,
        ratingAvg: 0,
        ratingCount: 0,
        offerings: { letters: offering },
      },
    };
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '01:00', to: '22:00' }));
    return [
      { path: `users/${uidOf(at)}`, fields: { name: `Expert ${at}` } },
      { path: `experts/${uidOf(at)}`, fields: expert },
      { path: `schedules/${uidOf(at)}`, fields: { timeZone: 'Etc/UTC', weekly, overrides: [], timeOff: [], rev: 1 } },
    ];
  });

/** Hands out the times of all experts, each once. */
export class FreeTimes {
  readonly #taken = Array.from({ length: EXPERTS }, () => 0);
  readonly #today = Math.floor(Date.now() / DAY_MS) * DAY_MS;

  /** The next time of an expert, the experts by turns from a number on. */
  next(turn: number): { expertUid: string; startAt: string } {
    const expert = turn % EXPERTS;
    const slot = this.#taken[expert] ?? 0;
    this.#taken[expert] = slot + 1;
    const day = FIRST_DAY + (slot % DAYS);
    const hour = FIRST_HOUR + Math.floor(slot / DAYS);
    if (hour >= FIRST_HOUR + HOURS) throw new Error('all times of the experts are taken');
    const startAt = new Date(this.#today + day * DAY_MS + hour * HOUR_MS).toISOString();
    return { expertUid: uidOf(expert), startAt };
  }
}

/** Somebody who asks several experts for a time, each time one that nobody else asks for. */
export class Booker implements Person {
  readonly role = 'booker';
  readonly #account: Account;
  readonly #turn: number;
  readonly #times: FreeTimes;
  readonly #ledger: Ledger;
  #asked = 0;

  /** `turn`: with which expert they begin. */
  constructor(account: Account, turn: number, times: FreeTimes, ledger: Ledger) {
    this.#account = account;
    this.#turn = turn;
    this.#times = times;
    this.#ledger = ledger;
  }

  isThrough(): boolean {
    return this.#asked === REQUESTS_EACH;
  }

  async act(): Promise<'done'> {
    const time = this.#times.next(this.#turn + this.#asked);
    this.#asked += 1;
    const request = { key: randomUUID(), offeringId: 'letters', learnerTimeZone: 'Europe/Bucharest', topic: 'Litere' };
    const { bookingId } = await call<{ bookingId: string }>(
      'requestBooking',
      { ...request, ...time },
      this.#account.headers,
    );
    this.#ledger.acknowledge({ path: `bookings/${bookingId}` }, 1);
    return 'done';
  }
}
