import { PRODUCT_VERSIONS } from '@cursiv/shared-domain';
import { PRODUCT_TEXTS } from '@cursiv/shared-domain/legal-texts';
import { memoryStore } from '../../../store/memory-store.ts';
import { answer } from '../../answer.ts';

const both = (ro: string, en: string) => ({ ro, en });
const change = both('Altă adresă.', 'Another address.');
const VALUE = { on: '2026-12-01', own: true, text: both('Ale noastre.', 'Our own.'), change };
const versions = [
  { on: '2026-12-01', change },
  { on: '2026-11-24', change: both('De la produs.', 'Of the product.') },
];

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map();
});
const ask = async (path: string) => (await answer('GET', `/payload/${path}.json`, memoryStore(documents))).body;
const changed = (value: object = VALUE) => documents.set('siteContent/privacy', { rev: 1, value, versions });

describe('the data of a legal page', () => {
  it('are the text of the product until somebody changes it', async () => {
    const { title, summary, text } = PRODUCT_TEXTS.privacy.en;
    expect(await ask('en/legal/privacy')).toEqual({
      ...{ title, summary, text, on: '2026-11-27', isModel: true },
      versions: PRODUCT_VERSIONS.privacy.map(({ on, change: said }) => ({ on, change: said.en, isKept: false })),
    });
  });

  it('are what an administrator says, with what can be read of before', async () => {
    changed();
    expect(await ask('ro/legal/privacy')).toMatchObject({
      ...{ text: 'Ale noastre.', on: '2026-12-01', isModel: false },
      versions: [
        { on: '2026-12-01', change: 'Altă adresă.', isKept: true },
        { on: '2026-11-24', isKept: true },
        { on: '2026-11-23', isKept: false },
        { on: '2026-11-22', isKept: false },
      ],
    });
  });

  it('are the text of the product again, in its present words', async () => {
    changed({ ...VALUE, own: false, text: both('', '') });
    const { text } = PRODUCT_TEXTS.privacy.ro;
    expect(await ask('ro/legal/privacy')).toMatchObject({ text, on: '2026-12-01', isModel: true });
  });

  it('are the text of the product where what is stored has not its form', async () => {
    changed({ ...VALUE, text: 7 });
    expect(await ask('ro/legal/privacy')).toMatchObject({ isModel: true });
  });

  it('are an earlier text by its day', async () => {
    documents.set('legalVersions/privacy-2026-11-24', { ...VALUE, on: '2026-11-24', keptAt: new Date(0) });
    expect(await ask('en/legal/privacy-2026-11-24')).toMatchObject({ text: 'Our own.', on: '2026-11-24' });
  });

  it('are the text in force by its day, too', async () => {
    const { text } = PRODUCT_TEXTS.privacy.en;
    expect(await ask('en/legal/privacy-2026-11-27')).toMatchObject({
      ...{ text, on: '2026-11-27', isModel: true },
      versions: [{ on: '2026-11-27' }],
    });
  });

  it.each(['privacy-2026-11-20', 'privacy-x', 'imprint', 'privacy-..', 'terms2'])(
    'are not there for %s',
    async (id) => {
      expect(await ask(`ro/legal/${id}`)).toEqual({ error: { code: 'not-found' } });
    },
  );
});

describe('what people who have an account are told', () => {
  it('are the changes of both texts, newest first', async () => {
    changed();
    const { changes } = (await ask('en/legal')) as { changes: { text: string; on: string; change: string }[] };
    expect(changes.slice(0, 2)).toEqual([
      { text: 'privacy', on: '2026-12-01', change: 'Another address.' },
      { text: 'privacy', on: '2026-11-24', change: 'Of the product.' },
    ]);
    expect(changes).toContainEqual({ text: 'terms', on: '2026-11-23', change: PRODUCT_VERSIONS.terms[0]?.change.en });
  });
});
