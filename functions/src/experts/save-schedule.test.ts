import { listedExpert } from '../bookings/testing/listed-expert.ts';
import { memoryStore } from '../store/memory-store.ts';
import { saveSchedule } from './save-schedule.ts';
import { scheduleRequestSchema } from './schedule-request.ts';

const MORNINGS = {
  timeZone: 'Europe/London',
  weekly: [{ day: 1, from: '09:00', to: '12:00' }],
  overrides: [{ date: '2027-04-30', intervals: [] }],
  timeOff: [{ from: '2027-08-01', to: '2027-08-15' }],
  rev: 1,
};
const failed = (code: string, reason?: string) => expect.objectContaining({ code, ...(reason && { reason }) });

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map(listedExpert('clara'));
});
const save = (changes: object = {}, uid = 'clara') =>
  saveSchedule(memoryStore(documents), uid, scheduleRequestSchema.parse({ ...MORNINGS, ...changes }));

describe('saving hours', () => {
  it('keeps them under the next revision, with the zone on the page of their expert', async () => {
    expect(await save()).toEqual({ rev: 2 });
    expect(documents.get('schedules/clara')).toEqual({ ...MORNINGS, rev: 2 });
    expect(documents.get('experts/clara')).toMatchObject({ timeZone: 'Europe/London', status: 'listed' });
  });

  it('begins with the first hours of somebody who applies', async () => {
    documents.set('experts/clara', { ...documents.get('experts/clara'), status: 'draft' });
    documents.delete('schedules/clara');
    expect(await save({ rev: 0 })).toEqual({ rev: 1 });
  });

  it('is refused over newer hours', async () => {
    await save();
    await expect(save()).rejects.toEqual(failed('conflict'));
  });

  it('is refused to whoever has no page, or one that ended', async () => {
    await expect(save({}, 'ana')).rejects.toEqual(failed('no-access'));
    for (const status of ['suspended', 'retired']) {
      documents.set('experts/clara', { ...documents.get('experts/clara'), status });
      await expect(save()).rejects.toEqual(failed('no-access'));
    }
  });

  it.each([
    ['across midnight', { weekly: [{ day: 1, from: '22:00', to: '02:00' }] }, 'weekly.0 ends-before'],
    ['on a day that does not exist', { overrides: [{ date: '2027-02-30', intervals: [] }] }, 'overrides.0 day-unknown'],
    [
      'in the hour that a clock change leaves out',
      { timeZone: 'Europe/Berlin', overrides: [{ date: '2027-03-28', intervals: [{ from: '02:30', to: '09:00' }] }] },
      'overrides.0.intervals.0 skipped',
    ],
  ])('is refused for hours %s, and nothing changes', async (_, changes, reason) => {
    const before = new Map(documents);
    await expect(save(changes)).rejects.toEqual(failed('invalid', reason));
    expect(documents).toEqual(before);
  });

  it.each([
    ['an eighth day', { weekly: [{ day: 8, from: '09:00', to: '10:00' }] }],
    ['half a day', { weekly: [{ day: 1.5, from: '09:00', to: '10:00' }] }],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }],
    ['a field of its own', { isAdmin: true }],
    ['a thousand intervals', { weekly: Array.from({ length: 1000 }, () => ({ day: 1, from: '09:00', to: '10:00' })) }],
  ])('takes no %s', (_, changes) => {
    expect(scheduleRequestSchema.safeParse({ ...MORNINGS, ...changes }).success).toBe(false);
  });
});
