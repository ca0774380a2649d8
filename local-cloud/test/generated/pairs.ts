import type { StructuredQuery } from '../../src/firestore-model/wire.ts';
import type { FirestoreRules } from '../../src/rules/access.ts';
import { loadFirestoreRules } from '../../src/rules/load-rules.ts';
import { RulesSyntaxError } from '../../src/rules/rules-syntax-error.ts';
import { ALICE, PROJECT } from '../../src/rules/testing/rules-case.ts';
import { RpcError } from '../../src/status.ts';
import { condition, SUBJECT } from './condition.ts';
import { listCondition, listQuery } from './listing.ts';
import { Random } from './random.ts';

const FILES = 40;
const PAIRS_PER_FILE = 20;

/** One condition with one request by Alice: to get the document `g{n}/x`, or a query over `g{n}`. */
export interface Pair {
  condition: string;
  list?: StructuredQuery;
}

/** `invalid` is a pair that does not test the rules: it does not run as a query, or is beyond Google's compiler. */
export type Answer = 'allowed' | 'denied' | 'rejected' | 'invalid';

/** Pairs in groups that fit one rules file each, alternately about documents and about queries; the same for the same seed. */
export function generatePairs(seed: number): Pair[][] {
  const random = new Random(seed);
  return Array.from({ length: FILES }, (_, file) =>
    Array.from({ length: PAIRS_PER_FILE }, (_, index) => generate(random, file % 2 === 1, index)),
  );
}

function generate(random: Random, isList: boolean, index: number): Pair {
  if (!isList) return { condition: condition(random) };
  return { condition: listCondition(random), list: listQuery(random, `g${index}`) };
}

/** The rules file for a group of pairs: the n-th condition decides on the collection `g{n}`. */
export function rulesOf(pairs: readonly Pair[]): string {
  const blocks = pairs.map(
    ({ condition: asked, list }, index) => `match /g${index}/{id} { allow ${list ? 'list' : 'get'}: if ${asked}; }`,
  );
  return `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents {\n${blocks.join('\n')}\n} }`;
}

/** The rules engine's decision on a pair. */
export function ownAnswer(pair: Pair): Answer {
  try {
    judge(loadFirestoreRules(rulesOf([pair]), { project: PROJECT }), pair);
    return 'allowed';
  } catch (error) {
    if (error instanceof RulesSyntaxError) return 'rejected';
    if (error instanceof RpcError) return error.status === 'PERMISSION_DENIED' ? 'denied' : 'invalid';
    throw error;
  }
}

function judge(rules: FirestoreRules, { list }: Pair): void {
  const document = { path: 'g0/x', fields: SUBJECT };
  const lookup = (path: string) => (path === document.path ? document : undefined);
  const time = new Date();
  if (list) rules.judgeList(ALICE, '', { ...list, from: [{ collectionId: 'g0' }] }, lookup, time);
  else rules.judgeGet(ALICE, document.path, document, lookup, time);
}
