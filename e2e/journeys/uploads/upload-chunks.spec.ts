import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const KIB_256 = 256 * 1024;
const MIB_32 = 32 * 1024 * 1024;

interface Request {
  /** The offset of a request of a resumable upload; undefined for a simple upload. */
  offset: number | undefined;
}

/** Records every request that carries bytes of a file. */
function noteUploads(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PUT' || !request.url().includes('/incoming/')) return;
    const range = request.headers()['content-range'];
    requests.push({ offset: range === undefined ? undefined : Number(/^bytes (\d+)-/.exec(range)?.[1]) });
  });
  return requests;
}

async function upload(page: Page, file: string): Promise<void> {
  await page.getByLabel('Alege un fișier').setInputFiles(file);
  await expect(page.getByText('Încărcat', { exact: true })).toBeVisible({ timeout: 60_000 });
}

test('an upload is resumable above 256 KB only, and its parts double up to 32 MB (spec §9)', async ({
  page,
  enterAs,
}, testInfo) => {
  const fileOf = (name: string, bytes: number) => {
    const file = testInfo.outputPath(name);
    writeFileSync(file, Buffer.alloc(bytes, 7));
    return file;
  };
  const requests = noteUploads(page);
  await enterAs('learner');
  await page.goto('/test-upload');
  await upload(page, fileOf('la-limita.zip', KIB_256));
  expect(requests.splice(0)).toEqual([{ offset: undefined }]);

  await page.goto('/test-upload');
  await upload(page, fileOf('peste.zip', KIB_256 + 1));
  expect(requests.splice(0)).toEqual([{ offset: 0 }, { offset: KIB_256 }]);

  // Parts of 256 KiB to 16 MiB make 32 MiB less 256 KiB; the next have 32 MiB.
  const doubling = [0, 1, 3, 7, 15, 31, 63, 127].map((parts) => ({ offset: parts * KIB_256 }));
  const capped = [1, 2].map((parts) => ({ offset: 127 * KIB_256 + parts * MIB_32 }));
  const large = fileOf('imens.zip', 127 * KIB_256 + 2 * MIB_32 + KIB_256);
  await page.goto('/test-upload');
  await upload(page, large);
  expect(requests.splice(0)).toEqual([...doubling, ...capped]);
  rmSync(large);
});
