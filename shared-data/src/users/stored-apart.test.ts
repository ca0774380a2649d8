import { AppError, type AppErrorCode } from '@cursiv/shared-domain';
import { storedApart } from './stored-apart.ts';

type Fields = { theme?: string; speed?: number; captions?: string };

/** A place that takes what is asked for together, or nothing of it. */
function place(failure: (some: Fields) => AppErrorCode | undefined) {
  let stored: Fields = {};
  let writes = 0;
  return {
    store: async (some: Fields) => {
      writes += 1;
      const code = failure(some);
      if (code) throw new AppError(code, 'refused');
      stored = { ...stored, ...some };
    },
    stored: () => stored,
    writes: () => writes,
  };
}

const fields: Fields = { theme: 'dark', speed: 40, captions: 'en' };

describe('fields that are stored together', () => {
  it('are one write where nothing is refused', async () => {
    const { store, stored, writes } = place(() => undefined);
    expect(await storedApart(fields, store)).toEqual([]);
    expect(stored()).toEqual(fields);
    expect(writes()).toBe(1);
  });

  it.each(['no-access', 'invalid'] as const)('are stored but for the one that is %s', async (code) => {
    const { store, stored } = place(({ speed }) => (speed === 40 ? code : undefined));
    expect(await storedApart(fields, store)).toEqual(['speed']);
    expect(stored()).toEqual({ theme: 'dark', captions: 'en' });
  });

  it('are not asked for again where there is but one', async () => {
    const { store, writes } = place(() => 'no-access');
    expect(await storedApart({ speed: 40 }, store)).toEqual(['speed']);
    expect(writes()).toBe(1);
  });

  it.each(['offline', 'busy', 'clock-wrong', 'signed-out'] as const)(
    'are refused by nobody where they fail as %s',
    async (code) => {
      const { store, writes } = place(() => code);
      await expect(storedApart(fields, store)).rejects.toMatchObject({ code });
      expect(writes()).toBe(1);
    },
  );
});
