import type { Banner } from '@cursiv/shared-domain';
import { memoryStore } from '../../store/memory-store.ts';
import { bannerReader } from './banner-reader.ts';
import { storedBanner } from './stored-banner.ts';

const BANNER: Banner = {
  text: { ro: 'Revenim vineri.', en: 'Back on Friday.' },
  link: '/courses',
  from: '2026-12-01T08:00:00Z',
  until: '2026-12-03T08:00:00Z',
};
const STORED = { rev: 3, value: BANNER, updatedAt: new Date(0) };

describe('the stored banner', () => {
  const at = (time: string) => new Date(time);
  const DUE = at('2026-12-02T08:00:00Z');

  it('is told while it is due, and read once for many pages', async () => {
    const documents = new Map([['siteContent/banner', { ...STORED }]]);
    let reads = 0;
    const ask = bannerReader(() => {
      reads += 1;
      return storedBanner(memoryStore(documents));
    });
    expect(await ask(at('2026-12-01T07:59:00Z'))).toBeUndefined();
    expect(await ask(DUE)).toMatchObject({ rev: 3, value: BANNER });
    expect(reads).toBe(1);
  });

  it('is read anew after half a minute', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const documents = new Map([['siteContent/banner', { ...STORED }]]);
    const ask = bannerReader(() => storedBanner(memoryStore(documents)));
    expect(await ask(DUE)).toMatchObject({ rev: 3 });
    documents.set('siteContent/banner', { ...STORED, rev: 4 });
    clock.mockReturnValue(29_000);
    expect(await ask(DUE)).toMatchObject({ rev: 3 });
    clock.mockReturnValue(31_000);
    expect(await ask(DUE)).toMatchObject({ rev: 4 });
    clock.mockRestore();
  });

  it.each<[string, object]>([
    ['leads elsewhere', { link: 'https://evil.test' }],
    ['has no end', { until: null }],
    ['says nothing', { text: { ro: '', en: '' } }],
  ])('is none that %s, however it came there', async (_, changes) => {
    const documents = new Map([['siteContent/banner', { ...STORED, value: { ...BANNER, ...changes } }]]);
    expect(await storedBanner(memoryStore(documents))).toBeUndefined();
  });

  it('is none when the database does not answer, and no page fails', async () => {
    expect(await bannerReader(() => Promise.reject(new Error('down')))(DUE)).toBeUndefined();
  });
});
