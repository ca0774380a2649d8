import type { Attached } from '@cursiv/shared-platform';
import { report } from '@cursiv/shared-platform/shell';
import type { UploadRecord } from './upload-record.ts';

/** How long a stored file waits before its place is tried again, in milliseconds. */
const AGAIN_MS = 5_000;

const isWaiting = ({ state, isPlaced, problem }: UploadRecord) =>
  state === 'success' && !isPlaced && problem === undefined;

/** Has stored files put in their places, one after the other, and again until it has worked. */
export class Deliveries {
  readonly #attach: (record: UploadRecord) => Promise<Attached>;
  readonly #settle: (id: string, problem?: string) => void;
  readonly #waiting: () => readonly UploadRecord[];
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `present`: the uploads of the signed-in person. */
  constructor(
    present: () => readonly UploadRecord[],
    attach: (record: UploadRecord) => Promise<Attached>,
    settle: (id: string, problem?: string) => void,
  ) {
    this.#waiting = () => present().filter(isWaiting);
    this.#attach = attach;
    this.#settle = settle;
  }

  /** Call after every change of an upload. */
  async run(): Promise<void> {
    if (this.#isBusy || this.#timer !== undefined || this.#waiting().length === 0) return;
    this.#isBusy = true;
    for (const record of this.#waiting()) await this.#deliver(record);
    this.#isBusy = false;
    if (this.#waiting().length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.run();
    }, AGAIN_MS);
  }

  async #deliver(record: UploadRecord): Promise<void> {
    try {
      const outcome = await this.#attach(record);
      if (outcome !== 'later') this.#settle(record.id, outcome === 'gone' ? 'place-gone' : undefined);
    } catch (error) {
      report(error);
    }
  }
}
