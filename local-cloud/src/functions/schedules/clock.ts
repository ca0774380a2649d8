/** The time, and a timer. */
export interface Clock {
  now(): Date;
  /** Calls `run` at `time`; returns a function that cancels it. */
  at(time: Date, run: () => void): () => void;
}

/** The longest wait that Node's timers support, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** This computer's time; waiting keeps no process alive. */
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
