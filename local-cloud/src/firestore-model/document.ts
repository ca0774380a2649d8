import { type FieldPath, pickFields } from './names/field-path.ts';
import type { ResourceNames } from './names/resource-names.ts';
import { formatTimestamp } from './timestamp.ts';
import type { WireDocument, WireFields } from './wire.ts';

/** A stored document; never changed in place. `path` is relative to the database, times are in microseconds. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: WireFields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** What a commit did to one document; undefined means "absent". */
export interface DocumentChange {
  path: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
}

/** Reads a document by its relative path. */
export type ReadDocument = (path: string) => StoredDocument | undefined;

/** The document as it is sent, with only the masked fields if there is a mask. */
export function toWireDocument(
  document: StoredDocument,
  names: ResourceNames,
  mask?: readonly FieldPath[] | undefined,
): WireDocument {
  return {
    name: names.nameOf(document.path),
    fields: mask ? pickFields(document.fields, mask) : document.fields,
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}
