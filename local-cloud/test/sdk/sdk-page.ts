import type { BrowserContext, Page } from '@playwright/test';

/** Opens the page that holds the web SDK. */
export async function openSdkPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(addressOf('SDK_PAGE_URL'));
  return page;
}

/** Address of the backend under test, without a trailing slash. */
export const backendUrl = (): string => addressOf('SDK_BACKEND_URL');

function addressOf(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error('The page and the backend were not started.');
  return url;
}
