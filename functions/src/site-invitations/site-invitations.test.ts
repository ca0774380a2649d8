import type { StaffRole } from '@cursiv/shared-domain';
import { invitationAddress } from '../mail/invitation/invitation-token.ts';
import { readInvitationMail } from '../mail/invitation/read-invitation-mail.ts';
import { memoryStore } from '../store/memory-store.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { resendInvitation, sendInvitation, withdrawInvitation } from './send-invitation.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const DAY = 86_400_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY);
const SITE = { origin: 'https://cursiv.test', key: 'a key' };
const EMAIL = 'ana@exemplu.ro';

const profile = (name: string, changes: Record<string, unknown> = {}) => ({
  ...{ name, email: `${name.toLowerCase()}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false, ...changes },
});

let documents: Map<string, Record<string, unknown>>;
let kept: ReturnType<typeof memoryStore>;
let proven: Record<string, string | undefined>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', profile('Ioana', { isAdmin: true })],
    ['users/radu', profile('Radu', { isAdmin: true })],
    ['users/mara', profile('Mara', { role: 'cursiv-moderator' })],
    ['users/sorin', profile('Sorin', { role: 'cursiv-support' })],
    ['users/ana', profile('Ana', { email: EMAIL, role: 'cursiv-user' })],
    ['users/dan', profile('Dan')],
  ]);
  kept = memoryStore(documents);
  proven = { ana: EMAIL, dan: 'dan@cursiv.test' };
});

const store = () => kept;
const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const all = (collection: string) =>
  [...documents].flatMap(([path, fields]) =>
    path.startsWith(`${collection}/`) ? [{ id: path.slice(collection.length + 1), ...fields }] : [],
  );
const acts = () => all('auditEvents') as unknown as { action: string; actorUid: string; subject: string }[];

const invite = (role: StaffRole | 'none' = 'moderator', { by = 'root', email = EMAIL, now = NOW } = {}) =>
  sendInvitation(store(), { email, role: role === 'none' ? undefined : role, locale: 'ro' }, caller(by), now);
const onlyId = () => String(all('siteInvitations')[0]?.id);
const tokenOf = (id = onlyId()) => String(new URL(invitationAddress(SITE, id, 'ro')).searchParams.get('token'));
const accepting = () => ({
  store: store(),
  key: SITE.key,
  accounts: { withUid: async (uid: string) => (uid in proven ? { uid, provenEmail: proven[uid] } : undefined) },
});
const accept = (uid = 'ana', now = NOW, token = tokenOf()) => acceptInvitation(accepting(), token, caller(uid), now);
const refusal = (reason: string) => expect.objectContaining({ code: 'conflict', reason });

describe('an administrator who invites somebody', () => {
  it('stores the invitation with its mail and the event, and the log has no address', async () => {
    await invite();
    expect(all('siteInvitations')).toEqual([
      {
        ...{ id: onlyId(), email: EMAIL, role: 'cursiv-moderator', locale: 'ro', status: 'pending' },
        ...{ invitedBy: 'root', sends: 1, createdAt: NOW, expiresAt: days(14) },
      },
    ]);
    expect(all('mails')).toMatchObject([
      { id: `siteInvitations__${onlyId()}.1`, siteInvitation: onlyId(), status: 'waiting', dueAt: NOW },
    ]);
    expect(acts()).toMatchObject([
      { action: 'invitation.changed', actorUid: 'root', actorName: 'Ioana', subject: `siteInvitations/${onlyId()}` },
    ]);
    expect(JSON.stringify(acts())).not.toContain(EMAIL);
  });

  it.each(['mara', 'sorin', 'ana', 'nobody'])('is not %s', async (by) => {
    await expect(invite('support', { by })).rejects.toMatchObject({ code: 'no-access' });
    await invite();
    const id = onlyId();
    await expect(resendInvitation(store(), id, caller(by), NOW)).rejects.toMatchObject({ code: 'no-access' });
    await expect(withdrawInvitation(store(), id, caller(by), NOW)).rejects.toMatchObject({ code: 'no-access' });
    expect(all('mails')).toHaveLength(1);
  });

  it('is not one who is suspended', async () => {
    documents.set('users/root', profile('Ioana', { isAdmin: true, status: 'suspended' }));
    await expect(invite()).rejects.toMatchObject({ code: 'no-access' });
  });

  it('invites an address that waits already only by sending again', async () => {
    await invite();
    await expect(invite('support', { by: 'radu' })).rejects.toEqual(refusal('invited'));
    expect(all('siteInvitations')).toHaveLength(1);
  });

  it.each([
    ['an account that has the role', 'moderator' as const, 'mara@cursiv.test'],
    ['an account, for nothing more', 'none' as const, 'dan@cursiv.test'],
    ['an administrator', 'support' as const, 'radu@cursiv.test'],
  ])('does not invite %s', async (_, role, email) => {
    await expect(invite(role, { email })).rejects.toEqual(refusal('registered'));
    expect(all('mails')).toEqual([]);
  });

  it('floods no mailbox, however its address is written and whoever sends', async () => {
    await invite();
    await resendInvitation(store(), onlyId(), caller('root'), NOW);
    await withdrawInvitation(store(), onlyId(), caller('root'), NOW);
    await invite('support', { by: 'radu', email: 'ana+1@exemplu.ro' });
    await expect(invite('support', { email: 'ana+2@exemplu.ro' })).rejects.toMatchObject({ code: 'too-often' });
    expect(all('mails')).toHaveLength(3);
    await invite('support', { email: 'ana+2@exemplu.ro', now: days(1) });
  });

  it('sends again as their own, for the whole time, also what has expired', async () => {
    await invite();
    await resendInvitation(store(), onlyId(), caller('radu'), days(20));
    expect(all('siteInvitations')).toMatchObject([{ invitedBy: 'radu', sends: 2, expiresAt: days(34) }]);
    documents.delete('users/root');
    await accept('ana', days(30));
    expect(documents.get('users/ana')).toMatchObject({ role: 'cursiv-moderator' });
  });

  it('neither sends nor takes back what was answered', async () => {
    await invite();
    await accept();
    await expect(resendInvitation(store(), onlyId(), caller('root'), NOW)).rejects.toMatchObject({ code: 'conflict' });
    await expect(withdrawInvitation(store(), onlyId(), caller('root'), NOW)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(withdrawInvitation(store(), 'gone', caller('root'), NOW)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('whoever is invited', () => {
  it('reads what the invitation says, and nothing changes', async () => {
    await invite();
    const before = new Map(documents);
    expect(await readInvitation(accepting(), tokenOf(), caller('ana'), NOW)).toEqual({
      ...{ role: 'cursiv-moderator', inviter: 'Ioana', expiresAt: days(14).toISOString() },
    });
    expect(documents).toEqual(before);
  });

  it('has the role once they accept, given by the inviter, and both acts are recorded', async () => {
    await invite();
    await accept();
    const [, accepted, given] = acts();
    expect(accepted).toMatchObject({ actorUid: 'ana', changes: { status: { old: 'pending', new: 'accepted' } } });
    expect(given).toMatchObject({
      ...{ action: 'user.role.changed', actorUid: 'root', actorName: 'Ioana', subject: 'users/ana' },
      changes: { role: { old: 'cursiv-user', new: 'cursiv-moderator' } },
    });
    expect(documents.get('users/ana')).toMatchObject({
      ...{ role: 'cursiv-moderator', isAdmin: false, lastAuditId: all('auditEvents')[2]?.id },
    });
    expect(all('siteInvitations')).toMatchObject([{ status: 'accepted', acceptedBy: 'ana' }]);
  });

  it('has it once, however often and at once they press', async () => {
    await invite();
    const outcomes = await Promise.allSettled([accept(), accept()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(accept()).rejects.toEqual(refusal('used'));
    expect(acts().filter(({ action }) => action === 'user.role.changed')).toHaveLength(1);
  });

  it('has no role by an invitation without one, and keeps the one that they have', async () => {
    documents.delete('users/ana');
    await invite('none');
    documents.set('users/ana', profile('Ana', { email: EMAIL, role: 'cursiv-support' }));
    await accept();
    expect(documents.get('users/ana')).toMatchObject({ role: 'cursiv-support' });
    expect(acts().map(({ action }) => action)).toEqual(['invitation.changed', 'invitation.changed']);
  });

  it('stays an administrator', async () => {
    await invite();
    documents.set('users/ana', profile('Ana', { email: EMAIL, isAdmin: true }));
    await accept();
    expect(documents.get('users/ana')).toMatchObject({ isAdmin: true, role: 'cursiv-user' });
  });

  it.each<[string, string, () => unknown]>([
    ['a link that was used', 'used', () => accept()],
    ['a link that was taken back', 'withdrawn', () => withdrawInvitation(store(), onlyId(), caller('radu'), NOW)],
    ['another address', 'address', () => (proven.ana = 'ana@altundeva.ro')],
    ['an address that is not proven', 'unproven', () => (proven.ana = undefined)],
    ['an inviter who is no administrator any more', 'inviter', () => documents.set('users/root', profile('Ioana'))],
    [
      'an inviter who is suspended',
      'inviter',
      () => documents.set('users/root', profile('Ioana', { isAdmin: true, status: 'suspended' })),
    ],
    ['an inviter who is gone', 'inviter', () => documents.delete('users/root')],
    ['an invitation that was erased', 'unknown', () => documents.delete(`siteInvitations/${onlyId()}`)],
  ])('is refused with %s', async (_, reason, meanwhile) => {
    await invite();
    const token = tokenOf();
    await meanwhile();
    const before = new Map(documents);
    await expect(accept('ana', NOW, token)).rejects.toEqual(refusal(reason));
    await expect(readInvitation(accepting(), token, caller('ana'), NOW)).rejects.toEqual(refusal(reason));
    expect(documents).toEqual(before);
  });

  it('is refused from the moment at which the link expires', async () => {
    await invite();
    await expect(accept('ana', days(14))).rejects.toEqual(refusal('expired'));
    await accept('ana', new Date(days(14).getTime() - 1));
  });

  it('is nobody else, however they came by the link', async () => {
    await invite();
    await expect(accept('dan')).rejects.toEqual(refusal('address'));
    expect(documents.get('users/dan')).toMatchObject({ role: 'cursiv-user' });
  });

  it('has an account that is open', async () => {
    await invite();
    documents.set('users/ana', profile('Ana', { email: EMAIL, status: 'suspended' }));
    await expect(accept()).rejects.toMatchObject({ code: 'no-access' });
    delete proven.ana;
    await expect(accept()).rejects.toMatchObject({ code: 'no-access' });
  });

  it('has a link that only the site could make, for this and nothing else', async () => {
    await invite();
    const other = new URL(invitationAddress({ ...SITE, key: 'another' }, onlyId(), 'ro')).searchParams.get('token');
    for (const token of [String(other), onlyId(), 'x.y', `${tokenOf()}x`])
      await expect(accept('ana', NOW, token)).rejects.toEqual(refusal('unknown'));
  });
});

describe('the mail of an invitation', () => {
  const job = () => ({
    ...{ id: 'm', siteInvitation: onlyId(), status: 'waiting' as const, tries: 0, dueAt: NOW, createdAt: NOW },
  });
  const mail = (now = NOW) => readInvitationMail({ store: store(), site: SITE }, job(), now);

  it('goes to the address, in the chosen language, with a link that opens', async () => {
    await sendInvitation(store(), { email: EMAIL, role: 'support', locale: 'en' }, caller('root'), NOW);
    const composed = await mail();
    expect(composed).toMatchObject({
      mail: { to: EMAIL, subject: 'An invitation to Cursiv', text: expect.stringContaining('Ioana invites you') },
    });
    const { text } = (composed as { mail: { text: string } }).mail;
    expect(text).toContain('the role of support');
    expect(text).toContain('until December 8, 2026');
    const [, token = ''] = /https:\/\/cursiv\.test\/en\/dashboard\/invitation\?token=(\S+)/.exec(text) ?? [];
    await accept('ana', NOW, token);
  });

  it('does not leave once the invitation is over', async () => {
    await invite();
    expect(await mail(days(14))).toEqual({ dropped: 'invitation over' });
    await withdrawInvitation(store(), onlyId(), caller('root'), NOW);
    expect(await mail()).toEqual({ dropped: 'invitation over' });
  });
});
