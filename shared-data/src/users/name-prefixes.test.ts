import { namePrefixes } from './name-prefixes.ts';

describe('namePrefixes', () => {
  it('adds the spelling with capitals, as names are written', () => {
    expect(namePrefixes('ilinca ș')).toEqual(['ilinca ș', 'Ilinca Ș']);
  });

  it('looks once for what already has its capitals', () => {
    expect(namePrefixes('Ana')).toEqual(['Ana']);
  });
});
