/**
 * Answers by key, each asked for once. Of more than `most`, the one that nobody wanted for longest goes, so that what is live stays; what
 * fails is asked for again.
 */
export function recent<T>(most: number): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, ask) => {
    const known = kept.get(key);
    const answer = known ?? ask();
    kept.delete(key);
    kept.set(key, answer);
    if (!known) answer.catch(() => kept.delete(key));
    const [oldest = key] = kept.keys();
    if (kept.size > most) kept.delete(oldest);
    return answer;
  };
}
