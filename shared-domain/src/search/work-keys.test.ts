import { workKeysOf } from './work-keys.ts';

const WORKS: [path: string, fields: object, keys: string[]][] = [
  ['courses/c1', { title: { ro: 'Yoga', en: 'Calm' }, subtitle: { ro: 'Somn' } }, ['yoga', 'calm', 'cal yog']],
  ['resources/r1', { title: { ro: 'Fișa', en: 'Sheet' } }, ['fisa', 'sheet']],
  ['experts/u1', { displayName: 'Ilinca Șerban', headline: { ro: 'Somn' } }, ['ilin', 'serban', 'ili ser']],
  ['certificates/b7x', { learnerName: 'Ana Pop', courseTitle: { en: 'Yoga' } }, ['b7x', 'ana pop', 'pop yog']],
  [
    'bookings/b1',
    { learnerName: 'Ana', expertName: 'Ion Rusu', offeringTitle: { ro: 'Sfat' }, topic: 'Somn' },
    ['ana', 'ion', 'rusu', 'sfat', 'ana rus'],
  ],
];

it.each(WORKS)('%s is found by its names and titles, and by nothing else', (path, fields, keys) => {
  const found = workKeysOf(path, fields);
  expect(found).toEqual(expect.arrayContaining(keys));
  expect(found).not.toContain('somn');
});

it('what has no title yet has no keys, and what stands below is not searched', () => {
  expect(workKeysOf('courses/c1', {})).toEqual([]);
  expect(workKeysOf('courses/c1', { title: 7 })).toEqual([]);
  expect(workKeysOf('courses/c1/versions/1', { title: { ro: 'Yoga' } })).toBeUndefined();
  expect(workKeysOf('leads/l1', { name: 'Ana' })).toBeUndefined();
  expect(workKeysOf('constructor/c1', {})).toBeUndefined();
});
