import { HttpError } from '../../http/http-error.ts';
import type { Watch } from '../../request-log/watch.ts';
import { runInBackground } from '../background-run.ts';
import { type HostedFunction, type HostedFunctions, regionsOf } from '../hosted-function.ts';
import type { Clock } from './clock.ts';
import { type ScheduleTimes, scheduleTimes } from './schedule-times.ts';

/** A scheduled function, as people and tests see it. */
export interface ScheduleState {
  name: string;
  schedule: string;
  timeZone: string;
  /** RFC 3339; undefined when it never runs again. */
  next: string | undefined;
}

interface Schedule {
  run: HostedFunction;
  times: ScheduleTimes;
  next: Date | undefined;
}

/**
 * Starts the functions made with `onSchedule` at their times, or on demand. Their clock starts with the first use of
 * the functions' module (by a call, a written document, the console): an idle backend does not load it. Runs that fall
 * into a time when local-cloud was not running are skipped, and there are no retries.
 */
export class Schedules {
  readonly #schedules = new Map<string, Schedule>();
  readonly #waits = new Map<string, () => void>();
  readonly #watch: Watch;
  readonly #clock: Clock;

  constructor(watch: Watch, clock: Clock) {
    this.#watch = watch;
    this.#clock = clock;
  }

  /** Starts the clock for functions with a schedule; an unreadable one is reported and left out. */
  start(functions: HostedFunctions): void {
    for (const [name, run] of functions) {
      const { scheduleTrigger } = run.__endpoint;
      if (!scheduleTrigger) continue;
      try {
        this.#schedules.set(name, { run, times: scheduleTimes(scheduleTrigger), next: undefined });
        this.#wait(name);
      } catch (error) {
        console.error(`The function ${name} is not scheduled.`, error);
      }
    }
  }

  list(): ScheduleState[] {
    return [...this.#schedules].map(
      ([
        name,
        {
          times: { schedule, timeZone },
          next,
        },
      ]) => ({
        name,
        schedule,
        timeZone,
        next: next?.toISOString(),
      }),
    );
  }

  /** Runs a function now, without changing its next time; resolves to whether it succeeded. Throws HttpError 404. */
  run(name: string): Promise<boolean> {
    const schedule = this.#schedules.get(name);
    if (!schedule) throw new HttpError(404, 'NOT_FOUND', `There is no scheduled function ${name}.`);
    return this.#run(name, schedule.run, this.#clock.now());
  }

  /** Starts no more runs. */
  close(): void {
    for (const callOff of this.#waits.values()) callOff();
    this.#waits.clear();
  }

  #wait(name: string): void {
    const schedule = this.#schedules.get(name);
    const next = schedule?.times.nextAfter(this.#clock.now());
    if (!schedule || !next) return;
    schedule.next = next;
    const runAndWait = () => {
      void this.#run(name, schedule.run, next);
      this.#wait(name);
    };
    this.#waits.set(name, this.#clock.at(next, runAndWait));
  }

  #run(name: string, run: HostedFunction, time: Date): Promise<boolean> {
    return runInBackground(this.#watch, { name, operation: 'schedule' }, () => callAsScheduler(name, run, time));
  }
}

/** Calls a scheduled function with a request, as Cloud Scheduler does; returns its final status. */
async function callAsScheduler(name: string, run: HostedFunction, time: Date): Promise<number> {
  const headers: Readonly<Record<string, string>> = {
    'x-cloudscheduler': 'true',
    'x-cloudscheduler-jobname': `firebase-schedule-${name}-${String(regionsOf(run)[0])}`,
    'x-cloudscheduler-scheduletime': time.toISOString(),
  };
  let answered = 200;
  const response = {
    status(code: number) {
      answered = code;
      return response;
    },
    send: () => response,
  };
  await run({ headers, header: (header: string) => headers[header.toLowerCase()] }, response);
  return answered;
}
