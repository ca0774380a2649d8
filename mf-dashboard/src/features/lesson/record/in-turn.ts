/** Runs tasks one after another, each whether or not the previous one succeeded. */
export function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

const queues = new Map<string, ReturnType<typeof inTurn>>();

/** The queue of a name: whoever asks for the same one waits for the others. */
export function turnsOf(name: string): ReturnType<typeof inTurn> {
  const queue = queues.get(name) ?? inTurn();
  queues.set(name, queue);
  return queue;
}
