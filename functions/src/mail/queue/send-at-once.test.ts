import fc from 'fast-check';
import { sendAtOnce } from './send-at-once.ts';

/** A queue with room for two, whose server answers when it is told to. */
function slowServer() {
  const state = { time: 0 };
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<void>>();
  const bring = sendAtOnce({ most: 2, patienceMs: 30_000, now: () => state.time }, (path) => {
    const answer = Promise.withResolvers<void>();
    asked.push(path);
    answers.set(path, answer);
    return answer.promise;
  });
  const settled = () => new Promise(setImmediate);
  const answer = async (path: string) => {
    answers.get(path)?.resolve();
    await settled();
  };
  const fail = async (path: string) => {
    answers.get(path)?.reject(new Error('unclear'));
    await settled();
  };
  return { state, asked, bring, answer, fail };
}

describe('sending new mails', () => {
  it('sends no more at once than there is room for, and the next as soon as one has left', async () => {
    const { asked, bring, answer } = slowServer();
    const brought = ['a', 'b', 'c', 'd'].map(bring);
    expect(asked).toEqual(['a', 'b']);
    await answer('b');
    expect(asked).toEqual(['a', 'b', 'c']);
    await answer('a');
    await answer('c');
    await answer('d');
    await Promise.all(brought);
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not have the one that finds no room wait', async () => {
    const { bring } = slowServer();
    void bring('a');
    void bring('b');
    await expect(bring('c')).resolves.toBeUndefined();
  });

  it('ends when its patience is over; what is left leaves with the next that comes', async () => {
    const { state, asked, bring, answer } = slowServer();
    const brought = ['a', 'b', 'c'].map(bring);
    state.time = 30_000;
    await answer('a');
    await answer('b');
    await Promise.all(brought);
    expect(asked).toEqual(['a', 'b']);
    void bring('d');
    await answer('c');
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tells whoever sent what went wrong, and goes on with the next that comes', async () => {
    const { asked, bring, fail } = slowServer();
    const failing = bring('a');
    const told = expect(failing).rejects.toThrow('unclear');
    await fail('a');
    await told;
    void bring('b');
    expect(asked).toEqual(['a', 'b']);
  });

  it('sends each once and leaves none behind, however many come in whatever order', async () => {
    const moves = fc.array(fc.boolean(), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(moves, async (comes) => {
        const { asked, bring, answer } = slowServer();
        let brought = 0;
        let answered = 0;
        const next = async () => {
          const path = asked[answered];
          if (path === undefined) return false;
          answered += 1;
          await answer(path);
          return true;
        };
        for (const isComing of comes) {
          if (isComing) void bring(String(brought++));
          else await next();
          expect(asked.length - answered).toBe(Math.min(2, brought - answered));
        }
        while (await next());
        expect(asked).toEqual(Array.from({ length: brought }, (_, place) => String(place)));
      }),
    );
  });
});
