/** An event that the browser lets the worker finish. */
interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** What this worker uses of its surroundings; the types of pages know nothing of workers. */
interface WorkerScope {
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
