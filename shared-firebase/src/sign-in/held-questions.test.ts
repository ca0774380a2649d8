import { configureFirebase } from '../config.ts';
import { loadSdk } from '../firestore/deferred.ts';
import { functionsService, httpsCallable } from '../functions.ts';
import { holdCalls, holdQuestions } from './held-questions.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('neither the database nor a function is asked before it is known who asks', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json({ result: 'done' });
  };
  const know = holdQuestions();
  let isLoaded = false;
  const sdk = loadSdk().then(() => {
    isLoaded = true;
  });
  const answer = httpsCallable(functionsService(), 'echo')('hello');
  await turn();
  expect({ isLoaded, asked }).toEqual({ isLoaded: false, asked: [] });

  know();
  await sdk;
  expect(await answer).toEqual({ data: 'done' });
  expect(asked).toEqual(['https://us-central1-demo.cloudfunctions.net/echo']);
});

it('no function is asked before the caller’s profile is stored, whoever else is done meanwhile', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json({ result: 'done' });
  };
  const [first, second] = [holdCalls(), holdCalls()];
  const answer = httpsCallable(functionsService(), 'echo')('hello');
  second();
  await turn();
  expect(asked).toEqual([]);
  first();
  expect(await answer).toEqual({ data: 'done' });
});
