import { countRounds } from '@cursiv/platform-tools/page-budget';
import type { CDPSession } from '@playwright/test';

interface Sent {
  url: string;
  /** By the browser's clock, in seconds; a stream has no end. */
  start: number;
  end?: number;
  isScript: boolean;
  /** The browser's own question whether it may ask: requests at the same moment may share one. */
  isPreflight: boolean;
  bytes: number;
}

/** The browser's own wish, which no page waits for. */
const isIcon = (url: string) => url.includes('/favicon');

const isStream = (url: string) => /Firestore\/(Listen|Write)\/channel/.test(url);

/** What a page asks the network for. */
export class NetworkWatch {
  readonly #sent = new Map<string, Sent>();
  #changedAt = performance.now();

  /** Watches a page from now on. */
  static async of(session: CDPSession): Promise<NetworkWatch> {
    const watch = new NetworkWatch();
    session.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, timestamp }) => {
      if (!/^http/.test(url) || isIcon(url)) return;
      watch.#sent.set(requestId, {
        ...{ url, start: timestamp, isScript: false, bytes: 0 },
        isPreflight: method === 'OPTIONS',
      });
      watch.#changedAt = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) =>
      watch.#add(requestId, { isScript: mimeType.includes('javascript') }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
      watch.#add(requestId, { bytes: encodedDataLength, end: timestamp }),
    );
    await session.send('Network.enable');
    return watch;
  }

  #add(requestId: string, facts: Partial<Sent>): void {
    const sent = this.#sent.get(requestId);
    if (!sent) return;
    Object.assign(sent, facts);
    this.#changedAt = performance.now();
  }

  /** For how many milliseconds nothing was sent or answered. */
  get quietMs(): number {
    return performance.now() - this.#changedAt;
  }

  get urls(): string[] {
    return [...this.#sent.values()].map(({ url }) => url);
  }

  /** How many requests there were, without preflights and the database's streams, messages of which may travel together. */
  get requests(): number {
    return [...this.#sent.values()].filter(({ url, isPreflight }) => !isPreflight && !isStream(url)).length;
  }

  /** Bytes of scripts as they were sent, with headers. */
  get scriptBytes(): number {
    const scripts = [...this.#sent.values()].filter(({ isScript }) => isScript);
    return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Rounds of what was answered so far. */
  get rounds(): number {
    const spans = [...this.#sent.values()].flatMap(({ start, end }) => (end === undefined ? [] : [{ start, end }]));
    return countRounds(spans);
  }
}
