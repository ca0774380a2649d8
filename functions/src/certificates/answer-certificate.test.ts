import { inflateSync } from 'node:zlib';
import { memoryStore } from '../store/memory-store.ts';
import { answerCertificate } from './answer-certificate.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const certificate = (changes: object = {}) => ({
  ...{ uid: 'ana', courseId: 'c1', courseVersion: 1, learnerName: 'Ștefania Țurcanu', reissue: 0, status: 'valid' },
  ...{ courseTitle: { ro: 'Scriere' }, credential: '{"id":"x"}', issuedAt: NOW, updatedAt: NOW, ...changes },
});
const store = memoryStore(
  new Map<string, Record<string, unknown>>([
    ['certificates/a1', certificate()],
    ['certificates/long', certificate({ learnerName: 'Ș'.repeat(80), courseTitle: { ro: 'Ț'.repeat(200) } })],
    ['certificates/gone', certificate({ status: 'revoked', revokedReason: 'Fals.' })],
  ]),
);
const ask = (path: string, method = 'GET') => answerCertificate(method, path, store, 'https://cursiv.test');

/** The document as text, with its streams unpacked. */
function unpacked(body: Buffer | string): string {
  const text = Buffer.from(body).toString('latin1');
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, data: string) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

describe('the files of a certificate', () => {
  it('are the signed credential, as it was stored', async () => {
    const { status, headers, body } = await ask('/certificates/a1.json');
    expect([status, body]).toEqual([200, '{"id":"x"}']);
    expect(headers['Content-Disposition']).toBe('attachment; filename="a1.json"');
  });

  it.each([
    ['/certificates/a1.pdf', 'ro', 'https://cursiv.test/certificates/a1'],
    ['/en/certificates/a1.pdf', 'en', 'https://cursiv.test/en/certificates/a1'],
  ])('are a document to print, tagged and with its letters: %s', async (path, language, address) => {
    const { status, body } = await ask(path);
    const text = unpacked(body);
    expect(status).toBe(200);
    for (const part of [`/Lang (${language})`, '/MarkInfo', '/StructTreeRoot', '/FontFile2', 'pdfuaid:part', address])
      expect(text).toContain(part);
    // The letters with a comma below, in the map from glyphs to text.
    expect(text).toMatch(/<0218>/);
    expect(text).toMatch(/<021a>/i);
  });

  it('stay on one page, however long the name and the title are', async () => {
    const { body } = await ask('/certificates/long.pdf');
    expect(unpacked(body).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it.each([
    '/certificates/b2.pdf',
    '/certificates/a1.exe',
    '/certificates/..%2fusers.json',
    '/certificates/a1/x.json',
    '/fr/certificates/a1.pdf',
    `/certificates/${'a'.repeat(100_000)}.pdf`,
  ])('are not at %.40s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('are read, never changed', async () => {
    expect((await ask('/certificates/a1.json', 'POST')).status).toBe(405);
  });
});
