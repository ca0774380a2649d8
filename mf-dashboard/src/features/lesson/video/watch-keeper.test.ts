import { WatchKeeper } from './watch-keeper.ts';

const played = (keeper: WatchKeeper, ...seconds: number[]) => {
  for (const second of seconds) keeper.reached(second);
};

describe('what was played of a film', () => {
  it('is told without gaps, however often it is asked for', () => {
    const keeper = new WatchKeeper();
    played(keeper, 0, 1.4, 2.6);
    expect(keeper.take()).toEqual([{ from: 0, to: 3 }]);
    played(keeper, 3.7, 5.2);
    expect(keeper.take()).toEqual([{ from: 3, to: 5 }]);
    expect(keeper.take()).toEqual([]);
  });

  it('leaves out what was skipped, forwards and backwards', () => {
    const keeper = new WatchKeeper();
    played(keeper, 0, 4);
    keeper.jumped();
    played(keeper, 100, 103);
    keeper.jumped();
    played(keeper, 2, 5);
    expect(keeper.take()).toEqual([
      { from: 0, to: 4 },
      { from: 100, to: 103 },
      { from: 2, to: 5 },
    ]);
  });

  it('has nothing to tell of a film that was only opened', () => {
    const keeper = new WatchKeeper();
    played(keeper, 40);
    expect(keeper.take()).toEqual([]);
  });
});
