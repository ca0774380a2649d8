import { use } from 'react';
import { useLoaderData as useGiven } from 'react-router';

/** Stands for what a page's loader will return, where the page is shown before its code is there. */
export class LaterData {
  readonly data: Promise<unknown>;

  constructor(data: Promise<unknown>) {
    this.data = data;
    // Where the page's code cannot be had, nobody waits for its data.
    data.catch(() => undefined);
  }
}

/** What the page's loader returned; suspends until it has. */
export function useLoaderData<Loader>() {
  const given = useGiven<Loader>();
  return given instanceof LaterData ? (use(given.data) as typeof given) : given;
}
