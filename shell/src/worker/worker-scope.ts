/** An event that the browser lets the worker finish. */
interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** An open page of the site. */
interface WorkerWindow {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  push: LastingEvent & { data: { text(): string } | null };
  notificationclick: LastingEvent & { notification: { data: unknown; close(): void } };
}

/** What this worker uses of its surroundings; the types of pages know nothing of workers. */
interface WorkerScope {
  location: { origin: string };
  registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly WorkerWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
