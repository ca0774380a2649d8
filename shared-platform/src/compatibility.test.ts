import { incompatibilities, reasonsToRefuse } from './compatibility.ts';

const shell = { contract: { major: 1, minor: 2 }, provides: { react: '19.3.1', '@cursiv/shared-auth': '1.2.0' } };
const contract = { major: 1, minor: 0 };

const reasons = (needs: Parameters<typeof incompatibilities>[0]) => incompatibilities(needs, shell);

describe('compatibility of a section with a shell', () => {
  it('accepts a section whose needs are met', () => {
    expect(reasons({ contract, requires: { react: '^19.2.0', '@cursiv/shared-auth': '^1.2.0' } })).toEqual([]);
  });
  it('names a package that is missing or too old', () => {
    expect(reasons({ contract, requires: { react: '^20.0.0', zod: '^4.0.0' } })).toEqual([
      'needs react ^20.0.0, the shell has 19.3.1',
      'needs zod ^4.0.0, the shell has none',
    ]);
  });
  it.each([
    ['^1.2.0', true],
    ['^1.1.9', true],
    ['^1.2.1', false],
    ['^0.9.0', false],
    ['^2.0.0', false],
    ['1.2.0', false],
    ['*', false],
  ])('judges %s against 1.2.0: %s', (range, isMet) => {
    expect(reasons({ contract, requires: { '@cursiv/shared-auth': range } })).toHaveLength(isMet ? 0 : 1);
  });
  it.each([
    [2, 0],
    [0, 2],
    [1, 3],
  ])('refuses contract %s.%s', (major, minor) => {
    expect(reasons({ contract: { major, minor }, requires: {} })).toEqual([
      `speaks contract ${major}.${minor}, the shell 1.2`,
    ]);
  });
});

describe('a release in a deployment', () => {
  const needs = { contract: { major: 1, minor: 1 }, requires: {} };
  it.each([
    [{}, []],
    [{ minContract: { major: 1, minor: 1 } }, []],
    [{ minContract: { major: 1, minor: 2 } }, ['its contract is older than the registry allows']],
    [{ minContract: { major: 2, minor: 0 } }, ['its contract is older than the registry allows']],
  ])('whose registry says %j is refused for %j', (entry, expected) => {
    expect(reasonsToRefuse(needs, entry, shell)).toEqual(expected);
  });
});
