import { type GlossaryTerm, strayTerms } from './glossary.ts';

const GLOSSARY: GlossaryTerm[] = [
  { ro: 'celulă', en: 'cell' },
  { ro: 'foaie de calcul', en: 'spreadsheet' },
  { ro: 'cuvânt', en: 'word' },
  { ro: 'ton', en: 'tone' },
];
const strays = (ro: string, en: string) =>
  strayTerms(ro, en, GLOSSARY, ['ro', 'en']).map(({ from, to }) => ro.slice(from, to));

describe('the glossary of a course', () => {
  it('finds the terms that a translation calls otherwise, where the source has them', () => {
    expect(strays('Scrie în celula albastră.', 'Write in the blue box.')).toEqual(['celula']);
    expect(strays('Deschide foaia de calcul și o celulă.', 'Open the sheet and a field.')).toEqual([
      'foaia de calcul',
      'celulă',
    ]);
  });

  it('knows a term in its other forms, with or without signs', () => {
    expect(strays('Celulele și Cuvintele, CELULEI', 'The cells and the words')).toEqual([]);
    expect(strays('celulelor', 'boxes')).toEqual(['celulelor']);
  });

  it('takes no longer word for a short one, and minds the direction', () => {
    expect(strays('tonul și tonajul', 'the weight')).toEqual([]);
    const english = 'The cell and the words';
    expect(strayTerms(english, 'Căsuța și cuvintele', GLOSSARY, ['en', 'ro'])).toMatchObject([{ from: 4, to: 8 }]);
  });

  it('says nothing of a term that is written in one language only', () => {
    expect(strayTerms('Celula', 'x', [{ ro: 'celulă', en: ' ' }], ['ro', 'en'])).toEqual([]);
  });
});
