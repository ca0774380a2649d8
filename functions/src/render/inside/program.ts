import { provideAddresses } from './addresses.ts';
import { URL_PARTS } from './door.ts';
import { pageProgram } from './page-program.ts';
import { processProgram } from './process-program.ts';
import { provideRequests } from './requests.ts';
import { provideStreams } from './streams.ts';
import { provideTexts } from './texts.ts';
import { provideTimers } from './timers.ts';

/**
 * The code that is evaluated inside the context. Wrappers call the door's functions and drop their exceptions: even at
 * the end of the stack, an error of the outer realm would be an object to climb up from.
 */
const inside = `'use strict';
(take, put, again, address, pairs, query) => {
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];
  const { TypeError } = globalThis;
  const guarded = (opening) => (one, other) => {
    try {
      return opening(one, other);
    } catch {
      throw new TypeError('not possible');
    }
  };
  (${provideAddresses})({ address: guarded(address), pairs: guarded(pairs), query: guarded(query) });
  (${provideTexts})();
  (${provideStreams})();
  (${provideRequests})();
  return (${pageProgram})({ take: guarded(take), put: guarded(put) }, (${provideTimers})(guarded(again)));
}`;

/**
 * The text that a section's process runs, from the functions that make it, without their types. A step takes at most
 * `stepMs` milliseconds and writes at most `text` characters.
 */
export const programFor = (limits: { stepMs: number; text: number }): string => `'use strict';
(${processProgram})(${[inside, URL_PARTS, limits].map((value) => JSON.stringify(value)).join()});`;
