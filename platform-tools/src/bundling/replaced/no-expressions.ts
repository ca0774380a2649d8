/** What Firestore gets in the place of `re2js`. Throws Error when a pipeline matches a regular expression. */
export const RE2JS = {
  compile(): never {
    throw new Error('pipelines with regular expressions are not part of this site');
  },
};
