import { expect, openServicesIn, PASSWORD, register, test } from '../services-story.ts';

test('a new person is signed in, with a token that names them', async ({ sdk, email }) => {
  const uid = await register(sdk, email);
  const claims = await sdk.evaluate(async ({ auth }) => (await auth.currentUser?.getIdTokenResult())?.claims);
  expect(claims).toMatchObject({ sub: uid, email, email_verified: false });
});

test('an address that is taken, a weak password and a bad address are refused', async ({ sdk, email }) => {
  await register(sdk, email);
  const codes = await sdk.evaluate(async ({ auth, createUserWithEmailAndPassword: create, codeOf }, taken) => {
    return [
      await codeOf(create(auth, taken, 'secret1')),
      await codeOf(create(auth, `other-${taken}`, '123')),
      await codeOf(create(auth, 'not an address', 'secret1')),
    ];
  }, email);
  expect(codes).toEqual(['auth/email-already-in-use', 'auth/weak-password', 'auth/invalid-email']);
});

test('signing out and in again', async ({ sdk, email }) => {
  const uid = await register(sdk, email);
  const seen = await sdk.evaluate(
    async ({ auth, signOut, signInWithEmailAndPassword }, [address, password]) => {
      await signOut(auth);
      const between = auth.currentUser;
      return [between, (await signInWithEmailAndPassword(auth, address, password)).user.uid];
    },
    [email, PASSWORD] as const,
  );
  expect(seen).toEqual([null, uid]);
});

test('a wrong password and an unknown address are told apart by nobody; many attempts are stopped', async ({
  sdk,
  email,
}) => {
  await register(sdk, email);
  const codes = await sdk.evaluate(async ({ auth, signInWithEmailAndPassword: signIn, codeOf }, address) => {
    const unknown = await codeOf(signIn(auth, `unknown-${address}`, 'secret1'));
    const wrong: string[] = [];
    for (let attempt = 0; attempt < 12; attempt++) wrong.push(await codeOf(signIn(auth, address, 'wrong')));
    return [unknown, wrong[0], wrong.at(-1)];
  }, email);
  expect(codes).toEqual(['auth/invalid-credential', 'auth/invalid-credential', 'auth/too-many-requests']);
});

test('a name and a picture are kept', async ({ sdk, email }) => {
  await register(sdk, email);
  const kept = await sdk.evaluate(async ({ auth, updateProfile, reload }) => {
    const user = auth.currentUser;
    if (!user) return undefined;
    await updateProfile(user, { displayName: 'Ana Ș', photoURL: 'https://cursiv.test/ana.png' });
    await reload(user);
    await user.getIdToken(true);
    return [user.displayName, user.photoURL, (await user.getIdTokenResult()).claims.name];
  });
  expect(kept).toEqual(['Ana Ș', 'https://cursiv.test/ana.png', 'Ana Ș']);
});

test('the session is still there after the page is loaded again', async ({ sdk, sdkPage, email }) => {
  const uid = await register(sdk, email);
  await sdkPage.reload();
  const again = await openServicesIn(sdkPage, 'main');
  expect(
    await again.evaluate(async ({ auth }) => {
      await auth.authStateReady();
      return auth.currentUser?.uid;
    }),
  ).toBe(uid);
});

test('a new password counts once the present one was given', async ({ sdk, email }) => {
  await register(sdk, email);
  const codes = await sdk.evaluate(
    async ({ auth, codeOf, ...sdk }, [address, password]) => {
      const user = auth.currentUser;
      if (!user) return undefined;
      const prove = (text: string) =>
        codeOf(sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(address, text)));
      const proofs = [await prove('wrong'), await prove(password)];
      await sdk.updatePassword(user, 'secret2');
      await sdk.signOut(auth);
      const old = await codeOf(sdk.signInWithEmailAndPassword(auth, address, password));
      return [...proofs, old, await codeOf(sdk.signInWithEmailAndPassword(auth, address, 'secret2'))];
    },
    [email, PASSWORD] as const,
  );
  expect(codes).toEqual(['auth/invalid-credential', 'no error', 'auth/invalid-credential', 'no error']);
});

test('a token renews itself, until the account is disabled', async ({ sdk, email, request }) => {
  const uid = await register(sdk, email);
  const renewed = await sdk.evaluate(async ({ auth }) => (await auth.currentUser?.getIdToken(true))?.split('.').length);
  expect(renewed).toBe(3);
  const { origin } = new URL(process.env.SDK_BACKEND_URL ?? '');
  await request.post(`${origin}/accounts/disable`, { form: { uid } });
  const code = await sdk.evaluate(({ auth, codeOf }) =>
    codeOf(auth.currentUser?.getIdToken(true) ?? Promise.resolve()),
  );
  expect(code).toBe('auth/user-disabled');
});

test('an account can be deleted by its owner', async ({ sdk, email }) => {
  await register(sdk, email);
  const outcome = await sdk.evaluate(
    async ({ auth, deleteUser, signInWithEmailAndPassword, codeOf }, [address, password]) => {
      if (auth.currentUser) await deleteUser(auth.currentUser);
      return [auth.currentUser, await codeOf(signInWithEmailAndPassword(auth, address, password))];
    },
    [email, PASSWORD] as const,
  );
  expect(outcome).toEqual([null, 'auth/invalid-credential']);
});
