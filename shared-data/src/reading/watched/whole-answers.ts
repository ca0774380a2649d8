/** What an answer says of itself. */
interface Answer {
  empty: boolean;
  metadata: { fromCache: boolean };
}

interface Hearing<A> {
  /** The answer holds all that the query finds, or all that can be had now. */
  whole(answer: A): void;
  /** The server is out of reach, and nothing is remembered. */
  unreachable(): void;
}

/** So long a remembered answer waits for the server's, in milliseconds: the client takes as long to work without one. */
const PATIENCE_MS = 10_000;

/**
 * Hears the answers to one query. What the client remembers at first are the documents that other parts of the page have
 * asked for, of which a list would show one row of forty: they wait for the server, unless there is no network.
 */
export function wholeAnswers<A extends Answer>({ whole, unreachable }: Hearing<A>) {
  let isWhole = false;
  let isWithoutServer = false;
  let remembered: A | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tell = (answer: A) => {
    clearTimeout(patience);
    isWhole = true;
    whole(answer);
  };
  return {
    hear(answer: A): void {
      if (isWhole || !answer.metadata.fromCache) tell(answer);
      else if (answer.empty) {
        isWithoutServer = true;
        unreachable();
      } else if (isWithoutServer || !navigator.onLine) tell(answer);
      else {
        remembered = answer;
        patience ??= setTimeout(() => remembered && tell(remembered), PATIENCE_MS);
      }
    },
    stop: (): void => clearTimeout(patience),
  };
}
