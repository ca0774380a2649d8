/** Runs tasks one after another, each whether or not the previous one succeeded. */
export function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
