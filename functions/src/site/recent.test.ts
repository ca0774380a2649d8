import { recent } from './recent.ts';

/** Keeps three answers, and notes what was asked for. */
function keeper() {
  const asked: string[] = [];
  const answerTo = recent<string>(3);
  const want = (key: string) =>
    answerTo(key, async () => {
      asked.push(key);
      return `answer to ${key}`;
    });
  return { asked, want, answerTo };
}

describe('recent answers', () => {
  it('are asked for once, whoever wants them meanwhile', async () => {
    const { asked, want } = keeper();
    expect(await Promise.all([want('a'), want('a'), want('b')])).toEqual(['answer to a', 'answer to a', 'answer to b']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('stay while they are wanted, and the others go, however many come', async () => {
    const { asked, want } = keeper();
    const passing = Array.from({ length: 50 }, (_, index) => `b${index}`);
    for (const key of passing) await Promise.all([want('live'), want(key)]);
    expect(asked).toEqual(['live', ...passing]);
    await want('b49');
    await want('b0');
    expect(asked).toEqual(['live', ...passing, 'b0']);
  });

  it('are asked for again when they could not be had', async () => {
    const { want, asked, answerTo } = keeper();
    await expect(answerTo('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await want('a')).toBe('answer to a');
    expect(asked).toEqual(['a']);
  });
});
