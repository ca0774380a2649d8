import { randomUUID } from 'node:crypto';
import { test as base, type JSHandle, type Page } from '@playwright/test';
import { PROJECT } from './backend/project.ts';
import type { FirestoreClient, FirestoreOptions } from './page/firestore-client.ts';
import { backendUrl, openSdkPage } from './sdk-page.ts';

/** The SDK's cache and transport. */
export type FirestoreVariant = Pick<FirestoreOptions, 'cache' | 'transport'>;

/** One person's Firestore in the page: `alice.evaluate(({ db, getDoc }, place) => …, place)`. */
export type Person = JSHandle<FirestoreClient>;

interface Stories {
  alice: Person;
  /** Another person, who changes the data that Alice watches. */
  bob: Person;
  /** Path of a collection that only this test uses, open to all. */
  items: string;
  /** Writes a document bypassing the rules, with its fields in REST form. */
  write: (path: string, fields: object) => Promise<void>;
}

interface SharedByStories extends FirestoreVariant {
  sdkPage: Page;
}

/** Opens Firestore for a person; the same name finds the data kept in the browser. */
export function openFor(
  page: Page,
  variant: FirestoreVariant,
  uid: string,
  name: string = randomUUID(),
): Promise<Person> {
  const options: FirestoreOptions = { ...variant, url: backendUrl(), project: PROJECT, uid, name };
  return page.evaluateHandle((given) => window.sdk.openFirestore(given), options);
}

export const test = base.extend<Stories, SharedByStories>({
  cache: ['memory', { option: true, scope: 'worker' }],
  transport: ['streaming', { option: true, scope: 'worker' }],
  sdkPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await openSdkPage(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
  alice: async ({ sdkPage, cache, transport }, use) => {
    const alice = await openFor(sdkPage, { cache, transport }, 'alice');
    await use(alice);
    await alice.evaluate(({ close }) => close());
  },
  bob: async ({ sdkPage }, use) => {
    const bob = await openFor(sdkPage, { cache: 'memory', transport: 'streaming' }, 'bob');
    await use(bob);
    await bob.evaluate(({ close }) => close());
  },
  items: async ({ browserName: _ }, use) => {
    await use(`open/${randomUUID()}/items`);
  },
  write: async ({ request }, use) => {
    await use(async (path, fields) => {
      const address = `${backendUrl()}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
      const answer = await request.patch(address, { data: { fields }, headers: { authorization: 'Bearer owner' } });
      if (!answer.ok()) throw new Error(await answer.text());
    });
  },
});

export { expect } from '@playwright/test';
