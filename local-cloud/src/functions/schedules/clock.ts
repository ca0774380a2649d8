/** The time, and a way to be called at one. */
export interface Clock {
  now(): Date;
  /** Calls `run` at `time`; answers the function that calls it off. */
  at(time: Date, run: () => void): () => void;
}

/** The longest wait that Node's timers can hold, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The time of this computer; waiting keeps no process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  at(time, run) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = time.getTime() - Date.now();
      timer = left > LONGEST_WAIT ? setTimeout(wait, LONGEST_WAIT) : setTimeout(run, Math.max(0, left));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
