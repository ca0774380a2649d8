import { atHand, onDemand } from '../composition/provided-packages.ts';

/** The services of Firebase are for the browser alone: a page may name them, and uses them only when somebody acts. */
const inBrowserOnly = {};

/** What sections take from the shell on the server. */
export const provided: Readonly<Record<string, unknown>> = {
  ...atHand,
  ...Object.fromEntries(Object.keys(onDemand).map((name) => [name, inBrowserOnly])),
};
