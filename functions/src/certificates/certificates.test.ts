import { generateKeyPairSync } from 'node:crypto';
import { verifyCredential } from '@cursiv/shared-domain';
import { issuersPayload } from '../payload/pages/certificate-payload.ts';
import { startAttempt } from '../quizzes/start-attempt.ts';
import { submitAttempt } from '../quizzes/submit-attempt.ts';
import { quizCourse } from '../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../store/memory-store.ts';
import { issueCertificate } from './issue/issue-certificate.ts';
import { issuerOf } from './issue/issuer.ts';
import { renewCertificate } from './renew-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const ORIGIN = 'https://cursiv.test';
const pem = () => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
const issuer = issuerOf(pem());
const issuing = { issuer, origin: ORIGIN, now: NOW };
const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const refused = (code: string) => expect.objectContaining({ code });

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = quizCourse();
  documents.set('users/ana', { name: 'Ana Țurcanu' });
  documents.set('users/root', { name: 'Ioana', isAdmin: true });
});

const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });
const issue = (id = 'ana__c1') => issueCertificate(memoryStore(documents), id, issuing);
const renew = (uid = 'ana') => renewCertificate(memoryStore(documents), { courseId: 'c1' }, caller(uid), issuing);
const revoke = (id: string, uid = 'root') =>
  revokeCertificate(memoryStore(documents), { id, reason: 'Altcineva a dat testul.' }, caller(uid), NOW);
const issued = () =>
  [...documents]
    .filter(([path]) => path.startsWith('certificates/'))
    .map(([path, fields]) => ({ id: path.slice('certificates/'.length), ...fields }) as Record<string, string>);
const complete = () => change('enrollments/ana__c1', { status: 'completed' });
/** Takes the quiz `l1` and passes. */
async function pass() {
  const store = memoryStore(documents);
  const { attemptId } = await startAttempt(store, { courseId: 'c1', lessonId: 'l1' }, caller('ana'), NOW);
  change(`enrollments/ana__c1/attempts/${attemptId}`, { answers: { q1: '"a"', q2: 'true' } });
  await submitAttempt(store, { courseId: 'c1', attemptId }, caller('ana'), NOW);
}

describe('the certificate of a completed course', () => {
  it('is issued once, signed, with the name and the title of that day', async () => {
    await pass();
    complete();
    await issue();
    const [first] = issued();
    change('users/ana', { name: 'Altcineva' });
    change('courses/c1', { title: { ro: 'Alt titlu' } });
    await issue();
    expect(issued()).toEqual([first]);
    expect(first).toMatchObject({
      ...{ status: 'valid', learnerName: 'Ana Țurcanu', courseTitle: { ro: 'Curs' } },
      searchKeys: expect.arrayContaining(['turcanu', 'ana tur', 'cur tur', first?.id?.toLowerCase()]),
    });
    await expect(verifyCredential(first?.credential ?? '', [issuer.did])).resolves.toMatchObject({
      outcome: 'true',
      says: { id: `${ORIGIN}/certificates/${first?.id}`, learnerName: 'Ana Țurcanu', title: 'Curs' },
    });
    expect([...documents.values()]).toContainEqual({ did: issuer.did });
  });

  it.each<[string, () => Promise<unknown> | unknown]>([
    ['before the course is completed', pass],
    ['with a quiz that was not passed', complete],
    [
      'with lessons alone, in a course without a quiz',
      () => {
        change('courses/c1/versions/4/lessons/l1', { type: 'text' });
        complete();
      },
    ],
    [
      'to somebody without a name',
      async () => {
        await pass();
        complete();
        change('users/ana', { name: ' ' });
      },
    ],
  ])('is not issued %s', async (_, prepare) => {
    await prepare();
    await issue();
    expect(issued()).toEqual([]);
  });

  it('needs every quiz that counts, whenever it was passed', async () => {
    await pass();
    change('courses/c1/versions/4/lessons/l2', { type: 'quiz' });
    complete();
    await issue();
    expect(issued()).toEqual([]);
    change('courses/c1/versions/4/lessons/l2', { type: 'text' });
    await issue();
    expect(issued()).toHaveLength(1);
  });

  it('is not issued again when the site gets another key', async () => {
    await pass();
    complete();
    await issue();
    await issueCertificate(memoryStore(documents), 'ana__c1', { ...issuing, issuer: issuerOf(pem()) });
    expect(issued()).toHaveLength(1);
    expect(issued()[0]?.id).toMatch(/^[0-9a-zBC]{20}$/);
  });

  it('stays true when another key signs, as long as the site names the old one', async () => {
    await pass();
    complete();
    await issue();
    const [first] = issued();
    change('users/ana', { name: 'Ana-Maria Țurcanu' });
    const next = issuerOf(pem());
    const renewing = { ...issuing, issuer: next };
    const { id } = await renewCertificate(memoryStore(documents), { courseId: 'c1' }, caller('ana'), renewing);
    const { issuers } = await issuersPayload(memoryStore(documents));
    expect(issuers.toSorted()).toEqual([issuer.did, next.did].toSorted());
    const second = issued().find((one) => one.id === id);
    for (const credential of [first?.credential, second?.credential])
      await expect(verifyCredential(credential ?? '', issuers)).resolves.toMatchObject({ outcome: 'true' });
    // After a leak the old key is no longer named.
    documents.delete(`issuers/${issuer.did.replaceAll(':', '_')}`);
    const named = await issuersPayload(memoryStore(documents));
    await expect(verifyCredential(first?.credential ?? '', named.issuers)).resolves.toEqual({ outcome: 'foreign' });
  });
});

describe('a corrected name', () => {
  beforeEach(async () => {
    await pass();
    complete();
    await issue();
  });

  it('comes with another certificate, which the first one names', async () => {
    const [first] = issued();
    change('users/ana', { name: 'Ana-Maria Țurcanu' });
    const { id } = await renew();
    await expect(renew()).resolves.toEqual({ id });
    expect(issued()).toEqual([
      expect.objectContaining({ id: first?.id, status: 'superseded', supersededBy: id, learnerName: 'Ana Țurcanu' }),
      expect.objectContaining({ id, status: 'valid', learnerName: 'Ana-Maria Țurcanu' }),
    ]);
  });

  it('is taken up twice at most', async () => {
    for (const name of ['Una', 'Alta']) {
      change('users/ana', { name });
      await renew();
    }
    change('users/ana', { name: 'A treia' });
    await expect(renew()).rejects.toEqual(refused('too-often'));
    expect(issued().filter(({ status }) => status === 'valid')).toHaveLength(1);
  });

  it('is nobody else’s, and brings no revoked certificate back', async () => {
    await expect(renew('bogdan')).rejects.toEqual(refused('not-found'));
    await revoke(issued()[0]?.id ?? '');
    change('users/ana', { name: 'Alta' });
    await expect(renew()).rejects.toEqual(refused('no-access'));
    await issue();
    expect(issued()).toHaveLength(1);
  });
});

describe('a revocation', () => {
  beforeEach(async () => {
    await pass();
    complete();
    await issue();
  });

  it('is an administrator’s, with a reason, and is recorded', async () => {
    const id = issued()[0]?.id ?? '';
    await revoke(id);
    expect(issued()[0]).toMatchObject({ status: 'revoked', revokedReason: 'Altcineva a dat testul.' });
    const [, event] = [...documents].find(([path]) => path.startsWith('auditEvents/')) ?? [];
    expect(event).toMatchObject({ actorUid: 'root', subject: `certificates/${id}` });
  });

  it('is refused to others, for what is not there, and twice', async () => {
    const id = issued()[0]?.id ?? '';
    await expect(revoke(id, 'ana')).rejects.toEqual(refused('no-access'));
    documents.set('users/barred', { name: 'Radu', isAdmin: true, status: 'suspended' });
    await expect(revoke(id, 'barred')).rejects.toEqual(refused('no-access'));
    await expect(revoke('x')).rejects.toEqual(refused('not-found'));
    await revoke(id);
    await expect(revoke(id)).rejects.toEqual(refused('conflict'));
  });
});
