import { addMessages } from '@cursiv/shared-i18n';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import { flagSentence } from './flag-sentence.ts';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

describe('flagSentence', () => {
  it('tells what somebody has become', () => {
    expect(flagSentence('ro', 'Dan Ionescu', 'verifiedExpert', true)).toBe('Dan Ionescu este acum expert verificat.');
    expect(flagSentence('en', 'Dan Ionescu', 'isAdmin', true)).toBe('Dan Ionescu is an administrator now.');
  });

  it('tells what somebody no longer is', () => {
    expect(flagSentence('ro', 'Ana', 'isAdmin', false)).toBe('Ana nu mai este administrator.');
    expect(flagSentence('en', 'Ana', 'verifiedCreator', false)).toBe('Ana is no longer a verified creator.');
  });
});
