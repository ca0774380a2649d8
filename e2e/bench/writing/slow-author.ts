import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { interactionsIn, watchInteractions } from './interactions.ts';

/** Milliseconds of interactions with a page, and the main thread's time for each. */
export interface Interactions {
  times: number[];
  processorMs: number;
}

/** An author's page on a slow machine. */
export class SlowAuthor {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async open(context: BrowserContext, slowdown: number): Promise<SlowAuthor> {
    const page = await context.newPage();
    await watchInteractions(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const author = new SlowAuthor(page, session);
    await author.slowDown(slowdown);
    return author;
  }

  async slowDown(rate: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** What `count` interactions take from the press to the next paint. */
  async interactions(count: number, act: () => Promise<void>): Promise<Interactions> {
    const before = await this.#threadMs();
    const times = await interactionsIn(this.page, count, act);
    return { times, processorMs: ((await this.#threadMs()) - before) / count };
  }

  async #threadMs(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
}
