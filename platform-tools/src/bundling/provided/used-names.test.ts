import { MadeUpSection } from '../testing/made-up-section.ts';

const section = new MadeUpSection({
  'section.ts': `
    import react, { useState as state } from 'react';
    import * as router from '@cursiv/shared-router';
    import { LOCALES, formatDate } from '@cursiv/shared-i18n';
    import { unused } from './unused.ts';
    import { list, ref } from './handed-on.ts';
    import * as handedOn from './handed-on-whole.ts';
    export const section = {
      state: [state, react['useId'.toString()], (0, react).memo, react.useNotThereYet],
      router: router.useGo(),
      storage: [ref(), list()],
      database: () => globalThis.inspect(handedOn),
      locales: LOCALES.map(() => '@cursiv/shared-auth'),
      later: async () => {
        const { authService: service } = await import('@cursiv/shared-firebase/auth');
        return [service(), await import('@cursiv/shared-firebase/functions')];
      },
    };`,
  'unused.ts': `
    import { useUser } from '@cursiv/shared-auth';
    export const unused = () => useUser();`,
  'handed-on.ts': `
    export * from '@cursiv/shared-firebase/storage';
    export { uploadBytes as list } from '@cursiv/shared-firebase/storage';`,
  'handed-on-whole.ts': `export * from '@cursiv/shared-firebase/firestore'; // among others doc`,
  'package.json': '{ "sideEffects": false }',
});
afterAll(() => section.remove());

it('a build says which names of the provided packages its code uses, however it takes them', () => {
  expect(section.build()).toEqual([]);
  expect(section.read('used-names.json')).toEqual({
    react: { version: expect.stringMatching(/^19\./), names: ['memo', 'useId', 'useState'] },
    '@cursiv/shared-router': { names: ['useGo'] },
    '@cursiv/shared-i18n': { names: ['LOCALES'] },
    '@cursiv/shared-firebase/auth': { names: ['authService'] },
    '@cursiv/shared-firebase/storage': { names: ['ref', 'uploadBytes'] },
    // What becomes of a package that is handed on as it is cannot be told.
    '@cursiv/shared-firebase/functions': { names: ['functionsService', 'httpsCallable'] },
    '@cursiv/shared-firebase/firestore': { names: expect.arrayContaining(['doc', 'where', 'writeBatch']) },
  });
});
