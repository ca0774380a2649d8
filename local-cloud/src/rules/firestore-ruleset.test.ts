import type { StructuredQuery } from '../firestore-model/wire.ts';
import type { Caller, FirestoreRules, Lookup } from './access.ts';
import { loadFirestoreRules } from './load-rules.ts';

const TIME = new Date('2026-03-01T12:00:00.123Z');
const ANA: Caller = { uid: 'ana', token: { role: 'teacher' } };
const NOTHING: Lookup = () => undefined;

function rulesOf(body: string): FirestoreRules {
  const source = `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents {\n${body}\n} }`;
  return loadFirestoreRules(source, { project: 'demo-cursiv' });
}

function get(condition: string, { caller = ANA, lookup = NOTHING }: { caller?: Caller; lookup?: Lookup } = {}) {
  const rules = rulesOf(`match /notes/{id} { allow get: if ${condition}; }`);
  return () => rules.judgeGet(caller, 'notes/n1', lookup('notes/n1'), lookup, TIME);
}

function list(condition: string, where: StructuredQuery['where']) {
  const rules = rulesOf(`match /notes/{id} { allow list: if ${condition}; }`);
  const query: StructuredQuery = { from: [{ collectionId: 'notes' }], ...(where && { where }) };
  return () => rules.judgeList(ANA, '', query, NOTHING, TIME);
}

const equal = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
});

describe('Firestore rules', () => {
  it('refuse with the status, the operation and the line of the statement', () => {
    expect(get('false')).toThrow(
      expect.objectContaining({ status: 'PERMISSION_DENIED', message: "\nfalse for 'get' @ L3" }),
    );
    expect(() => rulesOf('match /a/{b} { allow get; }').judgeGet(ANA, 'notes/n1', undefined, NOTHING, TIME)).toThrow(
      'No matching allow statements',
    );
  });

  it('give a visitor no auth', () => {
    expect(get('request.auth == null', { caller: null })).not.toThrow();
    expect(get("request.auth.uid == 'ana'", { caller: null })).toThrow("Null value error. for 'get' @ L3");
  });

  it('show a missing document as null', () => {
    expect(get('resource == null')).not.toThrow();
    expect(get('resource.data.owner == "ana"')).toThrow('Null value error.');
  });

  it('read other documents, and fail where one is missing or the path is invalid', () => {
    const lookup: Lookup = (path) =>
      path === 'users/ana' ? { path, fields: { admin: { booleanValue: true } } } : undefined;
    expect(get('get(/databases/$(db)/documents/users/$(request.auth.uid)).data.admin', { lookup })).not.toThrow();
    expect(get('get(/databases/$(db)/documents/users/eva).data.admin', { lookup })).toThrow('Service call error.');
    expect(get('!exists(/databases/$(db)/documents/users)', { lookup })).toThrow('Service call error.');
    expect(get('!exists(/databases/other/documents/users/eva)', { lookup })).toThrow('Service call error.');
  });

  it('take a value with a slash as one segment, which leads nowhere else', () => {
    const lookup: Lookup = (path) => ({ path, fields: {} });
    expect(get("exists(/databases/$(db)/documents/users/$('ana/notes/n2'))", { lookup })).toThrow(
      'Service call error.',
    );
  });

  it('tell a reference to another project from one of this project', () => {
    const referenceValue = (project: string) => `projects/${project}/databases/(default)/documents/users/ana`;
    const condition = 'resource.data.author == /databases/$(db)/documents/users/ana';
    const noteBy = (project: string): Lookup => {
      return (path) => ({ path, fields: { author: { referenceValue: referenceValue(project) } } });
    };
    expect(get(condition, { lookup: noteBy('demo-cursiv') })).not.toThrow();
    expect(get(condition, { lookup: noteBy('elsewhere') })).toThrow("\nfalse for 'get'");
  });

  it('stop at 1000 expressions', () => {
    const rules = (terms: number) =>
      rulesOf(
        `function many() { return ${Array(50).fill('true').join(' && ')}; }
        match /notes/{id} { allow get: if ${Array(terms).fill('many()').join(' && ')}; }`,
      );
    const judge = (terms: number) => () => rules(terms).judgeGet(ANA, 'notes/n1', undefined, NOTHING, TIME);
    expect(judge(6)).not.toThrow();
    expect(judge(7)).toThrow('the maximum of 1000 expressions to evaluate has been reached');
  });

  it('turn every failure of a built-in function into a refusal', () => {
    expect(get("'a'.replace('a', '$7') == ''")).toThrow("for 'get' @ L3");
    expect(get('timestamp.value(9000000000000000000).year() > 0')).toThrow('Timestamp is not valid.');
    expect(get('math.round(1.0 / 0.0) > 0')).toThrow("for 'get' @ L3");
    expect(get('request.constructor != null')).toThrow('Property constructor is undefined on object.');
    expect(get('"a".constructor() != null')).toThrow('Function not found error: Name: [constructor].');
    expect(get('toString() != null')).toThrow('Function not found error: Name: [toString].');
  });

  it('tell a field that is null from a missing one when comparing maps', () => {
    expect(get("{'a': null} == {'b': 1}")).toThrow("\nfalse for 'get'");
  });
});

describe('Firestore rules on queries', () => {
  it('prove a list from its constraints, alternative by alternative', () => {
    const mine = 'resource.data.owner == request.auth.uid';
    expect(list(mine, equal('owner', 'ana'))).not.toThrow();
    expect(list(mine, undefined)).toThrow('Property owner is undefined on object.');
    const either = (op: 'AND' | 'OR' | number) => ({
      compositeFilter: { op, filters: [equal('owner', 'ana'), equal('kind', 'draft')] },
    });
    expect(list(mine, either('AND'))).not.toThrow();
    expect(list(mine, either('OR'))).toThrow('Property owner is undefined on object.');
    expect(list(mine, either(2))).toThrow('Property owner is undefined on object.');
  });

  it('learn nothing from an operator they do not know', () => {
    const odd = { fieldFilter: { ...equal('owner', 'ana').fieldFilter, op: 5 } };
    expect(list('resource.data.owner == request.auth.uid', odd)).toThrow('Property owner is undefined on object.');
  });

  it('never take a comparison that a range leaves open for false', () => {
    const above = { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '5' } } };
    expect(list('resource.data.n > 5', above)).not.toThrow();
    expect(list('!(resource.data.n == 9)', above)).toThrow("evaluation error at L3:36 for 'list' @ L3");
    expect(list('resource.data.n in [9]', above)).toThrow("false for 'list' @ L3");
    expect(list("resource.data.n != 'x'", above)).toThrow("evaluation error at L3:36 for 'list' @ L3");
  });

  it('refuse more alternatives than Firestore takes', () => {
    const values = Array.from({ length: 31 }, (_, index) => ({ integerValue: String(index) }));
    const many = { fieldFilter: { field: { fieldPath: 'n' }, op: 'IN', value: { arrayValue: { values } } } };
    expect(list('true', many)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});
