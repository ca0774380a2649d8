import { execFileSync } from 'node:child_process';
import { LOCALES, MAIL_TYPES } from '@cursiv/shared-domain';
import { previewOf } from '../previews.ts';

/** What some clients leave out, and a mail reads as well without: its dark colours, round corners and outer frame. */
const MAY_BE_MISSING = ['@media', '<style> element', 'color-scheme meta tag', 'border-radius', '<body> element'];

/** Runs in a process of its own: the package is an ES module that Jest cannot load. Prints what clients do not know. */
const CHECK = `
  import { readFileSync } from 'node:fs';
  import { caniemail } from 'caniemail';
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*', 'aol.*'];
  const missing = JSON.parse(readFileSync(0, 'utf8')).flatMap((html) =>
    [...caniemail({ clients, html }).issues.errors.values()].flat().map(({ title }) => title));
  console.log(JSON.stringify([...new Set(missing)]));`;

function unknownToClients(pages: string[]): string[] {
  const input = JSON.stringify(pages);
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', CHECK], { input, encoding: 'utf8' }));
}

describe('a mail of every type, in both languages,', () => {
  it('needs nothing that a common mail client does not know', () => {
    const missing = unknownToClients(
      MAIL_TYPES.flatMap((type) => LOCALES.map((locale) => previewOf(type, locale).html)),
    );
    expect(missing.filter((title) => !MAY_BE_MISSING.includes(title))).toEqual([]);
    // The check sees what it should: some clients know no dark colours.
    expect(missing).toContain('@media');
  });
});
