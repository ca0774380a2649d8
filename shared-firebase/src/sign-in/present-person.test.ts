import { configureFirebase } from '../config.ts';
import { functionsService, httpsCallable } from '../functions.ts';
import { tellPresent } from './present-person.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const asked: string[] = [];
globalThis.fetch = async (input) => {
  asked.push(String(input));
  return Response.json({ result: 'done' });
};
const call = () => httpsCallable(functionsService(), 'noteSession')({});

beforeEach(() => {
  asked.length = 0;
});

it.each([
  ['signed out', undefined],
  ['been followed by somebody else', 'bo'],
])('what a person asks for is not sent once they have %s', async (_, next) => {
  tellPresent('ana');
  const answer = call();
  tellPresent(next);
  await expect(answer).rejects.toMatchObject({ details: { code: 'signed-out' } });
  expect(asked).toEqual([]);
});

it('what a visitor asks for is sent, also when they sign in meanwhile', async () => {
  tellPresent(undefined);
  const answer = call();
  tellPresent('ana');
  expect(await answer).toEqual({ data: 'done' });
});
