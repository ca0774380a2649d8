import { plain, zoneOptions } from './zone-options.ts';

const found = (typed: string) =>
  zoneOptions([], 'en')
    .filter(({ words }) => words.includes(plain(typed)))
    .map(({ city }) => city);

describe('zones to choose from', () => {
  it('are found by their city in either language, with or without accents, and by present or old names', () => {
    for (const typed of ['București', 'bucuresti', 'BUCHAREST', 'Europe/Bucharest'])
      expect(found(typed)).toContain('Bucharest');
    for (const typed of ['Kolkata', 'calcutta']) expect(found(typed)).toContain('Kolkata');
    for (const typed of ['kyiv', 'Kiev']) expect(found(typed)).toEqual(['Kyiv']);
    expect(found('varsovia')).toEqual(['Warsaw']);
    expect(found('new york')).toEqual(['New York']);
  });

  it('stand under present names, each once, those that matter first', () => {
    const cities = zoneOptions(['Asia/Tokyo', 'Europe/Bucharest', 'Asia/Tokyo'], 'ro').map(({ city }) => city);
    expect(cities.slice(0, 2)).toEqual(['Tokio', 'București']);
    expect(cities.filter((city) => city === 'Tokio')).toHaveLength(1);
    expect(cities.some((city) => /[_/]|Calcutta|Saigon|Kiev/.test(city))).toBe(false);
    expect(cities.indexOf('Atena')).toBeLessThan(cities.indexOf('Viena'));
  });
});
