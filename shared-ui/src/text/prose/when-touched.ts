import { FIRST_VIEW } from '@cursiv/shared-platform';

/** A reader's first actions, before anything on the page can change; moving through the history needs no touch. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'popstate'] as const;

const firstSign = () =>
  new Promise<void>((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
  });

/** Whether the page stands as the server sent it, and its reader has done nothing yet: the document notes what they did before this code ran. */
const isUntouched = () =>
  typeof document !== 'undefined' &&
  document.querySelector(FIRST_VIEW) !== null &&
  !('touched' in document.documentElement.dataset);

/** Resolves when code is needed for content that the server rendered: at the reader's first touch; at once on any other page. */
export const whenTouched = (): Promise<void> => (isUntouched() ? firstSign() : Promise.resolve());
