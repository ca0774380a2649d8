import type { Watch } from '../../watch.ts';

/** Watches several things; reports all of them once each is known, and again when one changes. */
export const watchTogether =
  <Key, T>(watches: ReadonlyMap<Key, Watch<T>>): Watch<ReadonlyMap<Key, T>> =>
  ({ next, fail }) => {
    const known = new Map<Key, T>();
    if (watches.size === 0) next(known);
    const stops = [...watches].map(([key, watch]) =>
      watch({
        next: (value) => {
          known.set(key, value);
          if (known.size === watches.size) next(new Map(known));
        },
        fail,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
