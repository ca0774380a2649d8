import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

type Answer = Record<string, unknown>;

const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts';
const CONFIG = '/identitytoolkit.googleapis.com/admin/v2/projects/demo-test/config';
const OWNER = { authorization: 'Bearer owner' };

let cloud: TestServices;

beforeEach(async () => {
  cloud = await startTestServices();
});

afterEach(() => cloud.close());

async function ask(path: string, body?: Answer, headers: Record<string, string> = OWNER): Promise<Answer> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(cloud.url + path, { ...init, headers })).json()) as Answer;
}

const signIn = (email: string, password: string) =>
  ask('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email, password }, {});

/** How passwords are hashed, as an import names it. */
async function hash(): Promise<Answer> {
  const { signIn: config } = (await ask(CONFIG)) as { signIn: { hashConfig: { algorithm: string } } };
  const { algorithm, ...parameters } = config.hashConfig;
  return { hashAlgorithm: algorithm, ...parameters };
}

describe('accounts that are imported', () => {
  it('are those that were listed, and sign in with the same passwords', async () => {
    cloud.auth.createUser({ localId: 'ana', email: 'ana@b.ro', password: 'parola1', displayName: 'Ana' });
    cloud.auth.createUser({ localId: 'dan', email: 'dan@gmail.test', google: true });
    const listed = (await ask(`${PROJECT}:batchGet`)) as { users: { providerUserInfo: { providerId: string }[] }[] };
    const users = listed.users.map(({ providerUserInfo, ...user }) => ({
      ...user,
      providerUserInfo: providerUserInfo.filter(({ providerId }) => providerId !== 'password'),
    }));
    cloud.auth.clear();
    const imported = { ...(await hash()), users };
    expect(await ask(`${PROJECT}:batchCreate`, imported)).not.toHaveProperty('error');
    expect(await ask(`${PROJECT}:batchGet`)).toEqual(listed);
    expect(await ask(`${PROJECT}:batchCreate`, imported)).not.toHaveProperty('error');
    expect(await ask(`${PROJECT}:batchGet`)).toEqual(listed);
    expect(await signIn('ana@b.ro', 'parola1')).toMatchObject({ localId: 'ana' });
  });

  it('are refused one by one', async () => {
    cloud.auth.createUser({ localId: 'ana', email: 'ana@b.ro' });
    const users = [
      { localId: 'eva', email: 'ana@b.ro' },
      { localId: 'a/b' },
      { email: 'nobody@b.ro' },
      { localId: 'ion', customAttributes: '[]' },
      { localId: 'ion', providerUserInfo: [{ providerId: 'github.com', rawId: '1' }] },
      { localId: 'ion', email: 'ion@b.ro' },
    ];
    const { error } = (await ask(`${PROJECT}:batchCreate`, { ...(await hash()), users })) as { error: Answer[] };
    expect(error.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(error[0]).toEqual({ index: 0, message: 'DUPLICATE_ACCOUNT' });
    expect(await ask(`${PROJECT}:lookup`, { localId: ['ion'] })).toMatchObject({ users: [{ email: 'ion@b.ro' }] });
  });

  it('bring no hashes of another service, and none without naming how they were made', async () => {
    const users = [{ localId: 'ion', email: 'ion@b.ro', passwordHash: 'AAAA', salt: 'x' }];
    const other = await ask(`${PROJECT}:batchCreate`, { hashAlgorithm: 'SCRYPT', users });
    expect(other).toMatchObject({ error: { message: expect.stringContaining('Password hashes of another service') } });
    expect(await ask(`${PROJECT}:batchCreate`, { users })).toMatchObject({
      error: [{ index: 0, message: 'MISSING_HASH_ALGORITHM' }],
    });
  });

  it('are for the owner alone, as is how passwords are hashed', async () => {
    expect(await ask(CONFIG, undefined, {})).toMatchObject({ error: { code: 403 } });
    expect(await ask(`${PROJECT}:batchCreate`, { users: [] }, {})).toMatchObject({ error: { code: 403 } });
  });
});
