import { type AgreedText, changesSince, type Payloads } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';

/** How long the changes may take, in milliseconds. */
const TIME_OUT_MS = 10_000;

export interface AgreementChange {
  text: AgreedText;
  on: string;
  change: string;
}

/** What the product has changed since a day. */
const productChanges = (since: string, locale: Locale): AgreementChange[] =>
  changesSince(since).map(({ text, version: { on, change } }) => ({ text, on, change: change[locale] }));

/** What has changed on this site since a day, which administrators may have said; the product's changes where that cannot be read. */
export async function agreementChanges(since: string, locale: Locale): Promise<AgreementChange[]> {
  try {
    const answer = await fetch(`/payload/${locale}/legal.json`, { signal: AbortSignal.timeout(TIME_OUT_MS) });
    const { changes } = (await answer.json()) as Payloads['legal'];
    return changes.filter(({ on }) => on > since);
  } catch {
    return productChanges(since, locale);
  }
}
