import type { FirstViewData, PayloadSource } from '@cursiv/shared-platform';

/** A source of pages' data that remembers its last answer, so that the browser can start with it. */
export interface Recording {
  source: PayloadSource;
  readonly answer: FirstViewData['payload'];
}

/** Passes on another source's answers and remembers the last. */
export function recording(payload: PayloadSource): Recording {
  let answer: FirstViewData['payload'];
  return {
    source: async (address) => {
      const response = await payload(address);
      const body: unknown = response.ok ? await response.clone().json() : null;
      answer = { address, status: response.status, body };
      return response;
    },
    get answer() {
      return answer;
    },
  };
}
