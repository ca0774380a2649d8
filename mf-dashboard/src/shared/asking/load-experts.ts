import { AppError, type ExpertCard, type Locale, type Payloads } from '@cursiv/shared-domain';

const TIME_OUT_MS = 10_000;

/** The experts as their public page lists them, which costs no look into the database. Throws AppError `offline` or `unknown`. */
export async function loadExperts(locale: Locale): Promise<ExpertCard[]> {
  const address = `/payload/${locale}/experts.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_OUT_MS) }).catch((cause: unknown) => {
    throw new AppError('offline', address, { cause });
  });
  if (!response.ok) throw new AppError(response.status === 503 ? 'offline' : 'unknown', address);
  return ((await response.json()) as Payloads['experts']).experts;
}
