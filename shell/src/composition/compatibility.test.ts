import { incompatibilities } from './compatibility.ts';

const provides = { react: '19.3.1', '@cursiv/shared-auth': '1.2.0' };
const contract = { major: 1, minor: 0 };

describe('compatibility of a section with this shell', () => {
  it('accepts a section whose needs are met', () => {
    expect(
      incompatibilities({ contract, requires: { react: '^19.2.0', '@cursiv/shared-auth': '^1.2.0' } }, provides),
    ).toEqual([]);
  });
  it('names a package that is missing or too old', () => {
    const requires = { react: '^20.0.0', zod: '^4.0.0' };
    expect(incompatibilities({ contract, requires }, provides)).toEqual([
      'needs react ^20.0.0, the shell has 19.3.1',
      'needs zod ^4.0.0, the shell has none',
    ]);
  });
  it('refuses another major contract', () => {
    expect(incompatibilities({ contract: { major: 2, minor: 0 }, requires: {} }, provides)).toHaveLength(1);
  });
});
