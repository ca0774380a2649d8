import { parseExpertQuery } from './expert-query.ts';

const languageIn = (value: string) => parseExpertQuery(new URLSearchParams({ language: value })).language;

describe('the query for experts', () => {
  it('takes a code of a language, and nothing that has no name', () => {
    expect(['ro', 'pt-BR', 'sr-Latn-RS'].map(languageIn)).toEqual(['ro', 'pt-BR', 'sr-Latn-RS']);
    expect(['x', 'ăâîșț', 'ro en', '', 'ro-', '12'].map(languageIn)).toEqual(Array(6).fill(undefined));
  });

  it('has no code that the browser cannot name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    for (const code of ['xx', 'qqq', 'pt-BR', 'sr-Latn-RS', 'ro-ab-cd', 'abc-12345678', 'ro-MD']) {
      const language = languageIn(code);
      expect(() => language && names.of(language)).not.toThrow();
    }
  });
});
