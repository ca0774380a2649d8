import { firstView } from './first-view.ts';

const DATA = '<script type="application/json" id="first-view">{"origin":"https://site.test"}</script>';

describe('what a document brings along', () => {
  it('is found even if a page’s text uses its id', () => {
    document.body.innerHTML = `
      <div id="root">
        <h2 id="first-view">First view</h2>
        <form name="body"><input name="querySelector"></form>
        <script type="application/json" id="first-view">{"origin":"https://evil.test"}</script>
        <script type="application/ld+json">[]</script>
      </div>
      ${DATA}`;
    expect(firstView()).toEqual({ origin: 'https://site.test' });
  });

  it('is nothing in a plain document', () => {
    document.body.innerHTML = '<div id="root"><h2 id="first-view">First view</h2></div>';
    expect(firstView()).toBeUndefined();
  });
});
