import type { DocumentSource, StoredDocument } from '../store/document-source.ts';

type Source = Pick<DocumentSource, 'get' | 'find'>;

/** Finds the documents of one place that hold a person's data. */
export type Finding = (source: Source, uid: string) => Promise<StoredDocument[]>;

/** The one document at a path. */
export const at =
  (path: (uid: string) => string): Finding =>
  async (source, uid) => {
    const document = await source.get(path(uid));
    return document ? [document] : [];
  };

/** Every document of a collection that is the person's own. */
export const allIn =
  (collection: (uid: string) => string): Finding =>
  (source, uid) =>
    source.find({ collection: collection(uid) });

/** The documents of a collection that name the person in one of these fields. */
export const naming =
  (collection: string, ...fields: string[]): Finding =>
  async (source, uid) =>
    different(await Promise.all(fields.map((field) => source.find({ collection, equals: { [field]: uid } }))));

/** The documents of a collection that name the person in a list. */
export const containing =
  (collection: string, field: string): Finding =>
  (source, uid) =>
    source.find({ collection, contains: { [field]: uid } });

/** The same as `naming` in the collections of that name below any document. */
export const namingAnywhere =
  (collection: string, field: string): Finding =>
  (source, uid) =>
    source.find({ collection, everywhere: true, equals: { [field]: uid } });

/** The documents below those of another place. */
export const below =
  (parents: Finding, ...collections: string[]): Finding =>
  async (source, uid) => {
    const found: StoredDocument[][] = [];
    for (const { path } of await parents(source, uid))
      for (const collection of collections) found.push(await source.find({ collection: `${path}/${collection}` }));
    return different(found);
  };

/** The one document with a certain name below each document of another place. */
export const besides =
  (parents: Finding, path: (parent: StoredDocument, uid: string) => string | undefined): Finding =>
  async (source, uid) => {
    const paths = (await parents(source, uid)).flatMap((parent) => path(parent, uid) ?? []);
    const found = await Promise.all(paths.map((one) => source.get(one)));
    return found.filter((document) => document !== undefined);
  };

const different = (found: StoredDocument[][]): StoredDocument[] => [
  ...new Map(found.flat().map((document) => [document.path, document])).values(),
];
