import type { LiveView } from '@cursiv/shared-platform';
import { composeDocument, type DocumentParts, plainDocument } from './compose-document.ts';

const slot = (name: string, content: string) => `<!--slot:${name}-->${content}<!--/slot:${name}-->`;

const parts = {
  shell: {
    schema: 1,
    id: 's1',
    document: [
      slot('html', '<html lang="ro">'),
      '<head><meta name="color-scheme" content="light dark">',
      slot('head', '<title>Cursiv</title>'),
      slot('settings', '<link rel="preload" as="fetch" href="/platform/registry.json">'),
      slot('styles', ''),
      slot('scripts', '<script defer src="/assets/shell.1.js"></script>'),
      `</head><body>${slot('root', '<div id="root"></div>')}${slot('noscript', '<noscript>No</noscript>')}</body></html>`,
    ].join(''),
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
  data: {
    origin: 'https://example',
    release: { section: 'mf_public', buildId: 'b1' },
    integrity: 'sha384-r',
    note: '</script><script>alert(1)</script>',
  },
} as unknown as DocumentParts;
const live = parts.data as LiveView;

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
      '<template data-scripts>',
      'href="/assets/shell.1.js" data-start>',
      'href="https://public.example/r/b1/release.json" integrity="sha384-r"',
      'href="https://public.example/r/b1/page.js" integrity="sha384-p"',
      'id="first-view"',
      'requestAnimationFrame',
    ].map(placeOf);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
  it('asks for no script by itself', () => {
    const before = document.slice(0, document.indexOf('<template'));
    const after = document.slice(document.indexOf('</template>'));
    expect(before + after).not.toMatch(/<(script [^>]*src|link [^>]*as="script")/);
  });
  it('has the hints for the code of a page that is taken over by itself apart, with the time when it is needed', () => {
    const apart = composeDocument({ ...parts, codeOn: 'touch' });
    const [scripts = '', code = ''] = [...apart.matchAll(/<template ([\s\S]*?)<\/template>/g)].map(([, part]) => part);
    expect(scripts).toMatch(/^data-scripts>.*shell\.1\.js.*release\.json/);
    expect(scripts).not.toContain('page.js');
    expect(code).toMatch(/^data-code="touch">.*page\.js/);
  });
  it('does not ask for a release that it has in itself', () => {
    const data = { ...parts.data, release: { ...parts.data.release, manifest: {} } } as DocumentParts['data'];
    expect(composeDocument({ ...parts, data })).not.toContain('release.json');
  });
  it('holds nothing of the plain document where the page stands', () => {
    for (const plain of ['Cursiv', 'registry.json', '<div id="root"></div>', 'noscript'])
      expect(document).not.toContain(plain);
  });
  it('is none when a slot of the shell is missing, which is named', () => {
    const shell = { ...parts.shell, document: parts.shell.document.replace('slot:settings', 'settings') };
    expect(() => composeDocument({ ...parts, shell })).toThrow('the document has no slot "settings"');
  });
  it('has the banner before the page', () => {
    expect(composeDocument({ ...parts, banner: '<aside>Vineri</aside>' })).toContain(
      '<aside>Vineri</aside>\n<div id="root">',
    );
  });
  it('says the day of the terms where the shell does not know it', () => {
    expect(document).not.toContain('terms-day');
    const mark = '<meta name="terms-day" content="2026-12-01">';
    for (const said of [
      composeDocument({ ...parts, terms: '2026-12-01' }),
      plainDocument(parts.shell, { menu: [], live, terms: '2026-12-01' }),
    ])
      expect(said.slice(0, said.indexOf('</head>'))).toContain(mark);
  });
  it('lets nothing out of the data that it brings along', () => {
    expect(document).not.toContain('alert(1)</script>');
  });
});

describe('the plain document', () => {
  const label = { ro: '</script>', en: 'Courses' };
  const menu = [{ section: 'mf_public', menu: 'default', path: '/courses', guard: 'none', label, order: 10 }] as const;

  it('has the banner before the place of the page', () => {
    expect(plainDocument(parts.shell, { menu, banner: '<aside>Vineri</aside>' })).toContain(
      '<aside>Vineri</aside><div id="root"></div>',
    );
  });

  it('brings the menus along, and is the shell’s own in all else', () => {
    const document = plainDocument(parts.shell, { menu });
    expect(document).toContain(`<script type="application/json">[{"section":"mf_public"`);
    expect(document).toContain('href="/platform/registry.json"');
    expect(document.match(/<\/script>/g)).toHaveLength(2);
  });
  it('says what is live where that is known, in place of asking for it', () => {
    const document = plainDocument(parts.shell, { menu, live });
    expect(document).toContain('<script type="application/json" data-live>{');
    expect(document).not.toContain('href="/platform/registry.json"');
    expect(document).not.toContain('alert(1)</script>');
  });
  it('is the shell’s own where that has no place for them', () => {
    expect(plainDocument({ document: '<p>Cursiv</p>' }, { menu })).toBe('<p>Cursiv</p>');
  });
});
