import { matchesSearch } from './matches-search.ts';

const resource = { title: { ro: 'Fișă de vocabular', en: 'Vocabulary sheet' } };

describe('matchesSearch', () => {
  it.each(['fisa', 'VOCABULAR fișă', 'sheet', '', 'fi'])('finds a title by "%s"', (search) => {
    expect(matchesSearch(resource, search)).toBe(true);
  });

  it('wants every word', () => {
    expect(matchesSearch(resource, 'fișă gramatică')).toBe(false);
  });
});
