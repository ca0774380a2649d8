import type { Health } from '@cursiv/shared-domain';
import type { Watch } from '../watch.ts';
import { getHealth } from './get-health.ts';

/** How long an answer stands, in milliseconds. */
const EVERY_MS = 60_000;

/** Asks once a minute how the site is; undefined while nothing answers. Never fails. */
export const watchHealth: Watch<Health | undefined> = ({ next }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async () => {
    const health = await getHealth().catch(() => undefined);
    if (isOver) return;
    next(health);
    timer = setTimeout(ask, EVERY_MS);
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
