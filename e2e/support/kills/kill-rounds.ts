import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@cursiv/platform-tools/seeded-random';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { LocalSite } from '../local-site.ts';
import { enter } from '../people/session-state.ts';
import { KillableBrowser } from './killable-browser.ts';
import { RevisedCourse } from './revised-course.ts';
import { WatchedUpload } from './watched-upload.ts';
import { WatchedWriter } from './watched-writer.ts';

const AUTHOR = { uid: 'demo-creator', email: 'creator@cursiv.test', password: 'cursiv-demo' };
/** The longest time from the first key press to the kill, and until the backend is there again. */
const WRITING_MS = 4_000;
/** The longest time from the choice of a file to the kill. */
const UPLOADING_MS = 3_000;
const DOWN_MS = 1_000;
/** The end of a publication is hit as well as its beginning. */
const BEYOND = 1.2;

export interface KillReport {
  problems: string[];
  /** Characters that the page showed as saved, and publications that came to their end. */
  savedCharacters: number;
  publications: number;
  /** Films that are whole in their lesson. */
  uploads: number;
}

/** Kills the backend or an author's browser at random moments of writing, publishing and uploading. */
class Rounds {
  readonly problems: string[] = [];
  readonly writer = new WatchedWriter();
  publications = 0;
  uploads = 0;
  readonly #upload = new WatchedUpload();
  readonly #site = new LocalSite();
  readonly #browser = new KillableBrowser();
  readonly #course = new RevisedCourse('kills-course', AUTHOR);
  readonly #random: () => number;
  #request!: APIRequestContext;
  #publishingMs = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  readonly kinds = [
    ['backend, writing', () => this.#backendWhileWriting()],
    ['backend, publishing', () => this.#backendWhilePublishing()],
    ['browser, writing', () => this.#browserWhileWriting()],
    ['browser, publishing', () => this.#browserWhilePublishing()],
    ['browser, uploading', () => this.#whileUploading(() => this.#restartBrowser())],
    ['backend, uploading', () => this.#whileUploading(() => this.#restartBackend())],
  ] as const;

  async start(): Promise<void> {
    await this.#site.start();
    this.#request = await requests.newContext();
    await this.writer.prepare(this.#request, AUTHOR.uid);
    await this.#upload.prepare(this.#request, AUTHOR.uid);
    await enter(await this.#browser.start(), AUTHOR.email, AUTHOR.password, false);
    // The session is on disk before anything is killed.
    await this.#browser.close();
    await this.#browser.start();
    await this.#course.write(this.#request);
    const start = performance.now();
    await this.#course.pressed()(this.#request);
    this.#publishingMs = (performance.now() - start) * BEYOND;
    await this.writer.open(await this.#browser.page());
  }

  async stop(): Promise<void> {
    await this.#browser.forget();
    this.#upload.forget();
    await this.#request.dispose();
    await this.#site.stop();
  }

  #expect(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem);
  }

  async #restartBackend(): Promise<void> {
    await this.#site.killBackend();
    await wait(this.#random() * DOWN_MS);
    await this.#site.startBackend();
  }

  async #restartBrowser(): Promise<void> {
    await this.#browser.kill();
    await this.#browser.start();
  }

  /** Types until something has happened at a random moment. */
  async #typeUntil(act: () => Promise<void>): Promise<void> {
    let isOver = false;
    const happens = wait(this.#random() * WRITING_MS)
      .then(act)
      .finally(() => {
        isOver = true;
      });
    while (!isOver) await this.writer.type().catch(() => undefined);
    await happens;
  }

  async #expectAllStored(): Promise<void> {
    await this.writer.type();
    await this.writer.isSaved();
    const stored = await this.writer.stored(this.#request);
    this.#expect(
      stored === this.writer.typed,
      `typed "${this.writer.typed.slice(-80)}", stored "${stored.slice(-80)}"`,
    );
  }

  async #backendWhileWriting(): Promise<void> {
    let saved = '';
    await this.#typeUntil(async () => {
      saved = this.writer.saved;
      await this.#restartBackend();
    });
    const stored = await this.writer.stored(this.#request);
    this.#expect(stored.startsWith(saved), `"${saved.slice(-80)}" showed as saved, stored is "${stored.slice(-80)}"`);
    await this.#expectAllStored();
  }

  async #browserWhileWriting(): Promise<void> {
    await this.#typeUntil(() => this.#restartBrowser());
    const { saved } = this.writer;
    await this.writer.open(await this.#browser.page());
    const { typed } = this.writer;
    this.#expect(typed.startsWith(saved), `"${saved.slice(-80)}" showed as saved, opened is "${typed.slice(-80)}"`);
    await this.#expectAllStored();
  }

  /** One revision is read, the old or the new, and whoever presses again has published. */
  async #expectWhole(rev: number, press: (request: APIRequestContext) => Promise<object>): Promise<void> {
    const read = await this.#course.read(this.#request);
    this.#expect(read.length === 1 && Number(read[0]) >= rev - 1, `after revision ${rev} readers have ${read}`);
    await this.#course.later(this.#request);
    const answer = await press(this.#request);
    const published = await this.#course.read(this.#request);
    this.#expect(
      published.length === 1 && published[0] === `${rev}`,
      `${JSON.stringify(answer)}: readers have ${published}`,
    );
    this.publications += 1;
  }

  async #backendWhilePublishing(): Promise<void> {
    const rev = await this.#course.write(this.#request);
    const press = this.#course.pressed();
    const pressed = press(this.#request).catch(() => undefined);
    await wait(this.#random() * this.#publishingMs);
    await this.#restartBackend();
    await pressed;
    await this.#expectWhole(rev, press);
  }

  async #browserWhilePublishing(): Promise<void> {
    const rev = await this.#course.write(this.#request);
    const page = await this.#browser.page();
    await page.goto(`http://localhost:3000/dashboard/courses/${this.#course.id}/publish`);
    await page.getByRole('button', { name: 'Publică modificările', exact: true }).click();
    await wait(this.#random() * this.#publishingMs);
    await this.#restartBrowser();
    while ((await this.#course.publication(this.#request)) === 'running') await wait(DOWN_MS);
    await this.#expectWhole(rev, this.#course.pressed());
    await this.writer.open(await this.#browser.page());
  }

  async #whileUploading(kill: () => Promise<void>): Promise<void> {
    await this.#upload.open(await this.#browser.page());
    await this.#upload.choose();
    let isOver = false;
    const happens = wait(this.#random() * UPLOADING_MS).then(() => {
      isOver = true;
      return kill();
    });
    while (!isOver) await this.#upload.look().catch(() => undefined);
    await happens;
    await this.#upload.open(await this.#browser.page());
    if (await this.#upload.isForgotten()) await this.#upload.choose();
    const problems = await this.#upload.arrived(this.#request);
    this.problems.push(...problems);
    if (problems.length === 0) this.uploads += 1;
    await this.writer.open(await this.#browser.page());
  }
}

/** Kills the backend and the browser in turn, at `moments` moments that are the same for the same seed. */
export async function killRounds(
  moments: number,
  seed: number,
  onRound: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const rounds = new Rounds(seededRandom(seed));
  try {
    await rounds.start();
    for (let moment = 0; moment < moments; moment += 1) {
      const [kind, act] = rounds.kinds[moment % rounds.kinds.length] as (typeof rounds.kinds)[number];
      const before = rounds.problems.length;
      await act().catch((error: unknown) => rounds.problems.push(String(error)));
      onRound(`${moment + 1}. ${kind}: ${rounds.problems.slice(before).join('; ') || 'nothing lost'}`);
    }
  } finally {
    await rounds.stop();
  }
  const { problems, writer, publications, uploads } = rounds;
  return { problems, savedCharacters: writer.saved.length, publications, uploads };
}
