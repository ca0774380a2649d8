/** The checks of an origin; the first two are the simple test. */
export const CHECK_IDS = ['simple', 'preflight', 'range', 'exposed', 'credentials', 'method'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** The result of a check. `refused`: the origin answers, but the browser may not read it. */
export type Outcome = 'passed' | 'refused' | 'incomplete' | 'unreachable' | 'late';

export interface CheckResult {
  outcome: Outcome;
  /** HTTP status, when it could be read. */
  status?: number;
  /** Milliseconds until the answer. */
  ms: number;
}

/** Headers that a page needs in order to read parts of a file. */
export const NEEDED_HEADERS = ['Accept-Ranges', 'Content-Length', 'Content-Range'] as const;

const TIME_OUT_MS = 10_000;

const REQUESTS: Record<CheckId, RequestInit> = {
  simple: {},
  // A header that is not on the safe list, so the browser sends a preflight.
  preflight: { headers: { 'X-Client-Version': 'cors-test' } },
  range: { headers: { Range: 'bytes=0-0' } },
  exposed: { headers: { Range: 'bytes=0-0' } },
  credentials: { credentials: 'include' },
  method: { method: 'DELETE' },
};

const isComplete: Partial<Record<CheckId, (response: Response) => boolean>> = {
  range: (response) => response.status === 206,
  exposed: (response) => NEEDED_HEADERS.every((name) => response.headers.has(name)),
};

/** A missing neighbour of the address: the check is whether the browser may ask, and nothing must be deleted. */
function besides(address: string): string {
  const url = new URL(address);
  url.pathname += '-cors-test-nothing';
  return url.href;
}

/** Runs one check on an address. Never throws. */
export async function runCheck(check: CheckId, address: string): Promise<CheckResult> {
  const begin = performance.now();
  const ended = (outcome: Outcome, status?: number): CheckResult => ({
    outcome,
    ...(status !== undefined && { status }),
    ms: Math.round(performance.now() - begin),
  });
  try {
    const response = await ask(check === 'method' ? besides(address) : address, REQUESTS[check]);
    const passed = isComplete[check]?.(response) ?? true;
    return ended(passed ? 'passed' : 'incomplete', response.status);
  } catch (error) {
    if (isTimeOut(error)) return ended('late');
    return ended((await answersAtAll(address)) ? 'refused' : 'unreachable');
  }
}

const ask = (address: string, init: RequestInit) =>
  fetch(address, { cache: 'no-store', credentials: 'omit', ...init, signal: AbortSignal.timeout(TIME_OUT_MS) });

const isTimeOut = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** The browser cannot tell a refusal from a dead server; a request without a readable answer can. */
async function answersAtAll(address: string): Promise<boolean> {
  try {
    await ask(address, { mode: 'no-cors' });
    return true;
  } catch {
    // The failure is the answer.
    return false;
  }
}
