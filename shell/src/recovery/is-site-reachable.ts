/** The time, in milliseconds, within which the site must answer. */
const TIME_OUT_MS = 4_000;

/**
 * Whether the site answers now. The browser's own flag (`navigator.onLine`) only knows of a network, which a site on
 * the same machine does not need and which may lead nowhere.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
