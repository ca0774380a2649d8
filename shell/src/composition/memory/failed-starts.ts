/** For this long a build that could not start is tried after the last one that could. */
const FORGIVEN_AFTER_MS = 10 * 60 * 1000;

const key = (section: string, buildId: string) => `cursiv:failed:${section}:${buildId}`;

/** Notes in the tab's memory that a build of a section could not start. */
export function noteFailedStart(section: string, buildId: string, now: number): void {
  try {
    sessionStorage.setItem(key(section, buildId), String(now));
  } catch {
    // Without a memory the build is tried again; the reload guard ends that.
  }
}

/** Whether a build of a section could not start in this tab a short while ago. */
export function hasFailedStart(section: string, buildId: string, now: number): boolean {
  try {
    const failedAt = Number(sessionStorage.getItem(key(section, buildId)) ?? Number.NEGATIVE_INFINITY);
    return Math.abs(now - failedAt) < FORGIVEN_AFTER_MS;
  } catch {
    return false;
  }
}
