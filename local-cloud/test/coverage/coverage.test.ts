import { FirestoreRuleset } from '../../src/rules/firestore-ruleset.ts';
import { parseRules } from '../../src/rules/parse/parse-rules.ts';
import { Coverage } from './coverage.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  function isOpen() { return resource.data.open == true; }
  match /notes/{id} { allow get: if isOpen() || (request.auth != null && resource.data.owner == request.auth.uid); }
} }`;

function gapsAfter(...opens: boolean[]) {
  const block = parseRules(RULES, 'cloud.firestore');
  const coverage = new Coverage(RULES, block);
  const rules = new FirestoreRuleset(block, 'demo', coverage.observe);
  for (const open of opens) {
    const document = { path: 'notes/a', fields: { open: { booleanValue: open } } };
    try {
      rules.judgeGet(null, 'notes/a', document, () => undefined, new Date());
    } catch {
      // A refusal covers the rules as much as a permission does.
    }
  }
  return coverage.gaps().map(({ line, text, gap }) => `${line}: ${gap}: ${text}`);
}

describe('the coverage of rules', () => {
  it('names what no request reached, the outermost expression only', () => {
    expect(gapsAfter()).toEqual([
      '3: never reached: resource.data.open == true',
      '4: never reached: isOpen() || ((request.auth != null) && (resource.data.owner == request.auth.uid))',
    ]);
  });

  it('names conditions that were never true or never false, and what they kept others from', () => {
    expect(gapsAfter(true)).toContain('3: never false: resource.data.open == true');
    const both = gapsAfter(true, false);
    expect(both).not.toContain('3: never false: resource.data.open == true');
    expect(both).toContain('4: never true: request.auth != null');
    expect(both).toContain('4: never reached: resource.data.owner == request.auth.uid');
  });
});
