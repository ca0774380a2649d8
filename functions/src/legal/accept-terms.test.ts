import { TERMS_VERSION } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { acceptTerms } from './accept-terms.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const LATER = new Date('2026-11-25T10:00:00Z');
const PATH = `users/ana/acceptances/${TERMS_VERSION}`;

describe('who accepts the terms', () => {
  it('is recorded with the version and the first moment', async () => {
    const documents = new Map<string, Record<string, unknown>>([['users/ana', { name: 'Ana' }]]);
    await acceptTerms(memoryStore(documents), 'ana', TERMS_VERSION, NOW);
    await acceptTerms(memoryStore(documents), 'ana', TERMS_VERSION, LATER);
    expect(documents.get(PATH)).toEqual({ version: TERMS_VERSION, at: NOW });
  });

  it('is recorded for a version that an administrator has given, too', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['users/ana', { name: 'Ana' }],
      ['legalVersions/privacy-2026-12-01', { on: '2026-12-01' }],
      ['legalVersions/cookies-2026-12-02', { on: '2026-12-02' }],
    ]);
    await acceptTerms(memoryStore(documents), 'ana', '2026-12-01', NOW);
    expect(documents.get('users/ana/acceptances/2026-12-01')).toEqual({ version: '2026-12-01', at: NOW });
    await expect(acceptTerms(memoryStore(documents), 'ana', '2026-12-02', NOW)).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it.each([
    ['2031-01-01', 'invalid'],
    ['x', 'invalid'],
    [TERMS_VERSION, 'not-found'],
  ])('is not recorded for version %s without an account: %s', async (version, code) => {
    const documents = new Map<string, Record<string, unknown>>();
    await expect(acceptTerms(memoryStore(documents), 'ana', version, NOW)).rejects.toMatchObject({ code });
    expect(documents.size).toBe(0);
  });
});
