import { expect, register, type Services, test } from '../services-story.ts';

/** Three chunks and a bit, as the SDK cuts a resumable upload: 256 KiB, then doubled each time. */
const SIZE = 2_000_000;

let file = '';

test.beforeEach(async ({ sdk, email }) => {
  file = `own/${await register(sdk, email)}/large.bin`;
});

/** Starts the upload of a large file, and keeps its states; may pause or cancel it at its second step. */
function start(sdk: Services, atSecondStep?: 'pause' | 'cancel') {
  return sdk.evaluateHandle(
    ({ storage, ref, uploadBytesResumable, codeOf }, [path, size, act]) => {
      const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
      const task = uploadBytesResumable(ref(storage, path), bytes, { contentType: 'application/octet-stream' });
      const states: string[] = [];
      const sent: number[] = [];
      const paused = new Promise<void>((resolve) => {
        task.on('state_changed', ({ state, bytesTransferred }) => {
          states.push(state);
          sent.push(bytesTransferred);
          if (act && state === 'running' && states.filter((one) => one === 'running').length === 2) task[act]();
          if (state === 'paused') resolve();
        });
      });
      return { task, states, sent, paused: () => paused, outcome: () => codeOf(Promise.resolve(task)) };
    },
    [file, SIZE, atSecondStep] as const,
  );
}

/** Whether the stored file equals the sent one. */
function isWhole(sdk: Services): Promise<boolean> {
  return sdk.evaluate(
    async ({ storage, ref, getBytes }, [path, size]) => {
      const bytes = new Uint8Array(await getBytes(ref(storage, path)));
      return bytes.length === size && bytes.every((byte, index) => byte === index % 251);
    },
    [file, SIZE] as const,
  );
}

test('a large file is sent in steps that are told', async ({ sdk }) => {
  const upload = await start(sdk);
  expect(await upload.evaluate(({ outcome }) => outcome())).toBe('no error');
  const sent = await upload.evaluate((told) => told.sent);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(await isWhole(sdk)).toBe(true);
});

test('an upload can pause and go on', async ({ sdk }) => {
  const upload = await start(sdk, 'pause');
  await upload.evaluate(({ paused }) => paused());
  await upload.evaluate(({ task }) => task.resume());
  expect(await upload.evaluate(({ outcome }) => outcome())).toBe('no error');
  expect(await isWhole(sdk)).toBe(true);
});

test('an upload that is cancelled leaves nothing', async ({ sdk }) => {
  const upload = await start(sdk, 'cancel');
  expect(await upload.evaluate(({ outcome }) => outcome())).toBe('storage/canceled');
  const code = await sdk.evaluate(
    ({ storage, ref, getMetadata, codeOf }, path) => codeOf(getMetadata(ref(storage, path))),
    file,
  );
  expect(code).toBe('storage/object-not-found');
});

test('a chunk that gets lost is sent again', async ({ sdk, request }) => {
  const faults = `${process.env.SDK_BACKEND_URL}/emulator/v1/faults`;
  const upload = await start(sdk);
  await request.put(faults, { data: [{ service: 'storage', path: '/o', status: 503, times: 1 }] });
  expect(await upload.evaluate(({ outcome }) => outcome())).toBe('no error');
  await request.delete(faults);
  expect(await isWhole(sdk)).toBe(true);
});
