import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StructuredQuery, WireFields } from '../../firestore-model/wire.ts';

/** A write of the REST API, as far as the recorded cases use it; their masks name top-level fields. */
export interface CaseWrite {
  update?: { name: string; fields: WireFields };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
  delete?: string;
  verify?: string;
}

/** One request under one rules file, with what Google's emulator answered. */
export interface RulesCase {
  name: string;
  rules: string;
  /** `accepted` and `rejected` are about the rules file alone. */
  answer: 'allowed' | 'denied' | 'accepted' | 'rejected';
  /** Google's wording of the refusal, where it gives one reason only. */
  reason?: string;
  /** Name of the documents that exist before the request. */
  documents?: string;
  list?: StructuredQuery;
  get?: string;
  commit?: CaseWrite[];
  /** Name of the fields of the document `t/x1` that is created. */
  create?: string;
}

export interface RulesCases {
  documents: Record<string, Record<string, WireFields>>;
  fields: Record<string, WireFields>;
  cases: RulesCase[];
}

export const PROJECT = 'demo-x';
/** Who asks in every case. */
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
