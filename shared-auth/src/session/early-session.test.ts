import { earlySession } from './early-session.ts';

/** The service's answer about Ana, in its own words. */
const LOOKUP = {
  kind: 'identitytoolkit#GetAccountInfoResponse',
  users: [
    {
      localId: 'u1',
      email: 'ana@cursiv.test',
      displayName: 'Ana',
      emailVerified: true,
      providerUserInfo: [{ providerId: 'password', federatedId: 'ana@cursiv.test' }],
    },
  ],
};

const askedByDocument = (question: object) => Object.assign(globalThis, { earlyQuestion: question });
const answered = (answer: unknown, status = 200) => Promise.resolve(Response.json(answer, { status }));
const codeFollows = Promise.resolve();

afterEach(() => Reflect.deleteProperty(globalThis, 'earlyQuestion'));

it('who it is stands in the answer, which the service’s code can still read', async () => {
  const answer = answered(LOOKUP);
  askedByDocument({ askedAt: Date.now(), answer, codeFollows });
  const ana = { uid: 'u1', email: 'ana@cursiv.test', name: 'Ana', emailVerified: true, hasPassword: true };
  expect(await earlySession()?.identity).toEqual(ana);
  expect(await (await answer).json()).toEqual(LOOKUP);
});

it('an account of Google alone has no password, and need not have a name', async () => {
  const users = [{ localId: 'u2', providerUserInfo: [{ providerId: 'google.com' }] }];
  askedByDocument({ askedAt: Date.now(), answer: answered({ users }), codeFollows });
  const nobodys = { uid: 'u2', email: '', name: '', emailVerified: false, hasPassword: false };
  expect(await earlySession()?.identity).toEqual(nobodys);
});

it.each<[string, Promise<Response | undefined>]>([
  ['a refusal', answered({ error: { message: 'TOKEN_EXPIRED' } }, 400)],
  ['no answer', Promise.resolve(undefined)],
  ['an answer without accounts', answered({})],
])('nobody is known by %s', async (_, answer) => {
  askedByDocument({ askedAt: Date.now(), answer, codeFollows });
  expect(await earlySession()?.identity).toBeUndefined();
});

it.each<[string, object]>([
  ['the page’s files do not come first', { askedAt: Date.now(), answer: answered(LOOKUP) }],
  ['it was asked long ago', { askedAt: Date.now() - 20_001, answer: answered(LOOKUP), codeFollows }],
])('the session’s code is not awaited where %s', (_, question) => {
  askedByDocument(question);
  expect(earlySession()).toBeUndefined();
});
