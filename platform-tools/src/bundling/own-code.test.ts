import { execFileSync } from 'node:child_process';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'testing/own-code.ts');
const bell = path.resolve(import.meta.dirname, '../../../shell/src/layouts/session-news/bell.tsx');

/** What every page of a person who is signed in loads of notifications. */
describe('the bell', () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = execFileSync(process.execPath, [program, bell, '@cursiv/shared-data/bell', '@cursiv/shared-domain'], {
    env,
    encoding: 'utf8',
  });
  const { bytes, taken } = JSON.parse(built) as { bytes: number; taken: string[] };

  it('is smaller than 2 kB as it is sent', () => {
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThan(2_000);
  });

  it('takes nothing else of notifications with it: no catalogue of their types, no sentence, no page', () => {
    expect(taken.filter((name) => name.startsWith('@cursiv/'))).toEqual([
      '@cursiv/shared-firebase/firestore',
      '@cursiv/shared-i18n',
    ]);
  });
});
