import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import * as z from 'zod/mini';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** How many backup codes a person gets at once. */
export const CODES = 8;
/** 12 letters of 31 make 59 bits: nobody guesses one of eight. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const IN_GROUP = 4;

/** `recoveryCodes/{uid}`: hashes of the backup codes that are left. */
const recoveryCodesSchema = z.object({ hashes: z.array(z.string()) });

/** The second factors at the sign-in service. */
export interface SecondFactors {
  has(uid: string): Promise<boolean>;
  remove(uid: string): Promise<void>;
}

type FactorEvent = 'factorOn' | 'factorOff' | 'recovered';

const pathOf = (uid: string) => `recoveryCodes/${uid}`;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: IN_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** As people type it: small letters, spaces, no hyphens. */
const hashOf = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest('hex');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function told(transaction: DocumentTransaction, uid: string, event: FactorEvent, now: Date) {
  const settings = await settingsOf(transaction, uid);
  const notice = { uid, id: `security.${event}__${now.getTime()}`, type: `security.${event}`, params: {} } as const;
  return () => tellIn(transaction, { ...notice, link: paths.account() }, settings, now);
}

/**
 * Gives a person backup codes in place of all earlier ones; the first time, they are told that the second factor is on. Throws `conflict`
 * when they have none.
 */
export async function newRecoveryCodes(
  store: DocumentStore,
  factors: SecondFactors,
  uid: string,
  now: Date,
): Promise<{ codes: string[] }> {
  if (!(await factors.has(uid))) throw new AppError('conflict');
  const codes = Array.from({ length: CODES }, newCode);
  await store.transact(async (transaction) => {
    const known = await transaction.get(pathOf(uid));
    const tell = await told(transaction, uid, 'factorOn', now);
    transaction.set(pathOf(uid), { uid, hashes: codes.map((code) => hashOf(uid, code)), createdAt: now });
    if (!known) tell();
  });
  return { codes };
}

/** Switches a person's second factor off, by themselves. */
export async function endSecondFactor(
  store: DocumentStore,
  factors: SecondFactors,
  uid: string,
  now: Date,
): Promise<void> {
  await factors.remove(uid);
  await forget(store, uid, 'factorOff', now);
}

/**
 * Switches off the second factor of an account by one of its backup codes; all of them go with it. Throws `auth/code-refused` for
 * everything else, so that nobody learns who has an account.
 */
export async function redeemRecoveryCode(
  store: DocumentStore,
  factors: SecondFactors,
  uid: string | undefined,
  code: string,
  now: Date,
): Promise<void> {
  const known = uid === undefined ? undefined : parsed(recoveryCodesSchema, await store.get(pathOf(uid)));
  const hash = hashOf(uid ?? '', code);
  const isRight = (known?.hashes ?? []).filter((one) => isSame(one, hash)).length > 0;
  if (uid === undefined || !isRight) throw new AppError('auth/code-refused');
  await factors.remove(uid);
  await forget(store, uid, 'recovered', now);
}

const forget = (store: DocumentStore, uid: string, event: FactorEvent, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const known = await transaction.get(pathOf(uid));
    const tell = await told(transaction, uid, event, now);
    if (!known) return;
    transaction.delete(pathOf(uid));
    tell();
  });
