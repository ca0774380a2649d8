import type { FirstViewData, PayloadSource } from '@cursiv/shared-platform';
import type { TextSource } from './process/section-process.ts';

/** A source of pages' data that remembers its last answer, so that the browser can start with it. */
export interface Recording {
  source: TextSource;
  readonly answer: FirstViewData['payload'];
}

/** Passes on another source's answers and remembers the last. */
export function recording(payload: PayloadSource): Recording {
  let answer: FirstViewData['payload'];
  return {
    source: async (address) => {
      const response = await payload(address);
      const { ok, status } = response;
      const text = await response.text();
      answer = { address, status, body: ok ? JSON.parse(text) : null };
      return { status, text: async () => text };
    },
    get answer() {
      return answer;
    },
  };
}
