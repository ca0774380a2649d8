import { BUILT_IN_CATEGORIES } from './built-in-categories.ts';
import {
  CATEGORY_LIMITS,
  type Category,
  categoriesSchema,
  categoryIdFor,
  categoryProblems,
  keepsCategories,
  restoredCategories,
} from './categories.ts';

const category = (changes: Partial<Category> = {}): Category => ({
  ...{ id: 'music', name: { ro: 'Muzică', en: 'Music' }, about: { ro: '', en: '' }, isOffered: true },
  ...changes,
});
const isTaken = (...categories: Category[]) => categoriesSchema.safeParse({ categories }).success;
const garden = category({ id: 'garden', name: { ro: 'Grădină', en: 'Garden' } });

describe('categories', () => {
  it('are a sensible set until somebody changes them', () => {
    expect(categoriesSchema.safeParse(BUILT_IN_CATEGORIES).success).toBe(true);
  });

  it.each<[string, string, Partial<Category>]>([
    ['name.ro', 'missing', { name: { ro: ' ', en: 'Music' } }],
    ['name.en', 'tooLong', { name: { ro: 'Muzică', en: 'a'.repeat(CATEGORY_LIMITS.name + 1) } }],
    ['name.en', 'unreadable', { name: { ro: 'Muzică', en: 'Mu\u202esic' } }],
    ['name.ro', 'twice', { name: { ro: 'gradina', en: 'Music' } }],
    ['about.en', 'missing', { about: { ro: 'Cântec și joc.', en: '' } }],
    ['about.ro', 'tooLong', { about: { ro: 'a'.repeat(CATEGORY_LIMITS.about + 1), en: 'x' } }],
    ['about.ro', 'unreadable', { about: { ro: 'Două\nrânduri', en: 'x' } }],
  ])('say of %s that it is %s', (field, problem, changes) => {
    expect(categoryProblems([garden, category(changes)])).toEqual([{}, { [field]: problem }]);
    expect(isTaken(garden, category(changes))).toBe(false);
  });

  it('have ids of plain letters, each once, and one of them is offered', () => {
    expect(isTaken(garden, category())).toBe(true);
    expect(isTaken(garden, category({ isOffered: false }))).toBe(true);
    for (const id of ['', '-a', 'Music', '__proto__', 'a/b', 'muzică', 'a'.repeat(41)])
      expect(isTaken(category({ id }))).toBe(false);
    expect(isTaken(garden, category({ id: 'garden' }))).toBe(false);
    expect(isTaken(category({ isOffered: false }))).toBe(false);
    expect(isTaken()).toBe(false);
  });

  it('are as many as a filter offers', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => category({ id: `c${n}`, name: { ro: `Nume ${n}`, en: `Name ${n}` } }));
    expect(isTaken(...many(CATEGORY_LIMITS.categories))).toBe(true);
    expect(isTaken(...many(CATEGORY_LIMITS.categories + 1))).toBe(false);
  });

  it.each([
    ['Health & Safety', [], 'health-safety'],
    ['  Știință ', [], 'stiinta'],
    ['Music', ['music', 'music-2'], 'music-3'],
    ['音楽', [], 'category'],
    ['a'.repeat(60), [], 'a'.repeat(36)],
  ])('get an id from the name %j', (name, taken, id) => {
    expect(categoryIdFor(name, taken)).toBe(id);
  });

  it('come back as they were, without losing what was added since', () => {
    const before = { categories: [garden] };
    const present = { categories: [category(), { ...garden, name: { ro: 'Curte', en: 'Yard' } }] };
    expect(restoredCategories(before, present)).toEqual({ categories: [garden, category({ isOffered: false })] });
    expect(keepsCategories(present, before)).toBe(false);
    expect(keepsCategories(present, restoredCategories(before, present))).toBe(true);
  });
});
