import { randomUUID } from 'node:crypto';
import { test as base, type JSHandle, type Page } from '@playwright/test';
import { PROJECT } from './backend/project.ts';
import type { ServicesClient } from './page/services-client.ts';
import { backendUrl, openSdkPage } from './sdk-page.ts';

/** The services in the page: `sdk.evaluate(({ auth, signOut }) => signOut(auth))`. */
export type Services = JSHandle<ServicesClient>;

interface Stories {
  sdkPage: Page;
  sdk: Services;
  /** An e-mail address that nobody has yet. */
  email: string;
  /** The code of the newest link of a kind that was sent to an address. */
  sentCode: (requestType: string, email: string) => Promise<string>;
}

/** Opens the services in a page; a person signed in there under the same name stays signed in. */
export function openServicesIn(page: Page, name: string): Promise<Services> {
  const options = { url: backendUrl(), project: PROJECT, name };
  return page.evaluateHandle((given) => window.sdk.openServices(given), options);
}

export const PASSWORD = 'secret1';

export const test = base.extend<Stories>({
  sdkPage: async ({ context }, use) => {
    await use(await openSdkPage(context));
  },
  sdk: async ({ sdkPage }, use) => {
    await use(await openServicesIn(sdkPage, 'main'));
  },
  email: async ({ browserName: _ }, use) => {
    await use(`${randomUUID()}@cursiv.test`);
  },
  sentCode: async ({ request }, use) => {
    await use(async (requestType, email) => {
      const answer = await request.get(`${backendUrl()}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await answer.json()) as {
        oobCodes: { requestType: string; email: string; oobCode: string }[];
      };
      const sent = oobCodes.filter((code) => code.requestType === requestType && code.email === email);
      return sent.at(-1)?.oobCode ?? 'nothing was sent';
    });
  },
});

/** Signs a new person in; returns their uid. */
export function register(sdk: Services, email: string): Promise<string> {
  return sdk.evaluate(
    async ({ auth, createUserWithEmailAndPassword }, [address, password]) =>
      (await createUserWithEmailAndPassword(auth, address, password)).user.uid,
    [email, PASSWORD] as const,
  );
}

export { expect } from '@playwright/test';
