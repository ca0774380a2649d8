import { FIRST_VIEW } from '@cursiv/shared-platform';

/** The document notes on its root that its reader has done something with it: `acted` for what only the page's code can answer. */
const touched = () => document.documentElement.dataset.touched;

const whenNoted = (isNoted: () => boolean) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isNoted()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-touched'] });
  });

/** Whether the page stands as the server sent it, and its reader has done nothing yet. */
const isUntouched = () =>
  typeof document !== 'undefined' && document.querySelector(FIRST_VIEW) !== null && touched() === undefined;

/** Resolves when code is needed for content that the server rendered: at the reader's first touch; at once on any other page. */
export const whenTouched = (): Promise<void> =>
  isUntouched() ? whenNoted(() => touched() !== undefined) : Promise.resolve();

/** Whether somebody has done what only the code of the rendered page can answer. */
export const hasActed = (): boolean => touched() === 'acted';

/** Resolves at the first such act, also if it has been. */
export const whenActed = (): Promise<void> => (hasActed() ? Promise.resolve() : whenNoted(hasActed));
