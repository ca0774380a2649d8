import { incompatibilities, reasonsToRefuse } from './fitness.ts';

const contract = { major: 1, minor: 0 };
const shell = {
  contract: { major: 1, minor: 2 },
  provides: {
    react: { version: '19.3.1', names: ['use', 'useState'] },
    '@cursiv/shared-router': { names: ['Link', 'useGo'] },
  },
};

const reasons = (needs: Parameters<typeof incompatibilities>[0]) => incompatibilities(needs, shell);
const reasonsFor = (requires: Parameters<typeof incompatibilities>[0]['requires']) => reasons({ contract, requires });

describe('compatibility of a section with a shell', () => {
  it('accepts a section that uses what the shell has, whatever its packages were when it was built', () => {
    const react = { version: '19.4.0', names: ['useState'] };
    expect(reasonsFor({ react, '@cursiv/shared-router': { names: ['useGo'] } })).toEqual([]);
  });
  it('names what the shell does not have', () => {
    expect(
      reasonsFor({
        react: { version: '19.4.0', names: ['useNewest', 'useState'] },
        '@cursiv/shared-router': { names: ['Link', 'useBack', 'useLeaveGuard'] },
        '@cursiv/shared-forms': { names: ['Form'] },
      }),
    ).toEqual([
      'needs useNewest of react, the shell has none',
      'needs useBack, useLeaveGuard of @cursiv/shared-router, the shell has none',
      'needs @cursiv/shared-forms, the shell has none',
    ]);
  });
  it.each(['18.9.9', '20.0.0'])('refuses react %s, where the same names may mean something else', (version) => {
    expect(reasonsFor({ react: { version, names: ['useState'] } })).toEqual([
      `needs react ${version}, the shell has 19.3.1`,
    ]);
  });
  it('asks no more of what was built for another contract, when needs were ranges of versions', () => {
    const old = { contract: { major: 0, minor: 9 }, requires: { react: '^19.2.0' } };
    expect(reasons(old as never)).toEqual(['speaks contract 0.9, the shell 1.2']);
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
  const release = { section: 'desk', contract: { major: 1, minor: 1 }, requires: {}, routes: [{ path: '/desk/:id' }] };
  const entry = { origin: 'https://desk.test', owns: ['/desk'] };
  const sections = { start: { origin: 'https://start.test', owns: ['/'] }, desk: entry };
  it.each([
    [{}, []],
    [{ minContract: { major: 1, minor: 1 } }, []],
    [{ minContract: { major: 1, minor: 2 } }, ['its contract is older than the registry allows']],
    [{ minContract: { major: 2, minor: 0 } }, ['its contract is older than the registry allows']],
  ])('whose registry says %j is refused for %j', (more, expected) => {
    expect(reasonsToRefuse(release, { ...sections, desk: { ...entry, ...more } }, shell)).toEqual(expected);
  });
  it('is refused when it claims pages of others, and each is named', () => {
    const routes = [{ path: '/desk' }, { path: '/courses' }, { path: '/' }];
    expect(reasonsToRefuse({ ...release, routes }, sections, shell)).toEqual([
      'claims /courses outside its prefixes',
      'claims / outside its prefixes',
    ]);
  });
  it('is refused when the registry does not know its section', () => {
    expect(reasonsToRefuse({ ...release, section: 'attic' }, sections, shell)).toEqual([
      'claims /desk/:id outside its prefixes',
    ]);
  });
});
