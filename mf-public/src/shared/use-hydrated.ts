import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page already runs in a browser. False in the server's HTML and in the first render that takes it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
