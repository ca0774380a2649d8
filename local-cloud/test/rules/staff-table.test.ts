import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RIGHTS, ROLE_RIGHTS, STAFF_ROLES, storedRole, WORK_RIGHTS } from '@cursiv/shared-domain';

const rules = readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8');
const words = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);

describe('the roles in the data rules', () => {
  it('hold exactly what the table says', () => {
    const [, table = ''] = /function rightsOf\(role\) \{\s+return \{([^}]+)\}/.exec(rules) ?? [];
    const held = Object.fromEntries(
      [...table.matchAll(/'([\w-]+)': \[([^\]]*)\]/g)].map(([, role = '', rights = '']) => [role, words(rights)]),
    );
    expect(held).toEqual(Object.fromEntries(STAFF_ROLES.map((role) => [storedRole(role), ROLE_RIGHTS[role]])));
  });

  it('are those that an administrator may give', () => {
    const [, given = ''] = /after\(\)\.role in \[([^\]]+)\]/.exec(rules) ?? [];
    expect(words(given)).toEqual([undefined, ...STAFF_ROLES].map(storedRole));
  });

  it('take on the kinds of work that the table says', () => {
    const [, table = ''] = /function rightFor\(kind\) \{\s+return \{([^}]+)\}/.exec(rules) ?? [];
    expect(
      Object.fromEntries([...table.matchAll(/'(\w+)': '(\w+)'/g)].map(([, kind, right]) => [kind, right])),
    ).toEqual(WORK_RIGHTS);
  });

  it('are asked for by rights that there are, and nothing asks for what no role has', () => {
    const asked = new Set([...rules.matchAll(/\bmay\('(\w+)'\)/g)].map(([, right]) => right));
    const held = new Set(STAFF_ROLES.flatMap((role) => ROLE_RIGHTS[role]));
    expect([...asked].sort()).toEqual([...held].sort());
    expect(RIGHTS).toEqual(expect.arrayContaining([...held]));
  });
});
