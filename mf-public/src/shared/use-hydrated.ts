import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page runs in a browser by now. False in what the server sends and in the first render that takes it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
