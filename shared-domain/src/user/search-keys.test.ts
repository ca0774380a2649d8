import { isFoundBy, searchKeyFor, searchKeysOf } from './search-keys.ts';

const ilinca = { name: 'Ilinca Șerban', email: 'Ilinca.Serban@cursiv.test' };
const stefanut = { name: 'Ştefănuț-Andrei Popescu', email: 'sap_1990@exemplu.ro' };
const long = { name: 'Wolfeschlegelsteinhausenbergerdorff', email: 'a@b.ro' };

/** As first the database and then the list decide. */
const isFound = (query: string, person: { name: string; email: string }) => {
  const key = searchKeyFor(query);
  return (key === undefined || searchKeysOf(person).includes(key)) && isFoundBy(query, person);
};

describe('looking for people', () => {
  it.each([
    ['serban', ilinca],
    ['ȘERBAN', ilinca],
    ['şerb', ilinca],
    ['ser ilin', ilinca],
    ['i s', ilinca],
    ['ilinca ilin', ilinca],
    ['serban ilinca', ilinca],
    ['ilinca.serban@cursiv.test', ilinca],
    ['ILINCA.SERBAN@CURSIV.TEST', ilinca],
    ['ilinca.serban@c', ilinca],
    ['ilinca.s', ilinca],
    ['stefan', stefanut],
    ['Ștefănuț', stefanut],
    ['andrei', stefanut],
    ['popescu stefanut', stefanut],
    ['1990', stefanut],
    ['wolfeschlegelsteinhausenbergerd', long],
    ['', ilinca],
    [' – ', ilinca],
  ])('finds them by "%s"', (query, person) => {
    expect(isFound(query, person)).toBe(true);
  });

  it.each([
    ['erban', ilinca],
    ['serban maria', ilinca],
    ['cursiv', ilinca],
    ['serban@cursiv.test', ilinca],
    ['wolfeschlegelsteinhausenbergerx', long],
  ])('does not find them by "%s"', (query, person) => {
    expect(isFound(query, person)).toBe(false);
  });

  it('tells people of one first name, or of one last name, apart by one key', () => {
    const key = searchKeyFor('ilinca serban') ?? '';
    const keysOf = (name: string) => searchKeysOf({ name, email: 'persoana@cursiv.test' });
    expect(keysOf('Ilinca Popescu')).not.toContain(key);
    expect(keysOf('Maria Șerban')).not.toContain(key);
    expect(keysOf('Șerban Ilinca')).toContain(key);
  });

  it('keeps no more keys than a document bears, however long the name', () => {
    const name = Array.from({ length: 40 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' ');
    expect(searchKeysOf({ name, email: `${'x'.repeat(240)}@b.ro` }).length).toBeLessThan(100);
  });
});
