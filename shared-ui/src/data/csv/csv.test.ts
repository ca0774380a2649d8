import { csvOf } from './csv.ts';

const line = (...cells: (string | number)[]) => csvOf([cells], 'ro').slice(1);

describe('a list as a file for spreadsheets', () => {
  it('says that it is UTF-8, so that ș and ț come through', () => {
    expect(csvOf([['Ștefan Țurcanu']], 'en')).toBe('\uFEFF"Ștefan Țurcanu"\r\n');
  });

  it('keeps separators, quotes and line ends inside their cell', () => {
    expect(line('Pop; Ana', 'a "b"', 'x\ny', 7)).toBe('"Pop; Ana";"a ""b""";"x\ny";7\r\n');
  });

  it.each(['=HYPERLINK("http://evil")', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '＠a'])(
    'lets no name be a formula: %j',
    (name) => expect(line(name).startsWith(`"'`)).toBe(true),
  );

  it('leaves ordinary names alone', () => {
    expect(line('Ana-Maria', 'O’Neill', '')).toBe('"Ana-Maria";"O’Neill";""\r\n');
  });
});
