import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

type Answer = Record<string, unknown>;

let cloud: TestServices;
let time: number;

beforeEach(async () => {
  time = Date.parse('2026-03-01T10:00:00Z');
  cloud = await startTestServices({ now: () => time });
});

afterEach(() => cloud.close());

async function send(path: string, body: string | URLSearchParams, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(cloud.url + path, { method: 'POST', headers, body });
  return (await response.json()) as Answer;
}

function toolkit(operation: string, body: Answer, admin = false): Promise<Answer> {
  const path = admin
    ? `/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts${operation}`
    : `/identitytoolkit.googleapis.com/v1/accounts${operation}?key=k`;
  const headers = { 'content-type': 'application/json', ...(admin ? { authorization: 'Bearer owner' } : {}) };
  return send(path, JSON.stringify(body), headers);
}

function refresh(token: unknown): Promise<Answer> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(token) });
  return send('/securetoken.googleapis.com/v1/token?key=k', form, {});
}

const ana = { email: 'Ana@Example.ro', password: 'parola1' };
const signUp = () => toolkit(':signUp', ana);
const errorOf = (answer: Answer) => (answer.error as { message: string } | undefined)?.message;
const claimsOf = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Answer;

async function lastCode(): Promise<string> {
  const response = await fetch(`${cloud.url}/emulator/v1/projects/demo-test/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { oobCode: string }[] };
  return oobCodes.at(-1)?.oobCode ?? '';
}

function google(claims: Answer, idToken?: unknown): Promise<Answer> {
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }).toString();
  return toolkit(':signInWithIdp', { requestUri: 'http://localhost', postBody, idToken });
}

describe('registration and sign-in', () => {
  it('answers a new account with an unsigned ID token of this project', async () => {
    const answer = await signUp();
    expect(answer).toMatchObject({ email: 'ana@example.ro', expiresIn: '3600' });
    expect(claimsOf(answer.idToken)).toMatchObject({
      aud: 'demo-test',
      iss: 'https://securetoken.google.com/demo-test',
      sub: answer.localId,
      email_verified: false,
      exp: time / 1000 + 3600,
      firebase: { sign_in_provider: 'password', identities: { email: ['ana@example.ro'] } },
    });
    expect(cloud.auth.authenticate(`Bearer ${answer.idToken}`)).toMatchObject({ uid: answer.localId });
  });

  it('refuses a taken address, a weak password, a bad address and visitors without one', async () => {
    await signUp();
    expect(errorOf(await signUp())).toBe('EMAIL_EXISTS');
    expect(errorOf(await toolkit(':signUp', { email: 'b@x.ro', password: '12345' }))).toMatch(/^WEAK_PASSWORD/);
    expect(errorOf(await toolkit(':signUp', { email: 'nu', password: '123456' }))).toBe('INVALID_EMAIL');
    expect(errorOf(await toolkit(':signUp', {}))).toBe('ADMIN_ONLY_OPERATION');
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    await signUp();
    const wrong = await toolkit(':signInWithPassword', { ...ana, password: 'altceva' });
    const unknown = await toolkit(':signInWithPassword', { ...ana, email: 'nimeni@example.ro' });
    expect([errorOf(wrong), errorOf(unknown)]).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS']);
    expect(await toolkit(':signInWithPassword', ana)).toMatchObject({ registered: true, email: 'ana@example.ro' });
  });

  it('locks an address for a minute after ten failures, even for the right password', async () => {
    await signUp();
    for (let i = 0; i < 10; i++) await toolkit(':signInWithPassword', { ...ana, password: 'gresit' });
    expect(errorOf(await toolkit(':signInWithPassword', ana))).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    time += 60_001;
    expect(await toolkit(':signInWithPassword', ana)).toMatchObject({ registered: true });
  });

  it('refuses malformed requests without falling over', async () => {
    const response = await fetch(`${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(errorOf(await toolkit(':signUp', { email: 5, password: [] }))).toMatch(/^INVALID_ARGUMENT/);
    expect(errorOf(await toolkit(':createTenant', {}))).toMatch(/not supported by local-cloud/);
  });
});

describe('tokens', () => {
  it('refreshes an ID token with the same sign-in time', async () => {
    const { refreshToken, idToken } = await signUp();
    time += 1_800_000;
    const answer = await refresh(refreshToken);
    expect(answer).toMatchObject({ refresh_token: refreshToken, token_type: 'Bearer', expires_in: '3600' });
    expect(claimsOf(answer.id_token).auth_time).toBe(claimsOf(idToken).auth_time);
  });

  it('refuses expired, foreign and unreadable tokens and those of disabled accounts', async () => {
    const { idToken, localId, refreshToken } = await signUp();
    const foreign = `e30.${Buffer.from(JSON.stringify({ ...claimsOf(idToken), aud: 'other' })).toString('base64url')}.`;
    for (const bad of [foreign, 'x.y.z', 'garbage']) {
      expect(() => cloud.auth.authenticate(`Bearer ${bad}`)).toThrow(
        expect.objectContaining({ status: 'UNAUTHENTICATED' }),
      );
    }
    await toolkit(':update', { localId, disableUser: true }, true);
    expect(() => cloud.auth.authenticate(`Bearer ${idToken}`)).toThrow(/disabled/);
    expect(errorOf(await refresh(refreshToken))).toBe('USER_DISABLED');
    await toolkit(':update', { localId, disableUser: false }, true);
    time += 3_600_000;
    expect(() => cloud.auth.authenticate(`Bearer ${idToken}`)).toThrow(/expired/);
  });

  it('takes visitors as nobody and administrators as the owner', () => {
    expect(cloud.auth.authenticate(undefined)).toBeNull();
    expect(cloud.auth.authenticate('Bearer owner')).toBe('owner');
  });

  it('ends older sessions when the password changes, and keeps the one that changed it', async () => {
    const { idToken, refreshToken } = await signUp();
    time += 2000;
    const changed = await toolkit(':update', { idToken, password: 'parola-noua', returnSecureToken: true });
    expect(errorOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    const kept = await refresh(changed.refreshToken);
    for (const token of [changed.idToken, kept.id_token]) expect(claimsOf(token).auth_time).toBe(time / 1000);
  });

  it('asks for a recent sign-in before it deletes an account', async () => {
    const { idToken, refreshToken } = await signUp();
    time += 600_000;
    expect(errorOf(await toolkit(':delete', { idToken }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const again = await toolkit(':signInWithPassword', ana);
    expect(errorOf(await toolkit(':delete', { idToken: again.idToken }))).toBeUndefined();
    expect(errorOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
  });
});

describe('messages', () => {
  it('resets a password once with the code from the outbox', async () => {
    await signUp();
    await toolkit(':sendOobCode', { requestType: 'PASSWORD_RESET', email: ana.email });
    const oobCode = await lastCode();
    expect(await toolkit(':resetPassword', { oobCode })).toMatchObject({ email: 'ana@example.ro' });
    time += 60_000;
    await toolkit(':resetPassword', { oobCode, newPassword: 'parola2' });
    const known = await toolkit(':lookup', { email: ['ana@example.ro'] }, true);
    expect(known).toMatchObject({ users: [{ passwordUpdatedAt: time }] });
    expect(await toolkit(':signInWithPassword', { ...ana, password: 'parola2' })).toHaveProperty('idToken');
    expect(errorOf(await toolkit(':resetPassword', { oobCode, newPassword: 'parola3' }))).toBe('INVALID_OOB_CODE');
  });

  it('does not tell whether an address has an account', async () => {
    const answer = await toolkit(':sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nimeni@example.ro' });
    expect(answer).toMatchObject({ email: 'nimeni@example.ro' });
    expect(await lastCode()).toBe('');
  });

  it('confirms an address through the link in the outbox, and only when the form is sent', async () => {
    const { idToken } = await signUp();
    await toolkit(':sendOobCode', { requestType: 'VERIFY_EMAIL', idToken, continueUrl: 'http://localhost:3000/en' });
    const outbox = await (await fetch(`${cloud.url}/outbox?lang=en`)).text();
    const link = /href="([^"]+action[^"]+)"/.exec(outbox)?.[1]?.replaceAll('&#38;', '&') ?? '';
    expect(await (await fetch(link)).text()).toContain('ana@example.ro');
    expect(await toolkit(':lookup', { idToken })).toMatchObject({ users: [{ emailVerified: false }] });
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('The e-mail address has been confirmed.');
    expect(await toolkit(':lookup', { idToken })).toMatchObject({ users: [{ emailVerified: true }] });
  });

  it('refuses a code after its life', async () => {
    await signUp();
    await toolkit(':sendOobCode', { requestType: 'PASSWORD_RESET', email: ana.email });
    time += 3_600_001;
    expect(errorOf(await toolkit(':resetPassword', { oobCode: await lastCode() }))).toBe('EXPIRED_OOB_CODE');
  });
});

describe('a new address', () => {
  const askFor = (idToken: unknown, newEmail: string) =>
    toolkit(':sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  const open = (oobCode: string) => toolkit(':update', { oobCode });

  it('counts once its link is opened, and then every session is over', async () => {
    const { idToken, refreshToken } = await signUp();
    await askFor(idToken, 'Ana@Noua.ro');
    time += 60_000;
    const oobCode = await lastCode();
    expect(await toolkit(':signInWithPassword', ana)).toHaveProperty('idToken');
    expect(await open(oobCode)).toMatchObject({ email: 'ana@noua.ro', emailVerified: true });
    expect(errorOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(errorOf(await toolkit(':signInWithPassword', ana))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await toolkit(':signInWithPassword', { ...ana, email: 'ana@noua.ro' })).toHaveProperty('idToken');
    expect(errorOf(await open(oobCode))).toBe('INVALID_OOB_CODE');
  });

  it('needs a recent sign-in, and the link: it cannot be set by itself', async () => {
    const { idToken } = await signUp();
    expect(errorOf(await toolkit(':update', { idToken, email: 'ana@noua.ro' }))).toMatch(/^OPERATION_NOT_ALLOWED/);
    time += 600_000;
    expect(errorOf(await askFor(idToken, 'ana@noua.ro'))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect(await lastCode()).toBe('');
  });

  it('that has an account gets no message, and the answer of any other', async () => {
    await toolkit(':signUp', { email: 'dan@example.ro', password: 'parola1' });
    const { idToken } = await signUp();
    expect(await askFor(idToken, 'dan@example.ro')).toMatchObject({ email: 'dan@example.ro' });
    expect(await lastCode()).toBe('');
    await askFor(idToken, 'libera@example.ro');
    await toolkit(':signUp', { email: 'libera@example.ro', password: 'parola1' });
    expect(errorOf(await open(await lastCode()))).toBe('EMAIL_EXISTS');
  });

  it('makes the link to one that was mistyped worthless', async () => {
    const { idToken } = await signUp();
    await askFor(idToken, 'strain@example.ro');
    const mistyped = await lastCode();
    await askFor(idToken, 'ana@noua.ro');
    expect(errorOf(await open(mistyped))).toBe('INVALID_OOB_CODE');
    expect(await open(await lastCode())).toMatchObject({ email: 'ana@noua.ro' });
  });
});

describe('a link to sign in', () => {
  const askFor = (email: string) =>
    toolkit(':sendOobCode', {
      requestType: 'EMAIL_SIGNIN',
      email,
      continueUrl: 'http://localhost:3000/en/login?returnTo=/x',
    });
  const enter = (email: string, oobCode: string) => toolkit(':signInWithEmailLink', { email, oobCode });

  it('leads to the app with its code, and signs in the address that it was sent to, once', async () => {
    await toolkit('', { localId: 'ana', ...ana, emailVerified: true }, true);
    await askFor('ANA@example.ro');
    const oobCode = await lastCode();
    const [sent] = cloud.auth.messages();
    const led = await fetch(sent?.oobLink ?? '', { redirect: 'manual' });
    const target = new URL(led.headers.get('location') ?? '');
    expect([led.status, target.pathname]).toEqual([302, '/en/login']);
    expect(Object.fromEntries(target.searchParams)).toMatchObject({ returnTo: '/x', mode: 'signIn', oobCode });
    expect(errorOf(await enter('dan@example.ro', oobCode))).toMatch(/^INVALID_EMAIL/);
    expect(await enter('ana@example.ro', oobCode)).toMatchObject({ localId: 'ana', email: 'ana@example.ro' });
    expect(errorOf(await enter('ana@example.ro', oobCode))).toBe('INVALID_OOB_CODE');
    expect(await toolkit(':signInWithPassword', ana)).toHaveProperty('idToken');
  });

  it('makes an account where there is none, and nobody learns before', async () => {
    const answer = await askFor('nou@example.ro');
    expect(answer).toEqual({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: 'nou@example.ro' });
    expect(await enter('nou@example.ro', await lastCode())).toMatchObject({ isNewUser: true });
    const known = await toolkit(':lookup', { email: ['nou@example.ro'] }, true);
    expect(known).toMatchObject({ users: [{ emailVerified: true, providerUserInfo: [{ providerId: 'password' }] }] });
  });

  it('takes the password away from who has never proven the address', async () => {
    const { refreshToken } = await signUp();
    time += 60_000;
    await askFor('ana@example.ro');
    expect(await enter('ana@example.ro', await lastCode())).toHaveProperty('idToken');
    expect(errorOf(await toolkit(':signInWithPassword', ana))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(errorOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
  });

  it('is good for six hours, no other code is, and a closed account stays closed', async () => {
    await askFor('ana@example.ro');
    const oobCode = await lastCode();
    time += 6 * 3_600_000 + 1;
    expect(errorOf(await enter('ana@example.ro', oobCode))).toBe('EXPIRED_OOB_CODE');
    const { localId } = await signUp();
    await toolkit(':sendOobCode', { requestType: 'PASSWORD_RESET', email: ana.email });
    const reset = cloud.auth.messages().find(({ requestType }) => requestType === 'PASSWORD_RESET');
    expect(errorOf(await enter('ana@example.ro', reset?.oobCode ?? ''))).toBe('INVALID_OOB_CODE');
    await toolkit(':update', { localId, disableUser: true }, true);
    await askFor('ana@example.ro');
    expect(errorOf(await enter('ana@example.ro', await lastCode()))).toBe('USER_DISABLED');
  });

  it('is not sent without end, nor can its address be guessed, and it goes with the account', async () => {
    for (let index = 0; index < 10; index++) await askFor('ana@example.ro');
    expect(errorOf(await askFor('ana@example.ro'))).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    const oobCode = await lastCode();
    for (let index = 0; index < 10; index++) await enter(`x${index}@example.ro`, oobCode);
    expect(errorOf(await enter('ana@example.ro', oobCode))).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    const { localId } = await signUp();
    await toolkit(':delete', { localId }, true);
    expect(cloud.auth.messages()).toEqual([]);
  });
});

describe('Google', () => {
  const dan = { sub: 'g1', email: 'Dan@example.ro', email_verified: true, name: 'Dan' };

  it('makes an account on the first sign-in and finds it on the next', async () => {
    const first = await google(dan);
    expect(first).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      email: 'dan@example.ro',
      displayName: 'Dan',
    });
    const second = await google(dan);
    expect(second.localId).toBe(first.localId);
    expect(second).not.toHaveProperty('isNewUser');
  });

  it('takes over an account whose address was never verified, without its password', async () => {
    const { localId } = await signUp();
    expect(await google({ sub: 'g2', email: ana.email, email_verified: true })).toMatchObject({ localId });
    expect(errorOf(await toolkit(':signInWithPassword', ana))).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('does not link an identity that belongs to another account, nor one with its address', async () => {
    await google(dan);
    await toolkit(':signUp', { email: 'eva@example.ro', password: 'parola1' });
    const { idToken } = await signUp();
    expect(errorOf(await google(dan, idToken))).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
    expect(errorOf(await google({ sub: 'g3', email: 'eva@example.ro', email_verified: true }, idToken))).toBe(
      'EMAIL_EXISTS',
    );
  });

  it('links and unlinks an identity, and the session stays as old as it was', async () => {
    const { idToken, localId } = await signUp();
    const begun = time / 1000;
    time += 600_000;
    const linked = await google(dan, idToken);
    expect(linked).toMatchObject({ localId, email: 'ana@example.ro' });
    expect(claimsOf(linked.idToken)).toMatchObject({ auth_time: begun, firebase: { sign_in_provider: 'password' } });
    expect(await google(dan)).toMatchObject({ localId });
    const unlinked = await toolkit(':update', { idToken: linked.idToken, deleteProvider: ['google.com'] });
    expect(unlinked).toMatchObject({ providerUserInfo: [{ providerId: 'password' }] });
    expect(await google(dan)).toMatchObject({ isNewUser: true });
  });

  it('refuses other providers and unreadable answers', async () => {
    const answer = (postBody: string) => toolkit(':signInWithIdp', { requestUri: 'http://localhost', postBody });
    expect(errorOf(await answer('providerId=facebook.com'))).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect(errorOf(await answer('providerId=google.com&id_token=x'))).toMatch(/^INVALID_IDP_RESPONSE/);
  });

  it('offers the accounts that have signed in, with their names as text', async () => {
    await google({ ...dan, name: '<b>Dan</b>' });
    const page = await (
      await fetch(`${cloud.url}/emulator/auth/handler?authType=signInViaPopup&providerId=google.com`)
    ).text();
    expect(page).toContain('Alege un cont Google');
    expect(page).toContain('&#60;b&#62;Dan');
    expect(page).not.toContain('<b>Dan');
  });
});

describe('administration', () => {
  it('creates, finds, lists, changes and deletes accounts', async () => {
    await toolkit('', { localId: 'u1', email: 'x@y.ro', password: 'secret1', emailVerified: true }, true);
    await toolkit(':update', { localId: 'u1', customAttributes: '{"isAdmin":true}' }, true);
    const { idToken } = await toolkit(':signInWithPassword', { email: 'x@y.ro', password: 'secret1' });
    expect(claimsOf(idToken)).toMatchObject({ isAdmin: true, email_verified: true, user_id: 'u1' });
    expect(await toolkit(':lookup', { email: ['x@y.ro'] }, true)).toMatchObject({ users: [{ localId: 'u1' }] });
    await toolkit(':delete', { localId: 'u1' }, true);
    expect(await toolkit(':lookup', { localId: ['u1'] }, true)).not.toHaveProperty('users');
  });

  it('is closed to everyone else', async () => {
    const path = '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:query';
    expect(errorOf(await send(path, '{}', {}))).toBe('INSUFFICIENT_PERMISSION');
    expect(errorOf(await toolkit(':batchDelete', { localIds: ['u1'] }))).toMatch(/^OPERATION_NOT_ALLOWED/);
  });
});
