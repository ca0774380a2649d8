import type { Question, Rendering } from '../../render/question.ts';
import { askedOnce } from './asked-once.ts';

const question = (address: string): Question => ({
  ...{ address, section: 'mf_public', shell: 's1', menu: [] },
  release: { buildId: 'b1', integrity: 'sha384-x' },
});

const rendering = (root: string): Rendering => ({ page: { status: 200, locale: 'ro', head: '', root } });

/** A renderer whose renderings end when the test says so, and what it was asked. */
function slowRenderer() {
  const asked: string[] = [];
  const ends: PromiseWithResolvers<Rendering>[] = [];
  const ask = askedOnce(({ address }) => {
    asked.push(address);
    const end = Promise.withResolvers<Rendering>();
    ends.push(end);
    return end.promise;
  });
  return { ask, asked, ends };
}

describe('a page that many want', () => {
  it('is rendered once while it is rendered, and each other page for itself', async () => {
    const { ask, asked, ends } = slowRenderer();
    const courses = [ask(question('/courses')), ask(question('/courses'))];
    const search = ask(question('/courses?q=a'));
    expect(asked).toEqual(['/courses', '/courses?q=a']);
    for (const [at, end] of ends.entries()) end.resolve(rendering(`page ${at}`));
    expect((await Promise.all([...courses, search])).map(({ page }) => page.root)).toEqual([
      ...['page 0', 'page 0', 'page 1'],
    ]);
  });

  it('is rendered anew for whoever asks later', async () => {
    const { ask, asked, ends } = slowRenderer();
    const first = ask(question('/courses'));
    ends[0]?.resolve(rendering('old'));
    await first;
    const second = ask(question('/courses'));
    ends[1]?.resolve(rendering('new'));
    expect((await second).page.root).toBe('new');
    expect(asked).toHaveLength(2);
  });

  it('fails for all who wait, and is tried again for the next', async () => {
    const { ask, asked, ends } = slowRenderer();
    const waiting = [ask(question('/courses')), ask(question('/courses'))];
    ends[0]?.reject(new Error('too late'));
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = ask(question('/courses'));
    ends[1]?.resolve(rendering('there'));
    expect((await again).page.root).toBe('there');
    expect(asked).toHaveLength(2);
  });
});
