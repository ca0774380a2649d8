/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountPickerPage } from './account-picker.ts';

interface Element {
  textContent: string;
  disabled: boolean;
  hidden: boolean;
  click(): void;
}
declare const document: {
  body: { innerHTML: string };
  getElementById(id: string): Element;
  querySelectorAll(selector: string): Iterable<Element>;
};

const DAN = {
  ...{ localId: 'dan', displayName: 'Dan', emailVerified: true, disabled: false, createdAt: 0, validSince: 0 },
  providers: [{ providerId: 'google.com' as const, rawId: 'dan-1', email: 'dan@exemplu.ro' }],
};

const buttons = () => [...document.querySelectorAll('button')];
const startScript = () => new Function(readFileSync(path.join(import.meta.dirname, 'account-picker.js'), 'utf8'))();

describe('the window that signs in with Google', () => {
  beforeEach(() => {
    document.body.innerHTML = accountPickerPage('en', [DAN]);
  });

  it('can be pressed only once it listens', () => {
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
    startScript();
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  it('listens to every account that can be pressed', () => {
    startScript();
    const [known] = buttons();
    expect(known?.textContent).toContain('dan@exemplu.ro');
    expect(document.getElementById('problem').hidden).toBe(true);
    known?.click();
    // Nobody has opened this window.
    expect(document.getElementById('problem').hidden).toBe(false);
  });
});
