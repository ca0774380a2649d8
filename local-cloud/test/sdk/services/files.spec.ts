import { expect, register, test } from '../services-story.ts';

/** A signed-in person's folder. */
async function ownFolder(sdk: Parameters<typeof register>[0], email: string): Promise<string> {
  return `own/${await register(sdk, email)}`;
}

test('a file is stored with its description, and found by its address', async ({ sdk, email }) => {
  const folder = await ownFolder(sdk, email);
  const found = await sdk.evaluate(async ({ storage, ref, ...sdk }, path) => {
    const file = ref(storage, `${path}/Învățare 1.txt`);
    await sdk.uploadBytes(file, new Blob(['salut ăîșț']), {
      contentType: 'text/plain',
      customMetadata: { course: 'somn' },
    });
    const { name, size, contentType, customMetadata } = await sdk.getMetadata(file);
    const text = await (await fetch(await sdk.getDownloadURL(file))).text();
    const bytes = new TextDecoder().decode(await sdk.getBytes(file));
    return { name, size, contentType, customMetadata, text, bytes };
  }, folder);
  expect(found).toEqual({
    name: 'Învățare 1.txt',
    size: 14,
    contentType: 'text/plain',
    customMetadata: { course: 'somn' },
    text: 'salut ăîșț',
    bytes: 'salut ăîșț',
  });
});

test('a description is changed without the file', async ({ sdk, email }) => {
  const folder = await ownFolder(sdk, email);
  const changed = await sdk.evaluate(async ({ storage, ref, uploadString, updateMetadata }, path) => {
    const file = ref(storage, `${path}/a.txt`);
    await uploadString(file, 'aGVsbG8=', 'base64', { customMetadata: { old: '1', kept: '1' } });
    const { customMetadata, cacheControl } = await updateMetadata(file, {
      cacheControl: 'max-age=60',
      // The SDK's types do not allow null, which removes an entry.
      customMetadata: { old: null as unknown as string, added: '1' },
    });
    return { customMetadata, cacheControl };
  }, folder);
  expect(changed).toEqual({ customMetadata: { kept: '1', added: '1' }, cacheControl: 'max-age=60' });
});

test('a folder lists its files and folders, page by page', async ({ sdk, email }) => {
  const folder = await ownFolder(sdk, email);
  const listed = await sdk.evaluate(async ({ storage, ref, uploadString, list, listAll }, path) => {
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'inner/d.txt'])
      await uploadString(ref(storage, `${path}/${name}`), name);
    const all = await listAll(ref(storage, path));
    const page = await list(ref(storage, path), { maxResults: 2 });
    const rest = await list(ref(storage, path), { maxResults: 5, pageToken: page.nextPageToken ?? '' });
    const names = (items: { name: string }[]) => items.map(({ name }) => name).join(' ');
    return [names(all.items), names(all.prefixes), names(page.items), names(rest.items)];
  }, folder);
  expect(listed).toEqual(['a.txt b.txt c.txt', 'inner', 'a.txt b.txt', 'c.txt']);
});

test('a deleted file is gone, and its address with it', async ({ sdk, email }) => {
  const folder = await ownFolder(sdk, email);
  const outcome = await sdk.evaluate(async ({ storage, ref, codeOf, ...sdk }, path) => {
    const file = ref(storage, `${path}/a.txt`);
    await sdk.uploadString(file, 'salut');
    const address = await sdk.getDownloadURL(file);
    await sdk.deleteObject(file);
    const codes = [await codeOf(sdk.getMetadata(file)), await codeOf(sdk.deleteObject(file))];
    return [...codes, (await fetch(address)).ok];
  }, folder);
  expect(outcome).toEqual(['storage/object-not-found', 'storage/object-not-found', false]);
});

test('what the rules do not allow is refused, signed in or not', async ({ sdk, email }) => {
  await register(sdk, email);
  const codes = await sdk.evaluate(async ({ auth, storage, ref, codeOf, ...sdk }) => {
    const theirs = ref(storage, 'own/somebody/a.txt');
    const signedIn = [await codeOf(sdk.uploadString(theirs, 'x')), await codeOf(sdk.getDownloadURL(theirs))];
    await sdk.signOut(auth);
    return [...signedIn, await codeOf(sdk.listAll(ref(storage, 'own/somebody')))];
  });
  expect(codes).toEqual(Array(3).fill('storage/unauthorized'));
});

test('a part of a file is sent when only that is asked for, as a video player does', async ({ sdk, email }) => {
  const folder = await ownFolder(sdk, email);
  const part = await sdk.evaluate(async ({ storage, ref, uploadString, getDownloadURL }, path) => {
    const file = ref(storage, `${path}/clip.mp4`);
    await uploadString(file, '0123456789', 'raw', { contentType: 'video/mp4' });
    const answer = await fetch(await getDownloadURL(file), { headers: { range: 'bytes=2-4' } });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  }, folder);
  expect(part).toEqual([206, 'bytes 2-4/10', '234']);
});
