import { MadeUpSection } from '../testing/made-up-section.ts';

const section = new MadeUpSection({ 'section.ts': 'export const section = {};' });
afterAll(() => section.remove());

describe('the build of a section', () => {
  it('has our own federation runtime in it', () => {
    expect(section.build()).toEqual([]);
  });

  it('fails, and says why, when nothing asks for the runtime in whose place ours stands', () => {
    expect(section.build('ModuleFederationPlugin')).toEqual([
      expect.stringMatching(/Module Federation no longer asks for .*webpack-bundler-runtime/),
    ]);
  });
});
