import { usedInText } from './names-in-text.ts';

const PROVIDED = {
  react: { version: '19.2.0', names: ['memo', 'useId'] },
  '@cursiv/shared-auth': { names: ['sendSignInLink', 'useSession', 'useSessionCopy'] },
};

it('a build that says nothing needs what its code names, and no more of a package that grows', () => {
  const text = 'const r=t(123),a=t(45);e.default=()=>(0,r.memo)(a.useSession)';
  expect(usedInText(text, PROVIDED)).toEqual({
    react: { version: '19.2.0', names: ['memo'] },
    '@cursiv/shared-auth': { names: ['useSession'] },
  });
});
