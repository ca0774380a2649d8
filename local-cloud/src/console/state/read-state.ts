import { createHash } from 'node:crypto';
import type { ZodType } from 'zod';
import type { Account } from '../../auth/accounts/account.ts';
import type { StoredDocument } from '../../firestore-model/document.ts';
import { checkDocumentLimits } from '../../firestore-model/document-limits.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { parseTimestamp } from '../../firestore-model/timestamp.ts';
import { readFields } from '../../firestore-model/values/read-value.ts';
import { HttpError } from '../../http/http-error.ts';
import { RpcError } from '../../status.ts';
import { checkBucketName, checkObjectName } from '../../storage/objects/object-name.ts';
import type { StoredObject } from '../../storage/objects/stored-object.ts';
import { headerLine, type StateLine, stateLine } from './state-lines.ts';

/** A state file, parsed and checked. */
export interface State {
  accounts: Account[];
  documents: StoredDocument[];
  files: { object: StoredObject; bytes: Buffer }[];
}

/** Parses a whole state file before anything is changed. Throws HttpError 400 that names the line and the problem. */
export function readState(text: string, names: ResourceNames): State {
  const state: State = { accounts: [], documents: [], files: [] };
  const seen = new Set<string>();
  const [header, ...lines] = text.trimEnd().split('\n');
  parseLine(headerLine, header ?? '', 1);
  for (const [index, line] of lines.entries()) {
    const number = index + 2;
    const parsed = parseLine(stateLine, line, number);
    for (const key of keysOf(parsed)) {
      if (seen.has(key)) throw badLine(number, `${key} stands there twice`);
      seen.add(key);
    }
    addTo(state, parsed, names, number);
  }
  return state;
}

function addTo(state: State, line: StateLine, names: ResourceNames, number: number): void {
  try {
    // Parsed JSON has no undefined values, and the schema's type differs from an account's only in allowing them.
    if (line.kind === 'account') state.accounts.push(line.account as Account);
    else if (line.kind === 'document') state.documents.push(toDocument(line, names));
    else state.files.push(toFile(line));
  } catch (error) {
    if (error instanceof RpcError || error instanceof HttpError) throw badLine(number, error.message);
    throw error;
  }
}

function toDocument(line: Extract<StateLine, { kind: 'document' }>, names: ResourceNames): StoredDocument {
  const path = names.documentPathOf(names.nameOf(line.path));
  const fields = readFields(line.fields);
  checkDocumentLimits(names.nameOf(path), path, fields);
  return { path, fields, createTime: parseTimestamp(line.createTime), updateTime: parseTimestamp(line.updateTime) };
}

function toFile({ object, base64 }: Extract<StateLine, { kind: 'file' }>): { object: StoredObject; bytes: Buffer } {
  checkBucketName(object.bucket);
  checkObjectName(object.name);
  const bytes = Buffer.from(base64, 'base64');
  if (createHash('md5').update(bytes).digest('base64') !== object.md5Hash || bytes.length !== object.size) {
    throw new HttpError(400, 'INVALID_ARGUMENT', 'the bytes do not match the checksum');
  }
  return { object: { ...object, file: '' } as StoredObject, bytes };
}

/** Keys that must occur only once. */
function keysOf(line: StateLine): string[] {
  if (line.kind === 'document') return [`document ${line.path}`];
  if (line.kind === 'file') return [`file ${line.object.bucket}/${line.object.name}`];
  const { localId, email, providers } = line.account;
  const identities = providers.map(({ providerId, rawId }) => `identity ${providerId}/${rawId}`);
  return [`account ${localId}`, ...(email === undefined ? [] : [`e-mail ${email}`]), ...identities];
}

function parseLine<Line>(schema: ZodType<Line>, line: string, number: number): Line {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw badLine(number, 'is not JSON');
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'is not valid' };
  throw badLine(number, [path.join('.'), message].filter((part) => part !== '').join(': '));
}

function badLine(number: number, problem: string): HttpError {
  return new HttpError(400, 'INVALID_ARGUMENT', `Line ${number}: ${problem}.`);
}
