import { hasActed, whenActed, whenTouched } from './when-touched.ts';

const SERVED = '<script type="application/json" id="first-view">{}</script>';

/** A page, and whether its reader has done something before its code ran. Returns whether the code is asked for. */
function onPage(html: string, isTouched: boolean): () => Promise<boolean> {
  document.body.innerHTML = html;
  delete document.documentElement.dataset.touched;
  if (isTouched) document.documentElement.dataset.touched = 'seen';
  const touched = whenTouched().then(() => true);
  return () => Promise.race([touched, new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))]);
}

describe('whenTouched', () => {
  it('waits on a page that the server rendered until its reader does something', async () => {
    const isWanted = onPage(SERVED, false);
    expect(await isWanted()).toBe(false);
    document.documentElement.dataset.touched = 'seen';
    expect(await isWanted()).toBe(true);
  });
  it('does not wait for a second touch of a reader who was quicker than the code', async () => {
    expect(await onPage(SERVED, true)()).toBe(true);
  });
  it('does not wait where the server rendered nothing', async () => {
    expect(await onPage('', false)()).toBe(true);
  });
});

describe('whenActed', () => {
  it('waits for what only the page’s code can answer', async () => {
    onPage(SERVED, true);
    expect(hasActed()).toBe(false);
    const acted = whenActed();
    document.documentElement.dataset.touched = 'acted';
    await acted;
    expect(hasActed()).toBe(true);
    await whenActed();
  });
});
