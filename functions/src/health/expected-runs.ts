/** How often each schedule runs, in minutes. */
export const EXPECTED_RUNS: Record<string, number> = {
  deletePeople: 15,
  eraseEndedJobs: 60,
  eraseLeads: 1_440,
  eraseSiteInvitations: 1_440,
  eraseWorkClaims: 1_440,
  expireRequests: 5,
  keepDataExports: 15,
  readBusyCalendars: 5,
  remindOfBookings: 5,
  renewExpertTimes: 60,
  sendDueMails: 1,
  sendDuePushes: 1,
  serveWaitingLists: 5,
  settleSiteFigures: 1_440,
  takeBackCanaries: 5,
  watchAccounts: 10,
  watchBudgets: 60,
};

/** What a run may take, and an instance to start. */
const GRACE_MINUTES = 10;

/** Whether a schedule should have done its work again by now: two of its times have passed. */
export function isLate(name: string, doneAt: Date | undefined, now: Date): boolean {
  const minutes = EXPECTED_RUNS[name];
  if (minutes === undefined) return false;
  return !doneAt || now.getTime() - doneAt.getTime() > (2 * minutes + GRACE_MINUTES) * 60_000;
}
