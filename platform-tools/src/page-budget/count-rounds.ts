/** A request from its start to the end of its answer, in any unit. */
interface Span {
  start: number;
  end: number;
}

/** The longest run of requests each of which was sent after the one before it had ended. */
export function countRounds(requests: readonly Span[]): number {
  const rounds: { end: number; count: number }[] = [];
  for (const { start, end } of requests.toSorted((a, b) => a.end - b.end)) {
    const before = rounds.filter((round) => round.end <= start).map((round) => round.count);
    rounds.push({ end, count: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...rounds.map((round) => round.count));
}
