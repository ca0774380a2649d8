import { flagSentence } from './flag-sentence.ts';

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
