/** A field whose number grows with every write; without a field the document need only be there. */
export interface Place {
  path: string;
  field?: string;
}

/** Reads a place's number: undefined when the document is not there, Infinity where there is no field to read. */
export type Look = (places: readonly Place[]) => Promise<(number | undefined)[]>;

export interface Audit {
  acknowledged: number;
  found: number;
  /** One line for each that is not there. */
  lost: string[];
}

/** The writes that the server has acknowledged. */
export class Ledger {
  readonly #places = new Map<string, { place: Place; numbers: number[] }>();

  /** Notes a write that was acknowledged, and the number that it gave the place. */
  acknowledge(place: Place, number: number): void {
    const key = `${place.path} ${place.field ?? ''}`;
    const entry = this.#places.get(key) ?? { place, numbers: [] };
    entry.numbers.push(number);
    this.#places.set(key, entry);
  }

  /** Looks for all of them: a write is there when its place has its number, or a later one that has taken its place. */
  async audit(look: Look): Promise<Audit> {
    const entries = [...this.#places.values()];
    const stored = await look(entries.map(({ place }) => place));
    const lost = entries.flatMap(({ place, numbers }, at) =>
      numbers
        .filter((number) => number > (stored[at] ?? Number.NEGATIVE_INFINITY))
        .map((number) => `${place.path} ${place.field ?? ''}: acknowledged ${number}, stored ${stored[at]}`),
    );
    const acknowledged = entries.reduce((sum, { numbers }) => sum + numbers.length, 0);
    return { acknowledged, found: acknowledged - lost.length, lost };
  }
}
