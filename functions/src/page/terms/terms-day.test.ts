import { memoryStore } from '../../store/memory-store.ts';
import { storedTermsDay, termsDayReader } from './terms-day.ts';

const both = { ro: 'A', en: 'B' };
const stored = (on: string) => ({
  ...{ rev: 1, value: { on, own: true, text: both, change: both } },
  versions: [{ on, change: both }],
});

describe('the day of the terms', () => {
  it('is the one that the shell knows until somebody changes a text that people agree to', async () => {
    const documents = new Map([['siteContent/cookies', stored('2026-12-05')]]);
    expect(await storedTermsDay(memoryStore(documents))).toBeUndefined();
  });

  it('is the newest of both texts', async () => {
    const documents = new Map([['siteContent/terms', stored('2026-12-01')]]);
    expect(await storedTermsDay(memoryStore(documents))).toBe('2026-12-01');
    documents.set('siteContent/privacy', stored('2026-12-03'));
    expect(await storedTermsDay(memoryStore(documents))).toBe('2026-12-03');
  });

  it('is read once for many pages', async () => {
    const read = jest.fn(async () => '2026-12-01');
    const ask = termsDayReader(read);
    await Promise.all([ask(), ask()]);
    expect(await ask()).toBe('2026-12-01');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps no page from coming when it cannot be read', async () => {
    const logger = jest.requireActual<typeof import('firebase-functions/logger')>('firebase-functions/logger');
    const logged = jest.spyOn(logger, 'write').mockImplementation();
    const ask = termsDayReader(() => Promise.reject(new Error('down')));
    expect(await ask()).toBeUndefined();
    logged.mockRestore();
  });
});
