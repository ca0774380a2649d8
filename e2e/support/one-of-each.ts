import { expect, type Page } from '@playwright/test';

interface Running {
  /** The shell's provided packages, by version. */
  __CURSIV__?: { shared: Record<string, Record<string, unknown>> };
  /** Every copy of React's renderer registers with this. */
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

/** The code that runs in a page: the versions of each shared package, the copies of React, and the builds of each section. */
export const whatRuns = (page: Page) =>
  page.evaluate(() => {
    const { __CURSIV__, __REACT_DEVTOOLS_GLOBAL_HOOK__ } = globalThis as unknown as Running;
    const packages = Object.entries(__CURSIV__?.shared ?? {}).map(([name, versions]) => [name, Object.keys(versions)]);
    // Every build of a section keeps its chunks in a separate global.
    const builds = Object.keys(globalThis).flatMap(
      (key) => /^rspackChunk(mf_[a-z]+)_(.+)$/.exec(key)?.slice(1, 3) ?? [],
    );
    return {
      packages: Object.fromEntries(packages) as Record<string, string[]>,
      renderers: __REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size,
      sections: builds.filter((_, index) => index % 2 === 0),
    };
  });

/**
 * One document has one copy of each shared package and never two builds of a section. A section's build fails when it
 * contains a copy; this checks that no copy starts.
 */
export async function expectOneOfEach(page: Page): Promise<void> {
  if (page.isClosed() || !page.url().startsWith('http://localhost:3000/')) return;
  await expect(async () => {
    const { packages, renderers, sections } = await whatRuns(page);
    for (const [name, versions] of Object.entries(packages)) {
      expect(versions, `versions of ${name}`).toHaveLength(1);
    }
    expect(renderers, 'copies of React').toBeLessThanOrEqual(1);
    expect(sections, 'builds of one section').toEqual([...new Set(sections)]);
  }).toPass({ timeout: 5_000 });
}
