import { expect, type Page } from '@playwright/test';

type Scope = Record<string, Record<string, { from: string }>>;
interface Federation {
  __FEDERATION__?: { __INSTANCES__: { shareScopeMap: { default?: Scope } }[] };
}

/** What runs in a page: who provides each shared package, in which versions, and the builds of each section. */
export const whatRuns = (page: Page) =>
  page.evaluate(() => {
    const packages: Record<string, string[]> = {};
    for (const { shareScopeMap } of (globalThis as unknown as Federation).__FEDERATION__?.__INSTANCES__ ?? []) {
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
        const copies = Object.entries(versions).map(([version, { from }]) => `${version} of ${from}`);
        packages[name] = [...new Set([...(packages[name] ?? []), ...copies])];
      }
    }
    // Every build of a section keeps its chunks in a global of its own.
    const builds = Object.keys(globalThis).flatMap(
      (key) => /^rspackChunk(mf_[a-z]+)_(.+)$/.exec(key)?.slice(1, 3) ?? [],
    );
    return { packages, sections: builds.filter((_, index) => index % 2 === 0) };
  });

/**
 * One document has one copy of each shared package and never two builds of a section. The copy is the shell's, though the
 * runtime notes whoever loaded it first: a section is built without any, which its build checks.
 */
export async function expectOneOfEach(page: Page): Promise<void> {
  if (page.isClosed() || !page.url().startsWith('http://localhost:3000/')) return;
  await expect(async () => {
    const { packages, sections } = await whatRuns(page);
    for (const [name, copies] of Object.entries(packages)) {
      expect(copies, `copies of ${name}`).toHaveLength(1);
    }
    expect(sections, 'builds of one section').toEqual([...new Set(sections)]);
  }).toPass({ timeout: 5_000 });
}
