import { noteOwnSave, withOwnSaves } from './own-saves.ts';

describe('what a page has saved itself', () => {
  it('counts before it is shown, save after save', () => {
    noteOwnSave('experts/ana', 3, 4);
    noteOwnSave('experts/ana', 4, 5);
    expect(withOwnSaves('experts/ana', 3)).toBe(5);
    expect(withOwnSaves('experts/ana', 4)).toBe(5);
  });

  it('leaves what somebody else has saved, and what was never shown, as it is', () => {
    noteOwnSave('experts/ion', 3, 4);
    expect(withOwnSaves('experts/ion', 7)).toBe(7);
    expect(withOwnSaves('experts/ion', 2)).toBe(2);
    expect(withOwnSaves('schedules/ion', 3)).toBe(3);
  });

  it('counts for a page that has just begun', () => {
    noteOwnSave('experts/dan', undefined, 1);
    expect(withOwnSaves('experts/dan', undefined)).toBe(1);
  });
});
