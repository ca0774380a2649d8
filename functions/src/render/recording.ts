import type { FirstViewData, PayloadSource } from '@cursiv/shared-platform';
import type { TextSource } from './process/section-process.ts';

/** What was asked for, and what came. */
export interface Recorded {
  address: string;
  status: number;
  text: string;
}

/** A source of a page's data that remembers its answers. */
export interface Recording {
  source: TextSource;
  readonly answers: readonly Recorded[];
}

/** Asks a source, and reads its answer to the end. Rejects as the source does. */
export async function ask(payload: PayloadSource, address: string): Promise<Recorded> {
  const response = await payload(address);
  return { address, status: response.status, text: await response.text() };
}

/** Passes on another source's answers and remembers them. An answer that is known is not asked for. */
export function recording(payload: PayloadSource, known?: Recorded): Recording {
  const answers: Recorded[] = [];
  return {
    source: async (address) => {
      const answer = known?.address === address ? known : await ask(payload, address);
      answers.push(answer);
      return { status: answer.status, text: async () => answer.text };
    },
    answers,
  };
}

/** An answer as the browser starts with it. */
export function answerIn({ address, status, text }: Recorded): NonNullable<FirstViewData['payload']> {
  const isOk = status >= 200 && status < 300;
  return { address, status, body: isOk ? JSON.parse(text) : null };
}
