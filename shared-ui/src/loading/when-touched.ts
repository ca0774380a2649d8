import { FIRST_VIEW } from '@cursiv/shared-platform';

/** The document notes on its root that its reader has done something with it. */
const isTouched = () => 'touched' in document.documentElement.dataset;

const firstTouch = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isTouched()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-touched'] });
  });

/** Whether the page stands as the server sent it, and its reader has done nothing yet. */
const isUntouched = () =>
  typeof document !== 'undefined' && document.querySelector(FIRST_VIEW) !== null && !isTouched();

/** Resolves when code is needed for content that the server rendered: at the reader's first touch; at once on any other page. */
export const whenTouched = (): Promise<void> => (isUntouched() ? firstTouch() : Promise.resolve());
