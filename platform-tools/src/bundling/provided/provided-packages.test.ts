import { assertProvides } from './assert-provides.ts';
import { providedPackages } from './provided-packages.ts';

const provided = providedPackages();

describe('what a shell says that it provides', () => {
  it('is the names that exist at run time, and no types', () => {
    const { names } = provided['@cursiv/shared-router'] ?? { names: [] };
    expect(names).toEqual(expect.arrayContaining(['Link', 'useGo', 'useLocation']));
    expect(names).not.toContain('LoaderFunctionArgs');
    expect(provided['@cursiv/shared-firebase/auth']?.names).toEqual(expect.arrayContaining(['authService', 'signOut']));
  });

  it("is what visitors' React has, not the one for development", () => {
    expect(provided.react?.names).toContain('useState');
    expect(provided.react?.names).not.toContain('act');
  });

  it('is what its code gives, or the build fails', () => {
    const code = `exports.provided = { react: { use() {} }, ondemand: require('ondemand') };`;
    const said = { react: { names: ['use'] }, ondemand: { names: ['later'] } };
    assertProvides(code, said);
    expect(() => assertProvides(code, { ...said, react: { names: ['use', 'useNewest'] } })).toThrow(
      'the shell is built to provide useNewest of react and does not',
    );
  });
});
