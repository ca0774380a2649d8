import { setImmediate } from 'node:timers/promises';

/** Asks for items together: those of one turn of the event loop make one request, which is answered in their order. */
export function together<Item, Answer>(
  ask: (items: Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let turn: { items: Item[]; answers: Promise<readonly Answer[]> } | undefined;
  const begin = () => {
    const items: Item[] = [];
    const answers = setImmediate().then(() => {
      turn = undefined;
      return ask(items);
    });
    return { items, answers };
  };
  return async (item) => {
    turn ??= begin();
    const { items, answers } = turn;
    const place = items.push(item) - 1;
    return (await answers)[place] as Answer;
  };
}
