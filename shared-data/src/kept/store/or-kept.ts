import { type AppError, errorCode } from '@cursiv/shared-domain';
import { keeper } from './keeper.ts';
import { hasNoNetwork, isOffline, noteReached, noteStandIn } from './stand-in.ts';

/** Loads something; without a connection, what is kept stands in. Rejects as `load` does when nothing is kept. */
export async function orKept<T>(load: () => Promise<T>, kept: () => Promise<{ value: T } | undefined>): Promise<T> {
  const standIn = async () => {
    const found = keeper() === undefined ? undefined : await kept();
    if (found) noteStandIn();
    return found;
  };
  const known = keeper() !== undefined && (await hasNoNetwork()) ? await standIn() : undefined;
  if (known) return known.value;
  try {
    const value = await load();
    noteReached();
    return value;
  } catch (error) {
    const found = errorCode(error) === 'offline' ? await standIn() : undefined;
    if (!found) throw error;
    return found.value;
  }
}

interface Told<T> {
  next(value: T): void;
  fail(error: AppError): void;
}

interface KeptSource<T> {
  read(): Promise<{ value: T } | undefined>;
  whenChanged(callback: () => void): () => void;
}

/** Between a watcher and a service that may be out of reach. */
export interface StandingIn<T> {
  /** The service, or only its memory in this page, says this. */
  next(value: T, isFromMemory: boolean): void;
  fail(error: AppError): void;
  stop(): void;
}

/**
 * Tells a watcher what is kept, as long as the service is out of reach: it may be newer than what this page remembers of the
 * service, by the progress that waits to be told.
 */
export function standingIn<T>({ next, fail }: Told<T>, { read, whenChanged }: KeptSource<T>): StandingIn<T> {
  let isStopped = false;
  let hasAnswered = false;
  const tellKept = async (otherwise: () => void) => {
    const found = await read();
    if (isStopped) return;
    if (!found) return otherwise();
    noteStandIn();
    next(found.value);
  };
  const canStandIn = keeper() !== undefined;
  const stopFollowing = canStandIn && whenChanged(() => isOffline() && void tellKept(() => undefined));
  const begin = async () => {
    if ((await hasNoNetwork()) && !hasAnswered) await tellKept(() => undefined);
  };
  if (canStandIn) void begin();
  return {
    next: (value, isFromMemory) => {
      if (isFromMemory && canStandIn && isOffline()) return void tellKept(() => next(value));
      hasAnswered = true;
      if (!isFromMemory) noteReached();
      next(value);
    },
    fail: (error) => {
      if (hasAnswered || !canStandIn || error.code !== 'offline') return fail(error);
      void tellKept(() => fail(error));
    },
    stop: () => {
      isStopped = true;
      if (stopFollowing) stopFollowing();
    },
  };
}
