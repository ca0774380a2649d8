import { type FieldPath, parseFieldPath } from '../../firestore-model/names/field-path.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { readList, readObject, readString, readStrings } from '../../firestore-model/request-json.ts';
import { parseTimestamp } from '../../firestore-model/timestamp.ts';
import { readFields } from '../../firestore-model/values/read-value.ts';
import type { WireFields } from '../../firestore-model/wire.ts';
import type { JsonObject } from '../../http/parse-json.ts';
import { RpcError } from '../../status.ts';
import { type FieldTransform, readTransform } from './field-transform.ts';

/** Firestore's documented number of transforms in one write. */
const MAX_TRANSFORMS = 500;

/** What the stored document must satisfy before a write. `updateTime` in microseconds. */
export interface Precondition {
  exists?: boolean;
  updateTime?: number;
}

/** google.firestore.v1.Write with relative names. Without a mask, an update replaces all fields. */
export type Write = { path: string; precondition: Precondition } & (
  | {
      kind: 'update';
      fields: WireFields;
      mask: readonly FieldPath[] | undefined;
      transforms: readonly FieldTransform[];
    }
  | { kind: 'delete' }
  | { kind: 'verify' }
);

/** Reads the writes of one commit. Throws INVALID_ARGUMENT when they are malformed. */
export function readWrites(raw: unknown, names: ResourceNames): Write[] {
  return readList(raw, 'writes').map((item) => readWrite(readObject(item, 'writes'), names));
}

function readWrite(write: JsonObject, names: ResourceNames): Write {
  const precondition = readPrecondition(write.currentDocument);
  if (['update', 'delete', 'verify', 'transform'].filter((kind) => write[kind]).length !== 1)
    throw new RpcError('INVALID_ARGUMENT', 'A write is one of update, delete, verify and transform.');
  const path = (name: unknown) => names.documentPathOf(readString(name, 'write.name'));
  if ((write.delete || write.verify) && write.updateMask)
    throw new RpcError('INVALID_ARGUMENT', `a ${write.delete ? 'delete' : 'verify'} must not specify a document mask.`);
  if (write.delete) return { kind: 'delete', path: path(write.delete), precondition };
  if (write.verify) {
    if (Object.keys(precondition).length === 0)
      throw new RpcError('INVALID_ARGUMENT', 'a verify must contain a precondition');
    return { kind: 'verify', path: path(write.verify), precondition };
  }
  if (write.transform) {
    const { document, fieldTransforms } = readObject(write.transform, 'transform');
    const transforms = readTransforms(fieldTransforms);
    if (transforms.length === 0)
      throw new RpcError('INVALID_ARGUMENT', 'The list of FieldTransform must not be empty.');
    return { kind: 'update', path: path(document), fields: {}, mask: [], transforms, precondition };
  }
  const update = readObject(write.update, 'update');
  return {
    kind: 'update',
    path: path(update.name),
    fields: readFields(update.fields),
    mask: readMask(write.updateMask),
    transforms: readTransforms(write.updateTransforms),
    precondition,
  };
}

/** google.firestore.v1.DocumentMask; undefined when absent. */
export function readMask(raw: unknown): readonly FieldPath[] | undefined {
  if (raw === undefined || raw === null) return undefined;
  return readStrings(readObject(raw, 'mask').fieldPaths, 'mask.fieldPaths').map(parseFieldPath);
}

export function readPrecondition(raw: unknown): Precondition {
  if (raw === undefined || raw === null) return {};
  const { exists, updateTime } = readObject(raw, 'currentDocument');
  if (updateTime) return { updateTime: parseTimestamp(updateTime) };
  return exists === undefined ? {} : { exists: exists === true };
}

function readTransforms(raw: unknown): FieldTransform[] {
  const transforms = readList(raw, 'updateTransforms').map(readTransform);
  if (transforms.length > MAX_TRANSFORMS)
    throw new RpcError('INVALID_ARGUMENT', `maximum ${MAX_TRANSFORMS} field transforms allowed per document`);
  for (const outer of transforms)
    if (transforms.some((inner) => isWithin(inner.path, outer.path)))
      throw new RpcError(
        'INVALID_ARGUMENT',
        `Cannot transform property ${outer.path.join('.')} and its nested property at the same time.`,
      );
  return transforms;
}

function isWithin(inner: FieldPath, outer: FieldPath): boolean {
  return inner.length > outer.length && outer.every((name, index) => inner[index] === name);
}
