import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { change, store, storeAll } from '../../support/backend/stored.ts';
import { DEMO_PASSWORD, emailOf } from '../../support/test.ts';
import { longCourse } from '../writing/long-course.ts';

const SERVICES = 'http://localhost:3010';
const BUCKET = 'demo-cursiv.firebasestorage.app';
const CREATOR = 'demo-creator';
const LESSONS = 300;
const COURSE = 'bench-long';
/** As large as a picture may be, in bytes (spec §7). */
const PICTURE_BYTES = 2_000_000;
const PICTURE = { id: 'benchPicture', path: `portraits/${CREATOR}/benchPicture.png` };
const NOW = new Date();
/** Nobody's, and signed by nobody. */
const CERTIFICATE = {
  ...{
    id: 'bench',
    uid: 'nobody',
    courseId: 'statistics-in-the-news',
    courseVersion: 1,
    learnerName: 'Ștefania Țurcanu',
  },
  ...{ courseTitle: { ro: 'Statistica din știri' }, status: 'valid', reissue: 0, credential: '{}' },
  ...{ issuedAt: NOW, updatedAt: NOW },
};
const WORDS = ['calcul tabelar', 'scris', 'python', 'economie', 'desen', 'engleza', 'statistica', 'chitara'];

/** A request that an instance gets. */
export interface Request {
  path: string;
  init?: RequestInit;
}

/** Requests for functions that hold much at once, by the function's name: the `at`th of many that come together. */
export const ASKED: Readonly<Record<string, (at: number, idToken: string) => Request>> = {
  payload: (at) => ({ path: `/payload/ro/courses.json?q=${encodeURIComponent(`${WORDS[at % WORDS.length]} ${at}`)}` }),
  page: (at) => ({ path: at === 0 ? '/sitemap-1.xml' : `/courses?q=${at}` }),
  registry: () => ({ path: '/platform/registry.json' }),
  health: () => ({ path: '/health' }),
  pictures: (at) => ({ path: `/pictures/${PICTURE.id}?at=${at}` }),
  certificate: (at) => ({ path: `${at % 2 ? '' : '/en'}/certificates/${CERTIFICATE.id}.pdf` }),
  publishCourse: (_at, idToken) => ({
    path: '/',
    init: {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { key: randomUUID(), courseId: COURSE, rev: 1, locales: ['ro', 'en'] } }),
    },
  }),
};

/** Functions of which one instance does one thing at a time for one person. */
export const ONCE: readonly string[] = ['publishCourse'];

async function storePicture(request: APIRequestContext): Promise<void> {
  const part = (type: string) => `--part\r\nContent-Type: ${type}\r\n\r\n`;
  const described = JSON.stringify({ name: PICTURE.path, contentType: 'image/png' });
  const sent = await request.post(`${SERVICES}/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'multipart/related; boundary=part' },
    data: Buffer.concat([
      Buffer.from(`${part('application/json')}${described}\r\n${part('image/png')}`),
      randomBytes(PICTURE_BYTES),
      Buffer.from('\r\n--part--'),
    ]),
  });
  if (!sent.ok()) throw new Error(`The picture was not stored: ${await sent.text()}`);
  await store(request, `files/${PICTURE.id}`, {
    ...{ ...PICTURE, ownerUid: CREATOR, place: { kind: 'portrait' }, name: 'picture.png', status: 'stored' },
    ...{ bytes: PICTURE_BYTES, contentType: 'image/png', sha256: '0'.repeat(64), shownIn: [], createdAt: NOW },
  });
  await change(request, `users/${CREATOR}`, { photo: PICTURE.path });
}

/** Stores what the requests ask for; resolves to the ID token of the person who asks. */
export async function prepare(request: APIRequestContext): Promise<string> {
  await storePicture(request);
  await store(request, `certificates/${CERTIFICATE.id}`, CERTIFICATE);
  await storeAll(request, longCourse(COURSE, CREATOR, LESSONS));
  const signIn = await request.post(
    `${SERVICES}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { data: { email: emailOf('creator'), password: DEMO_PASSWORD, returnSecureToken: true } },
  );
  return ((await signIn.json()) as { idToken: string }).idToken;
}
