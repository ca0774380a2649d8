import { AppError, HEALTH_PATH, type Health, healthSchema } from '@cursiv/shared-domain';

/** The site answers within two seconds, or an instance has to start first. */
const TIME_OUT_MS = 10_000;

/** How the site is, part by part. Throws AppError `offline` when nothing that can be read answers. */
export async function getHealth(): Promise<Health> {
  try {
    const response = await fetch(HEALTH_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIME_OUT_MS) });
    // A site that is not well answers 503, and says what it is that is not.
    return healthSchema.parse(await response.json());
  } catch (cause) {
    throw new AppError('offline', String(cause), { cause });
  }
}
