import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The two kinds of form: one that the page's code answers, and one that navigates to another page. */
const FORMS = ['shared-ui/src/forms/form.tsx', 'shared-ui/src/forms/search/search-form.tsx'];

/** Works without scripts: a function answers it. */
const ANSWERED = 'mf-public/src/shared/contact/lead-form.tsx';

describe('forms of the product', () => {
  const sources = globSync('{shell,mf-*,shared-*}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  const withForm = sources.filter((file) => /<form\b/.test(readFileSync(path.join(root, file), 'utf8')));

  it('post what is typed to a function where they do not need the page’s code', () => {
    expect(readFileSync(path.join(root, ANSWERED), 'utf8')).toMatch(
      /<form\s[^>]*method="post"\s[^>]*action=\{LEADS_PATH\}/,
    );
  });

  it('are all made by the two that put nothing typed into an address', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(withForm.toSorted()).toEqual([...FORMS, ANSWERED].toSorted());
  });
});
