import type { ServiceName } from '../http/service-name.ts';
import type { Fault } from './fault.ts';

/** The active faults. */
export class Faults {
  #faults: Fault[] = [];

  list(): readonly Fault[] {
    return this.#faults;
  }

  replace(faults: readonly Fault[]): void {
    this.#faults = [...faults];
  }

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  clear(): void {
    this.#faults = [];
  }

  /** The first fault for a request; a hit uses up one of its times. */
  take(service: ServiceName, path: string): Fault | undefined {
    const index = this.#faults.findIndex(
      (fault) => fault.service === service && new RegExp(fault.path ?? '').test(path),
    );
    const fault = this.#faults[index];
    if (fault?.times === undefined) return fault;
    if (fault.times === 1) this.#faults.splice(index, 1);
    else this.#faults[index] = { ...fault, times: fault.times - 1 };
    return fault;
  }
}
