import { expect, type Page } from '@playwright/test';

interface Running {
  /** What the shell provides, by package. */
  __CURSIV__?: { shared: Record<string, unknown> };
  /** Every copy of React's renderer makes itself known to it. */
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { inject: (renderer: unknown) => number; renderers: Map<number, unknown> };
}

/** Lets the page count the copies of React that start in it; call it before opening the page. */
export const countRenderers = (page: Page) =>
  page.addInitScript(() => {
    const nothing = () => undefined;
    const renderers = new Map<number, unknown>();
    const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size;
    const hook = { renderers, inject, supportsFiber: true };
    const listeners = ['onCommitFiberRoot', 'onCommitFiberUnmount', 'onPostCommitFiberRoot', 'onScheduleFiberRoot'];
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, ...Object.fromEntries(listeners.map((name) => [name, nothing])) },
    });
  });

/** What runs in a page: the shared packages, the copies of React, and the builds of each section. */
export const whatRuns = (page: Page) =>
  page.evaluate(() => {
    const { __CURSIV__, __REACT_DEVTOOLS_GLOBAL_HOOK__ } = globalThis as unknown as Running;
    // Every build of a section keeps its chunks in a global of its own.
    const builds = Object.keys(globalThis).flatMap(
      (key) => /^rspackChunk(mf_[a-z]+)_(.+)$/.exec(key)?.slice(1, 3) ?? [],
    );
    return {
      packages: Object.keys(__CURSIV__?.shared ?? {}),
      renderers: __REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size,
      sections: builds.filter((_, index) => index % 2 === 0),
    };
  });

/**
 * One document has one copy of React and never two builds of a section. That a section brings no copy of its own is
 * a matter of its build, which fails when one is in it; that none starts is seen here.
 */
export async function expectOneOfEach(page: Page): Promise<void> {
  if (page.isClosed() || !page.url().startsWith('http://localhost:3000/')) return;
  await expect(async () => {
    const { renderers, sections } = await whatRuns(page);
    expect(renderers, 'copies of React').toBeLessThanOrEqual(1);
    expect(sections, 'builds of one section').toEqual([...new Set(sections)]);
  }).toPass({ timeout: 30_000 });
}
