/** Ends the present task, so that the browser can answer and paint; the rest comes before work that is less urgent, where browsers tell. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
