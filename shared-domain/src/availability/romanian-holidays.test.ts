import { orthodoxEaster, romanianHolidays } from './romanian-holidays.ts';

describe('orthodoxEaster', () => {
  it.each([
    '2023-04-16',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
  ])('is on %s', (date) => expect(orthodoxEaster(Number(date.slice(0, 4)))).toBe(date));
});

describe('romanianHolidays', () => {
  it('are those of a year to come, in order', () => {
    const dates = romanianHolidays('2026-11-22').map(({ date, holiday }) => `${date} ${holiday}`);
    expect(dates).toEqual([
      '2026-11-30 saintAndrew',
      '2026-12-01 nationalDay',
      '2026-12-25 christmas',
      '2026-12-26 secondOfChristmas',
      '2027-01-01 newYear',
      '2027-01-02 secondOfJanuary',
      '2027-01-06 epiphany',
      '2027-01-07 saintJohn',
      '2027-01-24 unification',
      '2027-04-30 goodFriday',
      '2027-05-01 labourDay',
      '2027-05-02 easter',
      '2027-05-03 easterMonday',
      '2027-06-01 childrensDay',
      '2027-06-20 pentecost',
      '2027-06-21 pentecostMonday',
      '2027-08-15 dormition',
    ]);
  });
});
