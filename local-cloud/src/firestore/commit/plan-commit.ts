import { isDeepStrictEqual } from 'node:util';
import type { DocumentChange, ReadDocument, StoredDocument } from '../../firestore-model/document.ts';
import { checkDocumentLimits } from '../../firestore-model/document-limits.ts';
import { getField, withField } from '../../firestore-model/names/field-path.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import type { WireValue } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';
import { applyTransform } from './field-transform.ts';
import type { Write } from './write.ts';

/** google.firestore.v1.WriteResult */
export interface WriteResult {
  updateTime?: string;
  transformResults?: WireValue[];
}

/** One modifying write, with the document as stored before the commit and as this write leaves it. */
interface CommitStep extends DocumentChange {
  op: 'create' | 'update' | 'delete';
}

/** The effects of a commit. Nothing changes until they are applied. */
export interface CommitPlan {
  time: number;
  results: WriteResult[];
  steps: CommitStep[];
  /** Reads the database as it would be after the commit. */
  readAfter: ReadDocument;
  /** The documents that end up different. */
  changes: DocumentChange[];
  /** The first failed precondition; once the rules have allowed the writes, the commit fails with it. */
  failure: RpcError | undefined;
}

/** Applies the writes in memory, in order. Throws the service's status when one exceeds a limit. */
export function planCommit(
  writes: readonly Write[],
  read: ReadDocument,
  time: number,
  names: ResourceNames,
): CommitPlan {
  const written = new Map<string, StoredDocument | undefined>();
  const readAfter: ReadDocument = (path) => (written.has(path) ? written.get(path) : read(path));
  const steps: CommitStep[] = [];
  let failure: RpcError | undefined;
  const results = writes.map((write): WriteResult => {
    const current = readAfter(write.path);
    const failed = failedPrecondition(write, current, names);
    failure ??= failed;
    if (write.kind === 'verify') return current ? { updateTime: formatTimestamp(current.updateTime) } : {};
    const { after, result } = write.kind === 'delete' ? DELETED : updateDocument(write, current, time);
    if (after) checkDocumentLimits(names.nameOf(write.path), write.path, after.fields);
    const before = read(write.path);
    steps.push({ op: operation(write, before, failed !== undefined), path: write.path, before, after });
    written.set(write.path, after);
    return result;
  });
  const changes = [...written]
    .map(([path, after]) => ({ path, before: read(path), after }))
    .filter(({ before, after }) => before?.updateTime !== after?.updateTime);
  return { time, results, steps, readAfter, changes, failure };
}

interface StepOutcome {
  after: StoredDocument | undefined;
  result: WriteResult;
}

const DELETED: StepOutcome = { after: undefined, result: {} };

/** A write that changes nothing keeps the document's update time. */
function updateDocument(
  { path, fields: given, mask, transforms }: Extract<Write, { kind: 'update' }>,
  current: StoredDocument | undefined,
  time: number,
): StepOutcome {
  let fields = mask ? (current?.fields ?? {}) : given;
  for (const masked of mask ?? []) fields = withField(fields, masked, getField(given, masked));
  const transformResults: WireValue[] = [];
  for (const transform of transforms) {
    const { value, result } = applyTransform(transform, getField(fields, transform.path), time);
    fields = withField(fields, transform.path, value);
    transformResults.push(result);
  }
  const updateTime = current && isDeepStrictEqual(current.fields, fields) ? current.updateTime : time;
  const after = { path, fields, createTime: current?.createTime ?? time, updateTime };
  const result: WriteResult = { updateTime: formatTimestamp(updateTime) };
  return { after, result: transforms.length > 0 ? { ...result, transformResults } : result };
}

/** What the rules judge of a write: when its precondition fails, the intended write. */
function operation(
  { kind, precondition }: Write,
  before: StoredDocument | undefined,
  hasFailed: boolean,
): CommitStep['op'] {
  if (kind === 'delete') return 'delete';
  const isUpdate = hasFailed ? precondition.exists !== false : before !== undefined;
  return isUpdate ? 'update' : 'create';
}

function failedPrecondition(
  { path, precondition: { exists, updateTime } }: Write,
  current: StoredDocument | undefined,
  names: ResourceNames,
): RpcError | undefined {
  if (!current && exists === true) return new RpcError('NOT_FOUND', `No document to update: ${names.nameOf(path)}`);
  if (current && exists === false)
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${names.nameOf(path)}`);
  const stored = current?.updateTime ?? 0;
  if (updateTime !== undefined && updateTime !== stored)
    return new RpcError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${updateTime})`,
    );
  return undefined;
}
