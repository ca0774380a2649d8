/** How long an answer is trusted, in milliseconds: a deploy reaches the edge this soon. */
const FRESH_MS = 1_000;

/** Keeps the answer to a question for a while; when a new request fails, the last answer stands. */
export function remembered<T>(ask: () => Promise<T>, freshMs = FRESH_MS): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (last && Date.now() - last.at < freshMs) return last.answer;
    const before = last?.answer;
    const answer = ask().catch((error: unknown) => {
      if (!before) throw error;
      return before;
    });
    const asked = { at: Date.now(), answer };
    last = asked;
    answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return answer;
  };
}
