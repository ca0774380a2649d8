import {
  type Catalogue,
  catalogueDocuments,
  catalogueModel,
  expertListDocuments,
  expertsModel,
  type ListEntry,
  memoryStore,
} from '@cursiv/functions/read-models';
import type { SeedDocument } from '../document/seed-target.ts';

/** Documents of the lists are made here, from everything. */
export const isOfLists = ({ path }: SeedDocument) => path.startsWith('catalogue/');

/** The lists of everything published, gathered a few documents at a time: kept one by one, each would pack the whole list anew. */
export class WholeLists {
  readonly #catalogue: { [Kind in keyof Catalogue]: Catalogue[Kind][number][] } = {
    courses: [],
    resources: [],
    experts: [],
  };
  readonly #experts: ListEntry[] = [];

  /** Adds what is published among the documents; what belongs together has to come together. */
  async add(documents: readonly SeedDocument[], now: Date): Promise<void> {
    const store = memoryStore(new Map(documents.map(({ path, fields }) => [path, fields])));
    const { courses, resources, experts } = await catalogueModel.collect(store);
    this.#catalogue.courses.push(...courses);
    this.#catalogue.resources.push(...resources);
    this.#catalogue.experts.push(...experts);
    this.#experts.push(...(await expertsModel.collect(store, now)));
  }

  documents = (): SeedDocument[] =>
    [...catalogueDocuments(this.#catalogue), ...expertListDocuments(this.#experts)].map(([path, fields]) => ({
      path,
      fields,
    }));
}
