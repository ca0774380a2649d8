import { releaseFiguresPath, siteFiguresPath } from '@cursiv/shared-domain';
import { parsePointer } from '@cursiv/shared-platform';
import { lookAtAccount } from '../../../account-changes/look-at-account.ts';
import { checkBudgets } from '../../../budgets/check-budgets.ts';
import type { SignIns } from '../../../callable/known-sign-ins.ts';
import { takeBackCanaries } from '../../../composition/take-back.ts';
import { ComposedSite } from '../../../composition/testing/composed-site.ts';
import { memoryFileStore } from '../../../files/testing/memory-file-store.ts';
import { askDeletion, keepAccount } from '../../../person-data/deletion/ask-deletion.ts';
import { deletePerson } from '../../../person-data/deletion/delete-person.ts';
import {
  askDeletionOnBehalf,
  askExportOnBehalf,
  callOffDeletion,
} from '../../../person-data/on-behalf/ask-on-behalf.ts';
import { writeExport } from '../../../person-data/write-export.ts';
import { endSecondFactor, newRecoveryCodes, redeemRecoveryCode } from '../../../second-factor/recovery-codes.ts';
import { signOutEverywhere } from '../../../sessions/sign-out-everywhere.ts';
import { memoryStore } from '../../../store/memory-store.ts';
import { accountNotices } from '../../people/account-notices.ts';
import { rightNotices } from '../../people/right-notices.ts';
import { roleNotices } from '../../people/role-notices.ts';
import { verificationNotices } from '../../people/verification-notices.ts';
import { leadNotices } from '../../staff/lead-notices.ts';
import { caller, type Documents, NOW, told } from './produced.ts';

const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const profile = (name: string, changes: object = {}) => ({
  ...{ name, email: `${name.toLowerCase()}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false, ...changes },
});
const people = (): Documents =>
  new Map<string, Record<string, unknown>>([
    ['users/ana', profile('Ana')],
    ['users/root', profile('Ioana', { isAdmin: true })],
  ]);

/** What people are told of their accounts and rights, and the staff of the site. */
export const toldOfAccounts = async (): Promise<Documents[]> => [
  await rights(),
  await signIns(),
  await secondFactor(),
  await personData(),
  await site(),
  await canary(),
];

async function rights(): Promise<Documents> {
  const before = profile('Ana');
  const all = { verifiedCreator: true, verifiedExpert: true, verifiedInstructor: true, isAdmin: true };
  const asked = (status: string) => ({
    ...{ uid: 'ana', flag: 'verifiedInstructor', name: 'Ana', why: 'Predau.', locale: 'ro', links: [], files: [] },
    ...{ rev: 2, createdAt: NOW, updatedAt: NOW, ruling: { note: 'Mai așteaptă.', locale: 'ro' }, status },
  });
  const role = (from: string, to: string) =>
    roleNotices('ana', { before: { role: from }, after: { role: to, lastAuditId: `${from}-${to}` } });
  const suspended = { ...before, status: 'suspended', suspension: { reason: 'Plângeri.', at: NOW }, lastAuditId: 'e3' };
  return told([
    ...rightNotices('ana', { before, after: { ...before, ...all, lastAuditId: 'e1' } }),
    ...role('cursiv-user', 'cursiv-moderator'),
    ...role('cursiv-user', 'cursiv-support'),
    ...role('cursiv-user', 'cursiv-translator'),
    ...role('cursiv-support', 'cursiv-user'),
    ...verificationNotices('ana__v', { before: asked('submitted'), after: asked('rejected') }),
    ...verificationNotices('ana__v', { before: asked('approved'), after: asked('revoked') }),
    ...accountNotices('ana', { before, after: suspended }),
    ...accountNotices('ana', { before: suspended, after: { ...before, lastAuditId: 'e4' } }),
  ]);
}

async function signIns(): Promise<Documents> {
  const documents = people();
  const store = memoryStore(documents);
  let present: SignIns = { email: 'ana@cursiv.test', isProven: true, providers: ['password'], passwordAt: days(-9) };
  const service = { read: async () => present, list: async () => ({ accounts: [], next: undefined }) };
  const both = ['google.com', 'password'];
  const changes: Partial<SignIns>[] = [
    {},
    { email: 'ana.pop@cursiv.test' },
    { passwordAt: NOW },
    { providers: both },
    { providers: ['password'] },
    { providers: both },
    { providers: ['google.com'] },
  ];
  for (const [at, change] of changes.entries()) {
    present = { ...present, ...change };
    await lookAtAccount(store, service, 'ana', days(at));
  }
  await signOutEverywhere(store, async () => undefined, 'ana', NOW);
  return documents;
}

async function secondFactor(): Promise<Documents> {
  const documents = people();
  const store = memoryStore(documents);
  const factors = { has: async () => true, remove: async () => undefined };
  const { codes } = await newRecoveryCodes(store, factors, 'ana', NOW);
  await redeemRecoveryCode(store, factors, 'ana', codes[0] ?? '', NOW);
  await newRecoveryCodes(store, factors, 'ana', days(1));
  await endSecondFactor(store, factors, 'ana', days(2));
  return documents;
}

async function personData(): Promise<Documents> {
  const documents = people();
  const store = memoryStore(documents);
  const files = memoryFileStore(new Map());
  const wanted = { uid: 'ana', reason: 'Scrisoarea din 20 noiembrie.' };
  await askExportOnBehalf(store, wanted, caller('root'), NOW);
  await writeExport({ store, files, origin: 'https://cursiv.test', now: NOW }, 'ana');
  await askDeletionOnBehalf(store, wanted, caller('root'), NOW);
  await callOffDeletion(store, wanted, caller('root'), NOW);
  await askDeletion(store, caller('ana'), NOW);
  await keepAccount(store, caller('ana'), NOW);
  await askDeletion(store, caller('ana'), NOW);
  const accounts = { provenEmail: async () => undefined, close: async () => undefined, remove: async () => undefined };
  await deletePerson({ store, files, accounts, now: days(15) }, 'ana');
  return documents;
}

async function site(): Promise<Documents> {
  const lead = { name: 'Ion', email: 'ion@x.test', message: 'Bună!', locale: 'ro', page: '/', createdAt: NOW };
  const documents = people();
  const notices = await leadNotices(memoryStore(documents), 'l1', lead);
  documents.set(siteFiguresPath('2026-11', 'answers'), { month: '2026-11', counts: { '2026-11-24:writes': 900 } });
  await checkBudgets(memoryStore(documents), { reads: 1, writes: 100, egress: 1 }, NOW);
  return new Map([...documents, ...(await told(notices))]);
}

async function canary(): Promise<Documents> {
  const composed = new ComposedSite();
  await composed.start();
  composed.point(composed.release('b2'), composed.release('b3'), composed.release('b1'));
  const builds = { b2: { visits: 300, failed: 3 }, b3: { visits: 100, failed: 20 } };
  const documents = people();
  documents.set(releaseFiguresPath('mf_public', NOW), {
    ...{ section: 'mf_public', day: '2026-11-24', builds, expiresAt: days(30) },
  });
  const pointer = async (section: string) => parsePointer(composed.files['/current.json'], section);
  await takeBackCanaries(memoryStore(documents), { file: composed.file, pointer }, NOW);
  await composed.stop();
  return documents;
}
