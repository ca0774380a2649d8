/** Work without a break, in milliseconds: a key that is pressed meanwhile waits no longer. */
const PIECE_MS = 8;

/** Does long work, which yields wherever it may rest, in short pieces; returns how to give it up. */
export function inPieces<Result>(work: Iterator<undefined, Result>, done: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    const end = performance.now() + PIECE_MS;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) done(step.value);
    else timer = setTimeout(go);
  };
  timer = setTimeout(go);
  return () => clearTimeout(timer);
}
