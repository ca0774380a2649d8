import { expect, register, test } from '../services-story.ts';

test('a function answers, and knows who calls', async ({ sdk, email }) => {
  const uid = await register(sdk, email);
  const answers = await sdk.evaluate(async ({ auth, functions, httpsCallable, signOut }) => {
    const echo = httpsCallable(functions, 'echo');
    const known = (await echo({ text: 'ăîșț', list: [1, null], deep: { a: true } })).data;
    await signOut(auth);
    return [known, (await echo(null)).data];
  });
  expect(answers).toEqual([
    { data: { text: 'ăîșț', list: [1, null], deep: { a: true } }, uid },
    { data: null, uid: null },
  ]);
});

test('a function’s refusal arrives with its code and details', async ({ sdk }) => {
  const refusal = await sdk.evaluate(async ({ functions, httpsCallable, FunctionsError }) => {
    const error: unknown = await httpsCallable(functions, 'refuse')().catch((cause: unknown) => cause);
    return error instanceof FunctionsError ? [error.code, error.message, error.details] : undefined;
  });
  expect(refusal).toEqual([
    'functions/failed-precondition',
    expect.stringContaining('The course is full.'),
    { seats: 0 },
  ]);
});

test('a function that crashes is an internal error, and the next call works', async ({ sdk }) => {
  const codes = await sdk.evaluate(async ({ functions, httpsCallable, codeOf }) => [
    await codeOf(httpsCallable(functions, 'crash')()),
    await codeOf(httpsCallable(functions, 'echo')(1)),
    await codeOf(httpsCallable(functions, 'none')()),
  ]);
  expect(codes).toEqual(['functions/internal', 'no error', 'functions/not-found']);
});
