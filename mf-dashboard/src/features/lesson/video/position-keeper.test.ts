import { PositionKeeper } from './position-keeper.ts';

function keeper() {
  const saved: number[] = [];
  let time = 0;
  const position = new PositionKeeper({ save: (seconds) => saved.push(seconds), now: () => time });
  return { saved, position, pass: (ms: number) => (time += ms) };
}

describe('PositionKeeper', () => {
  it('saves once every 15 seconds while the video plays', () => {
    const { saved, position, pass } = keeper();
    for (let second = 1; second <= 31; second += 1) {
      pass(1000);
      position.reached(second);
    }
    expect(saved).toEqual([15, 30]);
  });
  it('saves the last position when one stops', () => {
    const { saved, position } = keeper();
    position.reached(4.7);
    position.flush();
    expect(saved).toEqual([4]);
  });
  it('does not save the same position twice', () => {
    const { saved, position } = keeper();
    position.reached(4);
    position.flush();
    position.flush();
    expect(saved).toEqual([4]);
  });
  it('has nothing to save before the video has begun', () => {
    const { saved, position } = keeper();
    position.flush();
    expect(saved).toEqual([]);
  });
});
