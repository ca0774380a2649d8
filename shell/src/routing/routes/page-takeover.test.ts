import { codeTime, PageTakeover } from './page-takeover.ts';

const root = document.documentElement;

describe('the takeover of a rendered page', () => {
  it('comes when the document says so, and with the shell where it says nothing', () => {
    document.body.innerHTML = '<template data-scripts></template><template data-code="touch"></template>';
    expect(codeTime()).toBe('touch');
    document.body.innerHTML = '<main><template data-code="touch"></template></main>';
    expect(codeTime()).toBeUndefined();
  });

  it('is the first page’s alone', () => {
    const takeover = new PageTakeover({ putBack: () => undefined, send: () => undefined }, false);
    expect([takeover.claim(), takeover.claim()]).toEqual([true, false]);
  });

  it('puts input back first, and repeats what was pressed once nothing holds it back', async () => {
    const done: string[] = [];
    const waits = () => ('pageWaits' in root.dataset ? 'waiting' : 'answering');
    const takeover = new PageTakeover(
      { putBack: () => done.push(`put back, ${waits()}`), send: () => done.push(`sent, ${waits()}`) },
      false,
    );
    takeover.putBack();
    takeover.answer();
    await takeover.ended;
    expect(done).toEqual(['put back, waiting', 'sent, answering']);
  });
});
