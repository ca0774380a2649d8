import { isForeign, ownerOf } from './path-owner.ts';

const sections = {
  start: { owns: ['/'] },
  desk: { owns: ['/desk', '/test-upload'] },
  office: { owns: ['/office', '/office-setup'] },
};

describe('whose page an address is', () => {
  it.each([
    ['/', 'start'],
    ['/en', 'start'],
    ['/courses/x', 'start'],
    ['/desk', 'desk'],
    ['/en/desk/courses/a', 'desk'],
    ['/EN/DESK', 'desk'],
    ['/desks', 'start'],
    ['/office-setup/', 'office'],
    ['/en//desk', 'desk'],
  ])('%s is one of %s', (pathname, section) => {
    expect(ownerOf(pathname, sections)).toBe(section);
  });

  it('is not known when no section has the prefix', () => {
    expect(ownerOf('/nobody', { desk: sections.desk })).toBeUndefined();
  });
});

describe('what a section may declare', () => {
  it.each([
    ['/', 'start'],
    ['/courses/:id', 'start'],
    ['/desk', 'desk'],
    ['/desk/:id/edit', 'desk'],
    ['/test-upload', 'desk'],
  ])('%s, when it is %s', (path, section) => {
    expect(isForeign(path, section, sections)).toBe(false);
  });

  it.each([
    ['/desk/new', 'start'],
    ['/desks', 'desk'],
    ['/office/:id', 'desk'],
    ['/', 'desk'],
    // Both would also be addresses of other sections.
    ['/:name', 'start'],
    ['/:name/:id', 'start'],
    ['/x', 'nobody'],
  ])('not %s, when it is %s', (path, section) => {
    expect(isForeign(path, section, sections)).toBe(true);
  });
});
