import type { APIRequestContext, BrowserContext } from '@playwright/test';

/**
 * Opens the newest message sent to an e-mail address, as a person would from their mailbox; returns the page its link
 * leads to.
 */
export async function openMessage(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto('http://localhost:3010/outbox');
  await page.getByRole('listitem').filter({ hasText: address }).first().getByRole('link').click();
  return page;
}

/** The texts of the mails that were sent to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(`http://localhost:3010/outbox/mails.json?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
}
