import { loadTwice } from '../load-twice.ts';
import { whenSignInKnown } from '../sign-in/held-questions.ts';
import { aheadShown } from './asked-ahead.ts';

export type Sdk = typeof import('./sdk.ts');

const load = async () => {
  await whenSignInKnown();
  await aheadShown();
  return import('./sdk.ts');
};

let loaded: Sdk | undefined;
let loading: Promise<Sdk> | undefined;

/** The SDK, once it is there. */
export const sdk = (): Sdk | undefined => loaded;

/** Loads the SDK at the first call; a file that did not come is asked for once more. Rejects with the code `unavailable`. */
export function loadSdk(): Promise<Sdk> {
  loading ??= loadTwice(load).then(
    async (module) => {
      await module.remembering();
      loaded = module;
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** How to make what a stand-in stands for. */
const makers = new WeakMap<object, (sdk: Sdk) => object>();

/**
 * Something of the SDK; until it is there a stand-in, which `real` exchanges. `shown` is what the stand-in has of the real one's
 * properties.
 */
export function deferred<T extends object>(make: (sdk: Sdk) => T, shown: Partial<T> = {}): T {
  if (loaded) return make(loaded);
  const standIn = { ...shown } as T;
  let made: T | undefined;
  makers.set(standIn, (by) => {
    made ??= make(by);
    return made;
  });
  return standIn;
}

/** What a stand-in stands for; anything else as it is. */
export const real = <T>(by: Sdk, value: T): T =>
  typeof value === 'object' && value !== null ? ((makers.get(value)?.(by) as T | undefined) ?? value) : value;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Fields to be written, with the real values that the SDK writes of itself, such as its instants, however deep they stand. */
export function realFields<T>(by: Sdk, value: T): T {
  const exchanged = real(by, value);
  if (exchanged !== value) return exchanged;
  if (Array.isArray(value)) return value.map((one) => realFields(by, one)) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, realFields(by, one)])) as T;
}
