import { startTestServices, type TestServices } from '../testing/start-test-services.ts';
import { PERIOD, totpCode } from './accounts/totp.ts';

type Answer = Record<string, unknown>;

const ana = { email: 'ana@example.ro', password: 'parola1' };

let cloud: TestServices;
let time: number;

beforeEach(async () => {
  time = Date.parse('2026-03-01T10:00:00Z');
  cloud = await startTestServices({ now: () => time });
  cloud.auth.createUser({ ...ana, localId: 'ana', emailVerified: true });
});

afterEach(() => cloud.close());

async function toolkit(path: string, body: Answer, authorization?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  const url = `${cloud.url}/identitytoolkit.googleapis.com/${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

const errorOf = (answer: Answer) => (answer.error as { message: string } | undefined)?.message.split(' ')[0];
const signIn = () => toolkit('v1/accounts:signInWithPassword', ana);
const nextCode = () => {
  time += PERIOD * 1000;
};
const codeNow = (secret: string) => totpCode(secret, Math.floor(time / 1000 / PERIOD));

async function enrol() {
  const { idToken } = await signIn();
  const start = await toolkit('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey: secret, sessionInfo } = start.totpSessionInfo as Record<string, string>;
  if (secret === undefined) throw new Error('No key was given.');
  const totpVerificationInfo = { sessionInfo, verificationCode: codeNow(secret) };
  const enrolled = await toolkit('v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });
  return { secret, idToken: enrolled.idToken, earlier: idToken };
}

function showCode({ mfaPendingCredential, mfaInfo }: Answer, verificationCode: string): Promise<Answer> {
  const mfaEnrollmentId = (mfaInfo as { mfaEnrollmentId: string }[])[0]?.mfaEnrollmentId;
  const body = { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } };
  return toolkit('v2/accounts/mfaSignIn:finalize', body);
}

it('asks for a code after the password, and a code counts once', async () => {
  const { secret } = await enrol();
  const pending = await signIn();
  expect(pending).not.toHaveProperty('idToken');
  expect(JSON.stringify(pending)).not.toContain(secret);
  expect(errorOf(await showCode(pending, codeNow(secret)))).toBe('INVALID_CODE');
  nextCode();
  const code = codeNow(secret);
  const { idToken } = await showCode(pending, code);
  expect(cloud.auth.authenticate(`Bearer ${idToken}`)).toMatchObject({ uid: 'ana' });
  expect(errorOf(await showCode(pending, code))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  expect(errorOf(await showCode(await signIn(), code))).toBe('INVALID_CODE');
});

it('stops who guesses codes, also by new sign-ins with the right password', async () => {
  const { secret } = await enrol();
  for (let guess = 0; guess < 10; guess++) await showCode(await signIn(), 'no code');
  nextCode();
  expect(errorOf(await showCode(await signIn(), codeNow(secret)))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  time += 60_000;
  expect(await showCode(await signIn(), codeNow(secret))).toHaveProperty('idToken');
});

it('lets a half-done sign-in wait for five minutes', async () => {
  const { secret } = await enrol();
  const pending = await signIn();
  time += 300_000;
  expect(errorOf(await showCode(pending, codeNow(secret)))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
});

it('asks for a code after Google, too, and before a device that never showed one links Google', async () => {
  const { idToken, earlier } = await enrol();
  const claims = { sub: 'g1', email: ana.email, email_verified: true };
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }).toString();
  const google = (token?: unknown) =>
    toolkit('v1/accounts:signInWithIdp', { requestUri: 'http://localhost', postBody, idToken: token });
  expect(await google()).toHaveProperty('mfaPendingCredential');
  expect(await google(earlier)).not.toHaveProperty('idToken');
  expect(await google(idToken)).toHaveProperty('idToken');
});

it('asks for a code after a link in a mail, too', async () => {
  await enrol();
  await toolkit('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: ana.email });
  const oobCode = cloud.auth.messages().at(-1)?.oobCode;
  const answer = await toolkit('v1/accounts:signInWithEmailLink', { email: ana.email, oobCode });
  expect(answer).toHaveProperty('mfaPendingCredential');
  expect(answer).not.toHaveProperty('idToken');
});

it('is switched off after a recent sign-in only, by its owner or an administrator', async () => {
  const { secret, idToken } = await enrol();
  const { users } = await toolkit('v1/accounts:lookup', { idToken });
  const mfaInfo = (users as { mfaInfo: { mfaEnrollmentId: string }[] }[])[0]?.mfaInfo;
  expect(JSON.stringify(users)).not.toContain(secret);
  const body = { idToken, mfaEnrollmentId: mfaInfo?.[0]?.mfaEnrollmentId };
  time += 301_000;
  expect(errorOf(await toolkit('v2/accounts/mfaEnrollment:withdraw', body))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const { idToken: fresh } = await showCode(await signIn(), codeNow(secret));
  expect(await toolkit('v2/accounts/mfaEnrollment:withdraw', { ...body, idToken: fresh })).toHaveProperty('idToken');
  expect(await signIn()).toHaveProperty('idToken');

  await enrol();
  expect(errorOf(await toolkit('v1/accounts:update', { idToken: fresh, mfa: {} }))).toBe('OPERATION_NOT_ALLOWED');
  await toolkit('v1/projects/demo-test/accounts:update', { localId: 'ana', mfa: {} }, 'Bearer owner');
  expect(await signIn()).toHaveProperty('idToken');
});

it('is enrolled by its owner only, with a confirmed address and the right code', async () => {
  const stranger = await toolkit('v1/accounts:signUp', { email: 'dan@example.ro', password: 'parola2' });
  const start = (idToken: unknown) => toolkit('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  expect(errorOf(await start(stranger.idToken))).toBe('UNVERIFIED_EMAIL');
  const { idToken } = await signIn();
  const { totpSessionInfo } = await start(idToken);
  const { sharedSecretKey = '', sessionInfo } = totpSessionInfo as Record<string, string>;
  const finish = (token: unknown, verificationCode: string) =>
    toolkit('v2/accounts/mfaEnrollment:finalize', {
      idToken: token,
      totpVerificationInfo: { sessionInfo, verificationCode },
    });
  expect(errorOf(await finish(stranger.idToken, codeNow(sharedSecretKey)))).toBe('INVALID_SESSION_INFO');
  expect(errorOf(await finish(idToken, 'no code'))).toBe('INVALID_CODE');
  expect(await finish(idToken, codeNow(sharedSecretKey))).toHaveProperty('refreshToken');
  expect(errorOf(await start(idToken))).toBe('SECOND_FACTOR_EXISTS');
});
