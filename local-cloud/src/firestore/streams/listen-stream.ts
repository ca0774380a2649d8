import { type DocumentChange, type StoredDocument, toWireDocument } from '../../firestore-model/document.ts';
import { parseRequest, readObject } from '../../firestore-model/request-json.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import { callerName } from '../../request-log/log-entry.ts';
import type { Begun } from '../../request-log/request-log.ts';
import type { CallerOrOwner } from '../../rules/access.ts';
import { RpcError } from '../../status.ts';
import type { MessageStream, SendMessage } from '../../webchannel/message-stream.ts';
import type { Database } from '../database.ts';
import { toRpcError } from '../rpc-failure.ts';
import { type ListenTarget, readTarget, type TargetChange } from './listen-target.ts';
import { readResumePoint, resumePoint } from './resume-point.ts';

/**
 * google.firestore.v1.Firestore/Listen: one client's targets. The client raises events only at a targetChange without
 * target ids, so each group of messages ends with one.
 */
export class ListenStream implements MessageStream {
  readonly #database: Database;
  readonly #caller: CallerOrOwner;
  readonly #send: SendMessage;
  readonly #targets = new Map<number, ListenTarget>();
  readonly #unsubscribe: () => void;

  constructor(database: Database, caller: CallerOrOwner, send: SendMessage) {
    this.#database = database;
    this.#caller = caller;
    this.#send = send;
    this.#unsubscribe = database.store.subscribe((changes, time) => this.#changed(changes, time));
  }

  message(text: string): void {
    const { addTarget, removeTarget } = parseRequest(text);
    if (removeTarget !== undefined) this.#removeTarget(Number(removeTarget));
    if (addTarget !== undefined) this.#addTarget(readObject(addTarget, 'addTarget'));
  }

  close(): void {
    this.#unsubscribe();
    this.#targets.clear();
  }

  #removeTarget(id: number): void {
    if (this.#targets.delete(id)) this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  #addTarget(raw: Record<string, unknown>): void {
    const id = Number(raw.targetId);
    if (!Number.isSafeInteger(id)) throw new RpcError('INVALID_ARGUMENT', 'addTarget needs a targetId.');
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    try {
      const { store, watch } = this.#database;
      const target = readTarget(raw, this.#database, this.#caller);
      const found = watch.log.run(this.#operation(), () => {
        target.authorize();
        return target.start();
      });
      this.#targets.set(id, target);
      const time = store.now();
      const since = readResumePoint(raw, time);
      if (since !== undefined && !store.isClearedSince(since) && target.countsLosses(since))
        this.#sendNews(id, found, since, time);
      else {
        if (raw.resumeToken || raw.readTime)
          this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [id] } });
        watch.counters.addReads(found.length);
        this.#sendChanges(new Map([[id, found]]), time);
      }
      this.#send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...resumePoint(time) } });
      this.#sendSnapshot(time);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  /**
   * What was changed after the moment from which a client goes on. What has left the target is not known any more: the
   * client counts, and asks for all when it holds too much. A count of 0 also tells it that a single document is gone.
   */
  #sendNews(id: number, found: readonly TargetChange[], since: number, time: number): void {
    const present = found.filter(({ kind }) => kind === 'present');
    const news = present.filter(({ document }) => document !== undefined && document.updateTime > since);
    this.#database.watch.counters.add('documentReads', news.length);
    this.#sendChanges(new Map([[id, news]]), time);
    this.#send({ filter: { targetId: id, count: present.length } });
  }

  #operation(): Begun {
    return { service: 'firestore', operation: 'listen', caller: callerName(this.#caller) };
  }

  /** A live target is judged again whenever a commit affects it or the documents its permission depends on. */
  #changed(changes: readonly DocumentChange[], time: number): void {
    const { log, counters } = this.#database.watch;
    const changesByTarget = new Map<number, TargetChange[]>();
    for (const [id, target] of this.#targets) {
      try {
        const isTouched = target.isTouchedBy(changes);
        if (isTouched || target.restsOn(changes)) log.runQuietly(this.#operation(), () => target.authorize());
        if (!isTouched) continue;
        const updates = target.update(changes);
        changesByTarget.set(id, updates);
        counters.add('documentReads', updates.filter(({ kind }) => kind === 'present').length);
      } catch (error) {
        this.#refuse(id, error);
      }
    }
    if (changesByTarget.size === 0) return;
    this.#sendChanges(changesByTarget, time);
    this.#sendSnapshot(time);
  }

  /** One message per document, with all the targets it entered or left. */
  #sendChanges(changesByTarget: ReadonlyMap<number, readonly TargetChange[]>, time: number): void {
    const byPath = new Map<string, DocumentMessage>();
    for (const [id, changes] of changesByTarget)
      for (const { path, document, kind } of changes) {
        const message = byPath.get(path) ?? { document, present: [], removed: [] };
        message[kind].push(id);
        byPath.set(path, message);
      }
    for (const [path, message] of byPath) this.#sendDocument(path, message, time);
  }

  #sendDocument(path: string, { document, present, removed }: DocumentMessage, time: number): void {
    const { names } = this.#database;
    if (document)
      this.#send({
        documentChange: {
          document: toWireDocument(document, names),
          targetIds: present,
          ...(removed.length > 0 ? { removedTargetIds: removed } : {}),
        },
      });
    else
      this.#send({
        documentDelete: { document: names.nameOf(path), readTime: formatTimestamp(time), removedTargetIds: removed },
      });
  }

  #sendSnapshot(time: number): void {
    this.#send({ targetChange: resumePoint(time) });
  }

  #refuse(id: number, error: unknown): void {
    this.#targets.delete(id);
    const { code, message } = toRpcError(error);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } } });
  }
}

interface DocumentMessage {
  document: StoredDocument | undefined;
  present: number[];
  removed: number[];
}
