import { RpcError } from '../status.ts';
import { loadFirestoreRules } from './load-rules.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import { accessesOf, lookupIn, toDocuments, verifiedPath } from './testing/case-database.ts';
import { ALICE, PROJECT, type RulesCase, type RulesCases, readCases } from './testing/rules-case.ts';

const TIME = new Date('2026-03-01T12:00:00.123Z');
interface Outcome {
  answer: RulesCase['answer'];
  reason?: string;
}

function request(subject: RulesCase, { documents, fields }: RulesCases): void {
  const rules = loadFirestoreRules(subject.rules, { project: PROJECT });
  const stored = toDocuments(documents[subject.documents ?? '']);
  const lookup = lookupIn(stored);
  if (subject.list) rules.judgeList(ALICE, '', subject.list, lookup, TIME);
  const created = {
    name: `projects/${PROJECT}/databases/(default)/documents/t/x1`,
    fields: fields[subject.create ?? ''] ?? {},
  };
  const writes = subject.create ? [{ update: created }] : (subject.commit ?? []);
  const read = subject.get ?? writes.map(verifiedPath)[0];
  if (read !== undefined) rules.judgeGet(ALICE, read, lookup(read), lookup, TIME);
  else for (const access of accessesOf(writes, stored, TIME)) rules.judgeWrite(ALICE, access, TIME);
}

function outcomeOf(subject: RulesCase, group: RulesCases): Outcome {
  const isAboutRulesAlone = subject.answer === 'accepted' || subject.answer === 'rejected';
  try {
    request(subject, group);
    return { answer: isAboutRulesAlone ? 'accepted' : 'allowed' };
  } catch (error) {
    if (error instanceof RulesSyntaxError) return { answer: 'rejected' };
    if (!(error instanceof RpcError) || error.status !== 'PERMISSION_DENIED') throw error;
    return { answer: 'denied', ...(subject.reason === undefined ? {} : { reason: error.message }) };
  }
}

describe.each([
  ['queries', 'list', 91],
  ['expressions', 'expressions', 193],
  ['writes and batches', 'writes', 26],
  ['rules files', 'rulesets', 10],
  ['edges of the language', 'edges', 269],
])("Firestore rules answer as Google's emulator did for %s", (_, file, count) => {
  const group = readCases(file);

  it(`reads all ${count} recorded cases`, () => {
    expect(group.cases).toHaveLength(count);
  });

  it.each(group.cases.map((subject, index) => [index + 1, subject.name, subject] as const))(
    '%i: %s',
    (_number, _name, subject) => {
      const { answer, reason } = subject;
      expect(outcomeOf(subject, group)).toEqual({ answer, ...(reason === undefined ? {} : { reason }) });
    },
  );
});
