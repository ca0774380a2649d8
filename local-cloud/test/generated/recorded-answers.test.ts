import { generatePairs, ownAnswer } from './pairs.ts';
import { lettersOf, RECORDED_SEED, recordedAnswers } from './recorded-answers.ts';

const pairs = generatePairs(RECORDED_SEED).flat();
const recorded = recordedAnswers();

describe('generated pairs of rule and request', () => {
  it('are as many as were recorded, most of them telling', () => {
    expect(recorded).toHaveLength(pairs.length);
    expect(recorded.replaceAll('-', '').length).toBeGreaterThan(500);
    expect(recorded.match(/a/g)?.length).toBeGreaterThan(100);
  });

  it("are judged as Google's emulator judged them", () => {
    const different = pairs.filter(
      (pair, index) => recorded[index] !== '-' && recorded[index] !== lettersOf([ownAnswer(pair)]),
    );
    expect(different).toEqual([]);
  });
});
