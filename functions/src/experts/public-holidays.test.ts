import { publicHolidays } from './public-holidays.ts';

const names = async (country: string, from: string) =>
  (await publicHolidays(country, 'ro', from)).map(({ date, name }) => `${date} ${name}`);

describe('public holidays of a country', () => {
  it('are those of the year to come, in the language of the reader, each day once', async () => {
    const days = await names('DE', '2026-11-23');
    expect(days).toEqual([
      '2026-12-25 Crăciunul',
      '2026-12-26 A doua zi de Crăciun',
      '2027-01-01 Anul nou',
      '2027-03-26 Vinerea Mare',
      '2027-03-29 A doua zi de Paști',
      '2027-05-01 Ziua muncii',
      '2027-05-06 Înălțarea Domnului',
      '2027-05-17 A doua zi de Rusalii',
      expect.stringMatching(/^2027-10-03 /),
    ]);
  });

  it('are written with the letters of Romanian', async () => {
    expect((await names('MD', '2026-11-23')).join()).not.toMatch(/[şţ]/);
  });

  it('may last for days', async () => {
    const dates = (await publicHolidays('TR', 'en', '2027-03-01')).filter(({ name }) => /Ramadan/.test(name));
    expect(dates.length).toBeGreaterThanOrEqual(3);
  });

  it('are unknown for what is no country', async () => {
    await expect(publicHolidays('ZZ', 'ro', '2026-11-23')).rejects.toEqual(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});
