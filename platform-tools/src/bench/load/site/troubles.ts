import { setTimeout as wait } from 'node:timers/promises';
import { askJson, PREPARING_MS, SERVICES } from '../wire/ask.ts';
import type { RunningSite } from './running-site.ts';

const FAULTS = `${SERVICES}/emulator/v1/faults`;
/** Faults are asked for anew this often, in milliseconds. */
const ROUND_MS = 500;
/** Every how many acts meet each kind of fault. */
const EVERY = 20;
const DOWN_MS = 1_000;

/** Something that befalls the site while people act at a rate, for so many seconds; resolves to what is worth telling. */
export interface Trouble {
  name: string;
  befall(site: RunningSite, rate: number, seconds: number): Promise<string>;
}

const setFaults = (faults: readonly object[]) =>
  askJson(FAULTS, { method: 'PUT', body: faults, patienceMs: PREPARING_MS }, 'asking for faults');

/** Writes and calls are refused, or cut off, as by a service in trouble. */
const refusals: Trouble = {
  name: 'F7: writes refused with 429, 409, 503, 504, or cut off',
  async befall(_site, rate, seconds) {
    const times = Math.max(1, Math.round((rate * ROUND_MS) / 1000 / EVERY));
    const writes = { service: 'firestore', path: ':commit$', times };
    const faults = [
      ...[429, 409, 503, 504].map((status) => ({ ...writes, status })),
      { ...writes, drop: true },
      { service: 'functions', path: 'requestBooking', status: 503, times: 1 },
    ];
    await setFaults(faults);
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      await wait(ROUND_MS);
      await setFaults(faults);
    }
    await setFaults([]);
    return '';
  },
};

/** The origin of the public pages' section cannot be reached. */
const sectionAway: Trouble = {
  name: 'F10: the origin of mf-public away',
  async befall(site, _rate, seconds) {
    site.tell({ down: 'mf-public' });
    await wait(seconds * 1000);
    site.tell({ up: 'mf-public' });
    return '';
  },
};

const kill: Trouble = {
  name: 'local-cloud killed (SIGKILL) and started again',
  async befall(site, _rate, seconds) {
    // In the middle of writes, and early enough to act on afterwards.
    await wait((seconds * 1000) / 3);
    await site.killBackend();
    await wait(DOWN_MS);
    const startMs = await site.startBackend();
    return `there again ${Math.round(startMs)} ms after its start`;
  },
};

export const TROUBLES: readonly Trouble[] = [refusals, sectionAway, kill];
