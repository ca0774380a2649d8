import http from 'node:http';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';
import { en } from './texts/texts-en.ts';
import { ro } from './texts/texts-ro.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';
const BUCKET = 'demo-test.firebasestorage.app';
const PAGES = ['/', '/accounts', '/documents', '/files', '/requests', '/faults'];

let cloud: TestServices;

beforeEach(async () => {
  cloud = await startTestServices({ seed: async ({ auth }) => auth.createUser({ email: 'seed@b.ro' }) });
  cloud.auth.createUser({ localId: 'ana', email: 'ana@b.ro', password: 'secret1', displayName: '<b>Ana</b>' });
  await cloud.storage.put({ path: 'notes/a.txt', bytes: Buffer.from('salut'), contentType: 'text/plain' });
  await store('courses/a', { title: { stringValue: 'Somn <i>bun</i>' }, seats: { integerValue: '12' } });
  await store('courses/a/lessons/one', { at: { timestampValue: '2026-03-01T10:00:00Z' } });
});

afterEach(() => cloud.close());

const store = (path: string, fields: object) =>
  fetch(`${cloud.url}/v1/${ROOT}/${path}`, { method: 'PATCH', body: JSON.stringify({ fields }) });

async function page(path: string, language = 'ro'): Promise<{ status: number; text: string }> {
  const response = await fetch(`${cloud.url}${path}`, { headers: { 'accept-language': language } });
  return { status: response.status, text: await response.text() };
}

const act = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${cloud.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { origin: cloud.url, ...headers },
  });

async function signIn(email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password });
  const address = `${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  return (await fetch(address, { method: 'POST', body })).status;
}

/** As a browser sends it: fetch() sets headers here that nobody can override. */
function getWith(headers: Record<string, string>, path: string): Promise<number> {
  const { port } = new URL(cloud.url);
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
  });
}

describe('the console', () => {
  it.each(PAGES)('shows %s in Romanian and in English, without any script of what is stored', async (path) => {
    for (const [language, text] of [['ro', ro] as const, ['en', en] as const]) {
      const response = await fetch(`${cloud.url}${path}`, { headers: { 'accept-language': language } });
      const shown = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(shown).toContain(`<html lang="${language}">`);
      expect(shown).toContain(text.faults);
      expect(shown).not.toMatch(/<b>Ana|<i>bun| on\w+="/);
    }
  });

  it('disables, enables and deletes accounts', async () => {
    expect((await page('/accounts')).text).toContain('ana@b.ro');
    await act('/accounts/disable', { uid: 'ana' });
    expect(await signIn('ana@b.ro', 'secret1')).toBe(400);
    await act('/accounts/enable', { uid: 'ana' });
    expect(await signIn('ana@b.ro', 'secret1')).toBe(200);
    expect((await act('/accounts/delete', { uid: 'ana' })).headers.get('location')).toBe('/accounts?done=deleted');
    expect((await page('/accounts')).text).not.toContain('ana@b.ro');
    expect((await act('/accounts/delete', { uid: 'ana' })).status).toBe(404);
  });

  it('leads from collections to documents and their fields, and deletes them', async () => {
    expect((await page('/documents')).text).toContain('/documents?path=courses');
    expect((await page('/documents?path=courses')).text).toContain('/documents?path=courses%2Fa');
    const { text } = await page('/documents?path=courses/a');
    expect(text).toContain('&#34;seats&#34;: 12');
    expect(text).toContain('lessons');
    await act('/documents/delete', { path: 'courses/a' });
    expect((await page('/documents?path=courses/a')).text).toContain(ro.onlySubcollections);
    await act('/documents/delete', { path: 'courses/a/lessons/one' });
    expect((await page('/documents?path=courses')).status).toBe(404);
    expect((await act('/documents/delete', { path: 'courses' })).status).toBe(404);
  });

  it('lists, opens and deletes files', async () => {
    expect((await page('/files')).text).toContain('text/plain');
    const address = `/files/open?bucket=${BUCKET}&name=notes/a.txt`;
    expect((await page(address)).text).toBe('salut');
    await act('/files/delete', { bucket: BUCKET, name: 'notes/a.txt' });
    expect((await page(address)).status).toBe(404);
  });

  it('adds and clears faults, and says what is wrong with one', async () => {
    await act('/faults/add', { service: 'auth', answer: '503', latencyMs: '', times: '1', path: 'signUp' });
    expect((await page('/faults')).text).toContain('<code>signUp</code>');
    const refused = await act(
      '/faults/add',
      { service: 'auth', answer: 'drop', path: '(' },
      { 'accept-language': 'en' },
    );
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('not a regular expression')]);
    await act('/faults/clear');
    expect((await page('/faults')).text).toContain(ro.noFaults);
  });

  it('empties everything and seeds again', async () => {
    expect((await act('/reset')).headers.get('location')).toBe('/?done=reset');
    const accounts = (await page('/accounts')).text;
    expect([accounts.includes('seed@b.ro'), accounts.includes('ana@b.ro')]).toEqual([true, false]);
    expect((await page('/documents?path=courses/a')).status).toBe(404);
    expect((await page('/files')).text).toContain(ro.noFiles);
  });

  it('answers on loopback names only, whatever the name resolves to', async () => {
    for (const path of [...PAGES, '/export', '/requests/live', '/emulator/v1/counters']) {
      expect(await getWith({ host: 'rebound.example:3010' }, path)).toBe(403);
    }
  });

  it('shows stored data to any visitor, but to no script of another page', async () => {
    const kept = [...PAGES, '/export', '/files/open', '/requests/live', '/outbox'];
    const codes = '/emulator/v1/projects/demo-test/oobCodes';
    const section = { origin: 'http://localhost:3001' };
    const script = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' };
    for (const path of [...kept, codes])
      for (const headers of [section, script, { ...section, ...script, 'sec-fetch-mode': 'navigate' }])
        expect([path, await getWith(headers, path)]).toEqual([path, 403]);
    const visit = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' };
    for (const path of [...PAGES, '/export', '/outbox']) expect(await getWith(visit, path)).toBe(200);
  });

  it('refuses actions that other pages ask for', async () => {
    const { port } = new URL(cloud.url);
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000' },
      { origin: `http://localhost:${port}` },
    ];
    for (const headers of foreign) expect((await act('/reset', {}, headers)).status).toBe(403);
    const withoutOrigin = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await fetch(`${cloud.url}/accounts/delete`, { ...withoutOrigin, body: 'uid=ana' })).status).toBe(403);
    expect((await fetch(`${cloud.url}/import`, { ...withoutOrigin, body: '' })).status).toBe(403);
    expect((await page('/accounts')).text).toContain('ana@b.ro');
  });
});
