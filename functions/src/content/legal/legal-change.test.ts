import { type LegalText, NO_LEGAL_TEXT, PRODUCT_VERSIONS } from '@cursiv/shared-domain';
import { PRODUCT_TEXTS } from '@cursiv/shared-domain/legal-texts';
import { memoryStore } from '../../store/memory-store.ts';
import { changeContent } from '../change-content.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const own = (on: string, words = 'Condițiile școlii.'): LegalText => ({
  ...{ on, own: true },
  text: { ro: words, en: 'The terms of the school.' },
  change: { ro: `Schimbat la ${on}`, en: `Changed on ${on}` },
});
const product = (on: string): LegalText => ({ ...own(on), own: false, text: { ro: '', en: '' } });

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
  ]);
});
const change = (value: LegalText, rev: number) =>
  changeContent(memoryStore(documents), { key: 'terms', rev, value: { ...value } }, 'root', NOW);
const kept = (on: string) => documents.get(`legalVersions/terms-${on}`);
const days = () => (documents.get('siteContent/terms') as { versions: { on: string }[] }).versions.map(({ on }) => on);
const refused = (reason?: string) => expect.objectContaining({ code: 'invalid', reason });

describe('a legal text that an administrator changes', () => {
  it('is kept with its day, and so is the text of the product that it replaces', async () => {
    await change(own('2026-12-01'), 0);
    const [latest] = PRODUCT_VERSIONS.terms;
    const { ro, en } = PRODUCT_TEXTS.terms;
    expect(days()).toEqual(['2026-12-01', latest?.on]);
    expect(kept('2026-12-01')).toEqual({ ...own('2026-12-01'), own: undefined, keptAt: NOW });
    expect(kept('2026-11-23')).toEqual({ ...latest, text: { ro: ro.text, en: en.text }, keptAt: NOW });
  });

  it('keeps the one before to be read; a change of the same day replaces what that day said', async () => {
    await change(own('2026-11-28'), 0);
    await change(own('2026-12-01', 'Mai multe condiții.'), 1);
    await change(own('2026-12-01', 'Mai puține condiții.'), 2);
    expect(days()).toEqual(['2026-12-01', '2026-11-28', '2026-11-23']);
    expect(kept('2026-11-28')).toMatchObject({ text: { ro: 'Condițiile școlii.' } });
    expect(kept('2026-12-01')).toMatchObject({ text: { ro: 'Mai puține condiții.' } });
  });

  it('goes back to the text that came with the product as a version of its own', async () => {
    await change(own('2026-11-28'), 0);
    await change(product('2026-12-01'), 1);
    expect(kept('2026-12-01')).toMatchObject({ text: { ro: PRODUCT_TEXTS.terms.ro.text } });
    expect(days()).toEqual(['2026-12-01', '2026-11-28', '2026-11-23']);
  });

  it.each<[string, LegalText, string | undefined]>([
    ['the day of the text of the product', own('2026-11-23'), 'legal-before'],
    ['a day before it', own('2026-11-22'), 'legal-before'],
    ['a day that is far ahead', own('2027-03-01'), 'legal-far'],
    ['no day', own(''), undefined],
    ['no such day', own('2026-02-30'), undefined],
    ['one language alone', { ...own('2026-12-01'), text: { ro: 'Condiții', en: ' ' } }, undefined],
    ['nothing about the change', { ...own('2026-12-01'), change: { ro: 'Ceva', en: '' } }, undefined],
    ['a text too long', own('2026-12-01', 'a'.repeat(30_001)), undefined],
    ['a text beside the one of the product', { ...own('2026-12-01'), own: false }, undefined],
    ['nothing at all after something', NO_LEGAL_TEXT, 'legal-before'],
  ])('takes no %s', async (_, value, reason) => {
    await change(own('2026-11-24'), 0);
    const before = structuredClone([...documents]);
    await expect(change(value, 1)).rejects.toEqual(refused(reason));
    expect([...documents]).toEqual(before);
  });

  it('is no matter of an editor of translations', async () => {
    documents.set('users/vera', { name: 'Vera', email: 'v@cursiv.test', role: 'cursiv-translator' });
    const asked = changeContent(
      memoryStore(documents),
      { key: 'privacy', rev: 0, value: { ...own('2026-12-01') } },
      'vera',
      NOW,
    );
    await expect(asked).rejects.toMatchObject({ code: 'no-access' });
  });
});
