import { errorCode, sameValues } from '@cursiv/shared-domain';
import type { Outcome } from '../commands/use-commands.ts';
import { type EditState, isUnsaved, type Stored } from './edit-state.ts';
import type { KeptDocument } from './kept/kept-document.ts';
import type { KeptEdits } from './kept/kept-edits.ts';

/** What a session is opened on. */
export interface Opening<Doc> {
  stored: Stored<Doc>;
  /** Where unsaved edits wait, over reloads and sign-outs. */
  kept: KeptEdits<KeptDocument<Doc>>;
  /** The edits on top of a newer version, for documents where neither side's changes need be lost. */
  merge?: (base: Doc, mine: Doc, theirs: Doc) => Doc;
}

/**
 * Saves a document on top of the version that it is based on; resolves to what is stored then. Throws AppError:
 * `conflict` when somebody has stored a newer version.
 */
export type Save<Doc> = (doc: Doc, base: Stored<Doc>) => Promise<Stored<Doc>>;

const NOTHING = { error: undefined, savedAt: undefined, restoredFrom: undefined, newer: undefined };

/** One person's edits of one document, from opening it until they are saved or given up. Nothing typed is ever lost. */
export class EditSession<Doc> {
  readonly #opening: Opening<Doc>;
  readonly #listeners = new Set<() => void>();
  #save: Save<Doc>;
  #base: Stored<Doc>;
  #state: EditState<Doc>;
  /** What was stored elsewhere while a save was running: perhaps by that save itself. */
  #arrivedMeanwhile: Stored<Doc> | undefined;

  constructor(opening: Opening<Doc>, save: Save<Doc>) {
    const { stored, kept } = opening;
    this.#opening = opening;
    this.#save = save;
    this.#base = stored;
    this.#state = { ...NOTHING, ...stored, status: 'untouched' };
    const waiting = kept.read();
    if (!waiting) return;
    if (sameValues(waiting.doc, stored.doc)) kept.clear();
    else this.#restore(waiting);
  }

  readonly state = (): EditState<Doc> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** From now on, saves with another function: one that knows the present render. */
  saveWith(save: Save<Doc>): void {
    this.#save = save;
  }

  /** The document after an edit. */
  edit(doc: Doc): void {
    if (doc === this.#state.doc) return;
    this.#show({ doc });
  }

  /** Saves the edits, one save at a time; without edits there is nothing to do. Never rejects. */
  async save(): Promise<Outcome> {
    return isUnsaved(this.#state) ? this.#attempt(async () => this.#base.rev) : { status: 'done' };
  }

  /** Saves over the newer version, whose revision is asked for, after a conflict. Never rejects. */
  overwrite(newerRev: () => Promise<number>): Promise<Outcome> {
    return this.#attempt(newerRev);
  }

  /** What is stored has been read again. A document without edits follows it. */
  arrived(stored: Stored<Doc>): void {
    if (this.#state.status === 'saving') {
      this.#arrivedMeanwhile = stored;
    } else if (isUnsaved(this.#state)) {
      this.#tell({ newer: sameValues(stored, this.#base) ? undefined : stored });
    } else if (!sameValues(stored, this.#base)) {
      this.#open(stored);
    }
  }

  /** The same text has got another revision, by a change of state. */
  moved(rev: number): void {
    this.#base = { ...this.#base, rev };
    this.#show({ rev });
  }

  /**
   * More of what is stored has been read: it joins what the edits are based on, and the edits alike. Not while a save is
   * running, which would take the rest of the document for edits.
   */
  joined(join: (doc: Doc) => Doc): void {
    const { doc, newer } = this.#state;
    this.#base = { ...this.#base, doc: join(this.#base.doc) };
    this.#tell({ doc: join(doc), ...(newer && { newer: { ...newer, doc: join(newer.doc) } }) });
  }

  /** What the edits are based on. */
  base(): Stored<Doc> {
    return this.#base;
  }

  /** Carries the edits over to the newer version. */
  carryOver(): void {
    const { newer, doc } = this.#state;
    if (newer && this.#opening.merge) this.rebase(this.#opening.merge(this.#base.doc, doc, newer.doc));
  }

  /** The edits on top of the newer version, as a person has joined them. */
  rebase(doc: Doc): void {
    const { newer } = this.#state;
    if (!newer) return;
    this.#base = newer;
    this.#show({ doc, rev: newer.rev, error: undefined, newer: undefined, status: 'unsaved' });
  }

  /** Gives up the edits, for what is stored. */
  discard(): void {
    this.#open(this.#state.newer ?? this.#base);
  }

  #restore({ doc, rev, base, at }: KeptDocument<Doc>): void {
    const { stored } = this.#opening;
    // Edits stay based on the version they began with, so that their save meets a newer one as a conflict.
    this.#base = { rev, doc: base ?? stored.doc };
    const newer = sameValues(stored, this.#base) ? undefined : stored;
    this.#state = { ...this.#state, doc, rev, newer, restoredFrom: new Date(at), status: 'unsaved' };
  }

  async #attempt(rev: () => Promise<number>): Promise<Outcome> {
    const { doc, status } = this.#state;
    if (status === 'saving') return { status: 'busy' };
    this.#tell({ status: 'saving', error: undefined });
    try {
      this.#base = { ...this.#base, rev: await rev() };
      this.#finish(doc, await this.#save(doc, this.#base));
      return { status: 'done' };
    } catch (error) {
      const code = errorCode(error);
      this.#tell({ status: code === 'conflict' ? 'conflict' : 'failed', error: code });
      return { status: 'failed', code, error };
    }
  }

  #finish(sent: Doc, stored: Stored<Doc>): void {
    const { doc } = this.#state;
    this.#base = stored;
    this.#opening.kept.clear();
    // What was typed during the save stays.
    const present = doc === sent ? stored.doc : doc;
    this.#show({ doc: present, rev: stored.rev, status: 'saved', savedAt: new Date(), newer: undefined });
    const arrived = this.#arrivedMeanwhile;
    this.#arrivedMeanwhile = undefined;
    if (arrived) this.arrived(arrived);
  }

  #open(stored: Stored<Doc>): void {
    this.#base = stored;
    this.#show({ ...NOTHING, ...stored, status: 'untouched' });
  }

  /** Shows a change, and keeps in the browser what is unsaved then. */
  #show(change: Partial<EditState<Doc>>): void {
    const { kept, merge } = this.#opening;
    const next = { ...this.#state, ...change };
    const isEdited = !sameValues(next.doc, this.#base.doc);
    const { rev, doc: base } = this.#base;
    if (isEdited) kept.keep({ doc: next.doc, rev, at: Date.now(), ...(merge && { base }) });
    else kept.clear();
    // A running save reports itself; after a conflict, only the person decides about the newer version.
    const isSettled = next.status !== 'saving' && next.status !== 'conflict';
    const settled = isEdited ? 'unsaved' : next.savedAt ? 'saved' : 'untouched';
    this.#tell({ ...change, ...(isSettled && { status: settled }) });
  }

  #tell(change: Partial<EditState<Doc>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
