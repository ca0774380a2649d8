import { randomBytes } from 'node:crypto';
import type { AuditEvent, L10nText } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { Notice } from '../../notifications/notice.ts';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentTransaction } from '../../store/document-source.ts';
import type { Decided, Sides } from './hands.ts';

/** Something that changes hands, as both sides know it. */
export interface HandedThing extends Sides {
  kind: 'course' | 'resource';
  id: string;
  title: L10nText;
  /** The names of both sides. */
  names: Record<string, string>;
  /** Absent where its new owner agreed to an offer. */
  decided?: Decided | undefined;
}

/** Reads how both sides want to be told; returns what tells and records it, to be called after a transaction's last read. */
export async function toldOfHands(
  transaction: DocumentTransaction,
  thing: HandedThing,
  now: Date,
): Promise<() => void> {
  const { from, to } = thing;
  const settings = new Map(
    await Promise.all([from, to].map(async (uid) => [uid, await settingsOf(transaction, uid)] as const)),
  );
  return () => {
    for (const notice of notices(thing, now)) {
      const wanted = settings.get(notice.uid);
      if (wanted) tellIn(transaction, notice, wanted, now);
    }
    transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, eventOf(thing, now));
  };
}

function notices({ kind, id, from, to, title, names, decided }: HandedThing, now: Date): [Notice, Notice] {
  const link = kind === 'course' ? paths.editCourse(id) : paths.myResources();
  const notice = (uid: string, other: string, type: Notice['type']): Notice => ({
    ...{ uid, id: `${type}__${id}__${now.getTime()}`, type, link },
    params: { name: names[other] ?? '', title, ...(decided && { note: decided.reason }) },
  });
  return decided
    ? [notice(from, to, `${kind}.givenAway`), notice(to, from, `${kind}.given`)]
    : [notice(from, to, 'author.handedOver'), notice(to, from, 'author.tookOver')];
}

function eventOf({ kind, id, from, to, names, decided }: HandedThing, now: Date): Omit<AuditEvent, 'id'> {
  return {
    at: now,
    actorUid: decided?.actorUid ?? to,
    actorName: decided?.actorName ?? names[to] ?? '',
    action: `${kind}.handedOver`,
    subject: `${kind === 'course' ? 'courseDrafts' : 'resources'}/${id}`,
    changes: {
      ownerUid: { old: from, new: to },
      ...(decided && { reason: { old: null, new: decided.reason } }),
    },
  };
}
