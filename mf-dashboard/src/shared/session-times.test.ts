import { sessionTimes } from './session-times.ts';

const booking = {
  startAt: new Date('2026-12-02T23:30:00Z'),
  endAt: new Date('2026-12-03T00:15:00Z'),
  learnerTimeZone: 'Europe/Bucharest',
  expertTimeZone: 'America/New_York',
};

describe('sessionTimes', () => {
  it('shows each side the clock on its own wall, with its own day', () => {
    const { mine, theirs } = sessionTimes(booking, 'learner', 'ro');
    expect(mine).toEqual({ day: 'joi, 3 decembrie 2026', hours: '01:30–02:15', zone: 'Ora Europei de Est' });
    expect(theirs).toMatchObject({ day: 'miercuri, 2 decembrie 2026', hours: '18:30–19:15' });
  });
  it('turns the sides round for the expert', () => {
    const { mine, theirs } = sessionTimes(booking, 'expert', 'en');
    expect(mine).toMatchObject({ hours: '18:30–19:15', zone: 'Eastern Time' });
    expect(theirs).toMatchObject({ hours: '01:30–02:15', zone: 'Eastern European Time' });
  });
  it('follows the clock change of one side only', () => {
    const between = { startAt: new Date('2026-03-20T15:00:00Z'), endAt: new Date('2026-03-20T15:45:00Z') };
    const after = { startAt: new Date('2026-04-20T15:00:00Z'), endAt: new Date('2026-04-20T15:45:00Z') };
    expect(sessionTimes({ ...booking, ...between }, 'learner', 'en').mine.hours).toBe('17:00–17:45');
    expect(sessionTimes({ ...booking, ...between }, 'learner', 'en').theirs?.hours).toBe('11:00–11:45');
    expect(sessionTimes({ ...booking, ...after }, 'learner', 'en').mine.hours).toBe('18:00–18:45');
  });
  it('shows one time when both clocks agree', () => {
    expect(sessionTimes({ ...booking, expertTimeZone: 'Europe/Athens' }, 'learner', 'ro').theirs).toBeUndefined();
  });
});
