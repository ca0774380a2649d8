import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_STYLES } from '@cursiv/shared-platform';

const reactAria = path.resolve(import.meta.dirname, '../../../../node_modules/react-aria/dist/private');

/** The text of the style element that a react-aria module adds to the document. */
function styleText(module: string): string {
  const source = readFileSync(path.join(reactAria, module), 'utf8');
  const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
}

describe('styles that libraries put into the page', () => {
  it.each([
    ['pressable', 'interactions/usePress.mjs'],
    ['preventScroll', 'overlays/usePreventScroll.mjs'],
  ] as const)('the policy knows the one of %s by its hash', (name, module) => {
    const hash = createHash('sha256').update(styleText(module)).digest('base64');
    expect(LIBRARY_STYLES[name]).toBe(`sha256-${hash}`);
  });
});
