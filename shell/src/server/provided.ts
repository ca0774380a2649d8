import { atHand, onDemand } from '../composition/offer/provided-packages.ts';

/** The Firebase services are for the browser only: a page may import them, and uses them only when somebody acts. */
const inBrowserOnly = {};

/** The packages that sections get from the shell on the server. */
export const provided: Readonly<Record<string, unknown>> = {
  ...atHand,
  ...Object.fromEntries(Object.keys(onDemand).map((name) => [name, inBrowserOnly])),
};
