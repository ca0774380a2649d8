/** Why a thing cannot go to another state: it is there, concerns the reader, has no way there, or is read first. */
export type StateHindrance = 'already' | 'yours' | 'noWay' | 'readFirst';

/** What keeps something from going where several are to go; whether it may, its lifecycle and the reader's rights say. */
export function hindranceOf<State extends string>(
  from: State,
  to: State,
  may: { decide: boolean; move: boolean; readFirst?: boolean },
): StateHindrance | undefined {
  if (from === to) return 'already';
  if (!may.decide) return 'yours';
  if (!may.move) return 'noWay';
  return may.readFirst ? 'readFirst' : undefined;
}
