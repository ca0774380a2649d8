import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { storeAll, storedAt } from '../backend/stored.ts';

const COURSE = 'kills-film';
const CLIP = path.join(import.meta.dirname, '../../../demo-data/src/media/breath.mp4');
const BUCKET = 'http://localhost:3010/v0/b/demo-cursiv.firebasestorage.app/o';
/** So large that it is sent in several parts. */
const MORE_BYTES = 12 * 1024 * 1024;
/** On a busy machine. */
const WITHIN_MS = 90_000;

/** What the page has shown of an upload: that it is under way, and that the browser needs the file no more. */
type Shown = 'nothing' | 'uploading' | 'kept';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const tray = (page: Page) => page.getByRole('complementary', { name: 'Încărcări' });
const again = (page: Page) => tray(page).getByLabel(/^Alege fișierul din nou/);

/** Somebody who gives a lesson one film after the other, and remembers what the page has shown of the last one. */
export class WatchedUpload {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cursiv-films-'));
  #page: Page | undefined;
  #count = 0;
  #film = { path: '', hash: '' };
  /** The most that the page has shown of the last film. */
  shown: Shown = 'nothing';

  /** Stores the draft with its one lesson, which has no film yet. */
  async prepare(request: APIRequestContext, ownerUid: string): Promise<void> {
    const title = { ro: 'Un film' };
    const lesson = { id: 'l1', type: 'video', title, freePreview: false, durationSec: 60 };
    const draft = {
      ...{ ownerUid, status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date(), baseLocale: 'ro', title },
      ...{ subtitle: {}, outcomes: {}, description: {}, categoryId: 'arts', level: 'beginner' },
      outline: JSON.stringify([{ id: 'u', title, lessons: [lesson] }]),
    };
    await storeAll(request, new Map([[`courseDrafts/${COURSE}`, draft]]));
  }

  /** Opens the lesson in a page. */
  async open(page: Page): Promise<void> {
    this.#page = page;
    await page.goto(`http://localhost:3000/dashboard/create-course/${COURSE}#at-l1`, { timeout: WITHIN_MS });
    await page.getByRole('button', { name: /^(Alege|Înlocuiește) videoclipul$/ }).waitFor({ timeout: WITHIN_MS });
  }

  /** Chooses a film that there has not been yet. */
  async choose(): Promise<void> {
    this.#count += 1;
    this.shown = 'nothing';
    const bytes = Buffer.concat([readFileSync(CLIP), padding(MORE_BYTES)]);
    this.#film = { path: path.join(this.#folder, `film-${this.#count}.mp4`), hash: hashOf(bytes) };
    writeFileSync(this.#film.path, bytes);
    await giveFile(this.#page as Page, 'videoclipul', this.#film.path);
  }

  /** Notes what the page shows. */
  async look(): Promise<void> {
    const said = await tray(this.#page as Page).textContent({ timeout: 100 });
    if (said?.includes('Se încarcă')) this.shown = said.includes('copia nu e gata') ? 'uploading' : 'kept';
  }

  /** Waits until the lesson has the film, whole; says what the page should not have asked for meanwhile. */
  async arrived(request: APIRequestContext): Promise<string[]> {
    const page = this.#page as Page;
    const problems: string[] = [];
    const name = path.basename(this.#film.path);
    await expect(async () => {
      if (await again(page).count()) {
        if (this.shown === 'kept') problems.push(`${name} showed as kept, and is asked for again`);
        await giveFile(page, 'Alege fișierul din nou', this.#film.path);
      }
      expect(await this.#stored(request)).toContain(name);
    })
      .toPass({ timeout: WITHIN_MS })
      .catch(() => problems.push(`${name} showed as ${this.shown}, and never arrived`));
    if (problems.length > 0) return problems;
    const answer = await request.get(`${BUCKET}/${encodeURIComponent(await this.#stored(request))}?alt=media`, {
      headers: { authorization: 'Bearer owner' },
    });
    return hashOf(await answer.body()) === this.#film.hash ? [] : [`${name} has other bytes`];
  }

  /** Whether the tray has nothing left of a film that the page had not shown yet. */
  async isForgotten(): Promise<boolean> {
    const page = this.#page as Page;
    return this.shown === 'nothing' && (await tray(page).count()) === 0;
  }

  forget(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Where the film of the stored lesson is. */
  async #stored(request: APIRequestContext): Promise<string> {
    const { outline } = await storedAt(request, `courseDrafts/${COURSE}`);
    const [unit] = JSON.parse(String(outline?.stringValue)) as [{ lessons: [{ video?: { path: string } }] }];
    return unit.lessons[0].video?.path ?? '';
  }
}

/**
 * Gives the file field with these words in its name a file of this machine, as a person does. Playwright would hand over its bytes in one
 * message to a browser that it did not start.
 */
async function giveFile(page: Page, name: string, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = `input[type="file"][aria-label*="${name}"]`;
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('DOM.setFileInputFiles', { nodeId, files: [file] });
  await session.detach();
}

/** Bytes that a player skips: a box of MP4 named "free". */
function padding(bytes: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes);
  head.write('free', 4, 'latin1');
  return Buffer.concat([head, randomBytes(bytes - head.length)]);
}
