import { isDeepStrictEqual } from 'node:util';
import { RpcError } from '../status.ts';
import type { DocumentChange, ReadDocument, StoredDocument } from './document.ts';
import { checkDocumentLimits } from './document-limits.ts';
import { getField, withField } from './field-path.ts';
import { applyTransform } from './field-transform.ts';
import type { ResourceNames } from './resource-names.ts';
import { formatTimestamp } from './timestamp.ts';
import type { WireValue } from './wire.ts';
import type { Write } from './write.ts';

/** google.firestore.v1.WriteResult */
export interface WriteResult {
  updateTime?: string;
  transformResults?: WireValue[];
}

/** One modifying write with the document as stored before the whole commit, and as this write leaves it. */
export type CommitStep = DocumentChange;

/** What a commit would do. Nothing is changed until its changes are applied. */
export interface CommitPlan {
  time: number;
  results: WriteResult[];
  steps: CommitStep[];
  /** Reads the database as it would be after the commit. */
  readAfter: ReadDocument;
  /** The documents that end up different. */
  changes: DocumentChange[];
}

/** Carries the writes out in memory, in order. Throws the service's status for a failed precondition or a limit. */
export function planCommit(
  writes: readonly Write[],
  read: ReadDocument,
  time: number,
  names: ResourceNames,
): CommitPlan {
  const written = new Map<string, StoredDocument | undefined>();
  const readAfter: ReadDocument = (path) => (written.has(path) ? written.get(path) : read(path));
  const steps: CommitStep[] = [];
  const results = writes.map((write): WriteResult => {
    const current = readAfter(write.path);
    checkPrecondition(write, current, names);
    if (write.kind === 'verify') return current ? { updateTime: formatTimestamp(current.updateTime) } : {};
    const { after, result } = write.kind === 'delete' ? DELETED : updateDocument(write, current, time);
    if (after) checkDocumentLimits(names.nameOf(write.path), write.path, after.fields);
    steps.push({ path: write.path, before: read(write.path), after });
    written.set(write.path, after);
    return result;
  });
  const changes = [...written]
    .map(([path, after]) => ({ path, before: read(path), after }))
    .filter(({ before, after }) => before?.updateTime !== after?.updateTime);
  return { time, results, steps, readAfter, changes };
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

function checkPrecondition(
  { path, precondition: { exists, updateTime } }: Write,
  current: StoredDocument | undefined,
  names: ResourceNames,
): void {
  if (!current && (exists === true || updateTime !== undefined))
    throw new RpcError('NOT_FOUND', `No document to update: ${names.nameOf(path)}`);
  if (current && exists === false)
    throw new RpcError('ALREADY_EXISTS', `Document already exists: ${names.nameOf(path)}`);
  if (current && updateTime !== undefined && updateTime !== current.updateTime)
    throw new RpcError(
      'FAILED_PRECONDITION',
      `the stored version (${current.updateTime}) does not match the required base version (${updateTime})`,
    );
}
