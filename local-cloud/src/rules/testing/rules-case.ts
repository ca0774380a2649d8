import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StructuredQuery, WireFields } from '../../firestore-model/wire.ts';

/** A write of the REST API, in the subset of the recorded cases; their masks name top-level fields. */
export interface CaseWrite {
  update?: { name: string; fields: WireFields };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
  delete?: string;
  verify?: string;
}

/** One request under one rules file, with the answer of Google's emulator. */
export interface RulesCase {
  name: string;
  rules: string;
  /** `accepted` and `rejected` concern the rules file alone. */
  answer: 'allowed' | 'denied' | 'accepted' | 'rejected';
  /** Google's words for the refusal, where it gives one reason only. */
  reason?: string;
  /** Name of the documents that exist before the request. */
  documents?: string;
  list?: StructuredQuery;
  get?: string;
  commit?: CaseWrite[];
  /** Name of the fields of the created document `t/x1`. */
  create?: string;
}

export interface RulesCases {
  documents: Record<string, Record<string, WireFields>>;
  fields: Record<string, WireFields>;
  cases: RulesCase[];
}

export const PROJECT = 'demo-x';
/** The caller in every case. */
export const ALICE = {
  uid: 'alice',
  token: {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: 0,
    exp: 4e9,
    auth_time: 0,
    firebase: { sign_in_provider: 'custom', identities: {} },
    sub: 'alice',
    user_id: 'alice',
    email: 'a@x.y',
    email_verified: true,
    role: 'admin',
    n: 3,
  },
};
const FIXTURES = join(import.meta.dirname, '../../../test/fixtures');

/** The cases recorded in `rules-cases-{group}.json`. */
export function readCases(group: string): RulesCases {
  const cases: Partial<RulesCases> = JSON.parse(readFileSync(join(FIXTURES, `rules-cases-${group}.json`), 'utf8'));
  return { documents: {}, fields: {}, cases: [], ...cases };
}
