import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReceivedMail, readMail } from './read-mail.ts';

/**
 * The mails that reached the listener, one file each as it travelled, so that none is lost once it was accepted. All of
 * them lie in one box, whoever they are for.
 */
export class Mailbox {
  readonly #folder: string;
  readonly #read = new Map<string, ReceivedMail>();
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Keeps a mail; it has been accepted only when this returns. */
  add(raw: Buffer): void {
    this.#count += 1;
    const name = `${String(Date.now()).padStart(14, '0')}-${process.pid}-${String(this.#count).padStart(6, '0')}.eml`;
    const file = path.join(this.#folder, name);
    writeFileSync(`${file}.part`, raw);
    renameSync(`${file}.part`, file);
  }

  /** All mails, newest first. */
  async list(): Promise<ReceivedMail[]> {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder).filter((name) => name.endsWith('.eml')) : [];
    const mails: ReceivedMail[] = [];
    for (const name of names.sort().reverse()) mails.push(await this.#mailIn(name));
    return mails;
  }

  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    this.#read.clear();
  }

  async #mailIn(name: string): Promise<ReceivedMail> {
    const known = this.#read.get(name);
    if (known) return known;
    const mail = await readMail(name.replace('.eml', ''), readFileSync(path.join(this.#folder, name)));
    this.#read.set(name, mail);
    return mail;
  }
}
