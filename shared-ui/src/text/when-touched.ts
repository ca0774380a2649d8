import { FIRST_VIEW } from '@cursiv/shared-platform';

/** A reader's first actions, before anything on the page can change; moving through the history needs no touch. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'popstate'] as const;

function firstSign(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const controller = new AbortController();
  const touched = () => {
    controller.abort();
    resolve();
  };
  for (const sign of SIGNS)
    addEventListener(sign, touched, { signal: controller.signal, capture: true, passive: true });
  return promise;
}

/** Resolves when code is needed for content that the server rendered: at the reader's first touch; at once on any other page. */
export const whenTouched = (): Promise<void> =>
  typeof document !== 'undefined' && document.querySelector(FIRST_VIEW) ? firstSign() : Promise.resolve();
