import { composeDocument, type DocumentParts } from './compose-document.ts';

const parts = {
  shell: {
    schema: 1,
    id: 's1',
    document:
      '<html lang="ro"><head><meta name="color-scheme" content="light dark"><script defer src="/assets/shell.1.js"></script></head><body><div id="root"></div></body></html>',
    server: { file: 'assets/server.js', integrity: 'sha384-s' },
    styles: [],
    scripts: ['assets/shell.1.js'],
    fonts: ['assets/figtree-latin-wght-normal.1.woff2'],
  },
  page: {
    status: 200,
    locale: 'en',
    routeId: 'courses',
    head: '<title>Courses</title>',
    root: '<div id="root"><h1>Courses</h1></div>',
  },
  release: { integrity: { 'page.js': 'sha384-p' } },
  baseUrl: 'https://public.example/r/b1/',
  files: ['page.js', 'page.css'],
  css: 'h1{color:red}',
  data: { origin: 'https://example', note: '</script><script>alert(1)</script>' },
} as unknown as DocumentParts;

describe('the document of a rendered page', () => {
  const document = composeDocument(parts);
  const placeOf = (text: string) => {
    expect(document).toContain(text);
    return document.indexOf(text);
  };

  it('has its language, styles and fonts before its content, its scripts after that, and starts them with all of it there', () => {
    const order = [
      '<html lang="en"',
      '<title>Courses</title>',
      '<style>h1{color:red}</style>',
      'href="/assets/figtree-latin-wght-normal.1.woff2"',
      '<h1>Courses</h1>',
      'href="/assets/shell.1.js" data-start>',
      'href="https://public.example/r/b1/page.js" integrity="sha384-p"',
      'id="first-view"',
      'requestAnimationFrame',
    ].map(placeOf);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
  it('starts no script before it has been painted', () => {
    expect(document).not.toContain('<script defer');
    expect(document).not.toContain('<script src');
  });
  it('lets nothing out of the data that it brings along', () => {
    expect(document).not.toContain('alert(1)</script>');
  });
});
