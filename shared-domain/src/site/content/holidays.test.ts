import { HOLIDAY_LIMITS, holidayProblems, inOrder } from './holidays.ts';

const day = (date: string, name = { ro: 'Crăciunul', en: 'Christmas' }) => ({ date, name });

describe('holidays', () => {
  it('are right with a date that exists, once, and a name in both languages', () => {
    expect(holidayProblems([day('2026-12-25'), day('2028-02-29')])).toEqual([{}, {}]);
  });

  it.each([
    ['date', 'missing', day('')],
    ['date', 'unknown', day('2027-02-29')],
    ['date', 'unknown', day('25.12.2026')],
    ['ro', 'missing', day('2026-12-25', { ro: ' ', en: 'Christmas' })],
    ['en', 'tooLong', day('2026-12-25', { ro: 'Crăciunul', en: 'a'.repeat(HOLIDAY_LIMITS.name + 1) })],
    ['en', 'unreadable', day('2026-12-25', { ro: 'Crăciunul', en: 'Christ\u202emas' })],
  ])('say of %s that it is %s', (field, problem, wrong) => {
    expect(holidayProblems([wrong])).toEqual([{ [field]: problem }]);
  });

  it('say of the second of two that it is there already', () => {
    expect(holidayProblems([day('2026-12-25'), day('2026-12-25')])).toEqual([{}, { date: 'twice' }]);
  });

  it('are put in order by date', () => {
    expect(inOrder([day('2027-01-01'), day('2026-12-25')]).map(({ date }) => date)).toEqual([
      ...['2026-12-25', '2027-01-01'],
    ]);
  });
});
