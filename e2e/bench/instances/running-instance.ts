import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { peakMemory } from '../../support/kills/process-figures.ts';
import type { Event } from './hosted.ts';

const INSTANCE = path.join(import.meta.dirname, 'instance.ts');

/** The code that is deployed. */
export const BUNDLE = path.resolve(import.meta.dirname, '../../../functions/dist/index.js');

/** What functions find around them, beside the site of this machine. */
export const ENVIRONMENT = {
  ...{ FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-cursiv', STORAGE_EMULATOR_HOST: 'http://127.0.0.1:3010' },
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-cursiv', storageBucket: 'demo-cursiv.firebasestorage.app' }),
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:3010',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:3010',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3010',
  ...{ SMTP_URL: 'smtp://127.0.0.1:3011', MAIL_KEY: 'bench', BOUNCE_KEY: 'bench', PUSH_KEY: 'none' },
  CERTIFICATE_KEY: String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
};

/** An instance of a function, in a process of its own; it fails when that ends. */
export class RunningInstance {
  readonly #process: ChildProcess;
  readonly #ended: Promise<never>;

  constructor(name: string, memory: number) {
    // Half of an instance's memory is what Node takes for its heap there.
    this.#process = fork(INSTANCE, [BUNDLE, name], {
      ...{ env: { ...process.env, ...ENVIRONMENT }, execArgv: [`--max-old-space-size=${memory / 2}`] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ended = once(this.#process, 'exit').then(() => {
      throw new Error('its instance ended');
    });
    this.#ended.catch(() => undefined);
  }

  get peak(): number {
    return peakMemory(this.#process.pid ?? 0);
  }

  unlessEnded = <T>(coming: Promise<T>): Promise<T> => Promise.race([coming, this.#ended]);

  async message<Told>(): Promise<Told> {
    const [told] = await this.unlessEnded(once(this.#process, 'message'));
    return told;
  }

  /** Resolves to what the first event that failed says. */
  async handle(events: readonly Event[]): Promise<string | undefined> {
    this.#process.send(events);
    return (await this.message<{ failed?: string }>()).failed;
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }
}
