import { AUDIT_ACTIONS, AUDITED_CHANGES, type AuditEvent, personalRecordSchema } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { actsOf } from './acts-of.ts';
import { keepRecord } from './keep-record.ts';
import { noteLook } from './note-look.ts';

const AT = new Date('2026-11-24T10:00:00Z');
const TITLE = { ro: 'Litere', en: 'Letters' };
const flags = { isAdmin: false, verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false };

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', ...flags }],
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', ...flags, isAdmin: true }],
    ['courses/c1', { ownerUid: 'ana', title: TITLE }],
    ['courseDrafts/c1', { ownerUid: 'ana', title: TITLE }],
    ['resources/r1', { ownerUid: 'ana', title: TITLE }],
    [
      'files/f1',
      {
        ...{ ownerUid: 'ana', place: { kind: 'portrait' }, path: 'portraits/ana/f1-eu.webp', name: 'eu.webp' },
        ...{ bytes: 9, contentType: 'image/webp', status: 'stored', sha256: '', createdAt: AT },
      },
    ],
    ['reviews/course__c1__dan', { uid: 'dan', targetKind: 'course', targetId: 'c1' }],
    ['reviews/expert__ana__dan', { uid: 'dan', targetKind: 'expert', targetId: 'ana' }],
    ['reviews/course__c9__ana', { uid: 'ana', targetKind: 'course', targetId: 'c9' }],
    ['certificates/x1', { uid: 'ana', courseTitle: TITLE }],
    ['verificationRequests/ana__verifiedExpert', { uid: 'ana', flag: 'verifiedExpert' }],
    ['reportedContributions/q1', { uid: 'ana', courseTitle: TITLE }],
    ['leads/l1', { name: 'Vera' }],
  ]);
});

const event = (action: AuditEvent['action'], subject: string, changes: object = {}, actorUid = 'root') => ({
  ...{ at: AT, actorUid, actorName: 'Ioana', action, subject },
  changes: Object.fromEntries(Object.entries(changes).map(([field, [old, next]]) => [field, { old, new: next }])),
});
/** What a person reads of an event. */
async function read(uid: string, ...[action, subject, changes, actorUid]: Parameters<typeof event>) {
  documents.set('auditEvents/e1', event(action, subject, changes, actorUid));
  await keepRecord(memoryStore(documents), 'e1');
  const fields = documents.get(`users/${uid}/record/e1`);
  return fields && personalRecordSchema.parse({ ...fields, id: 'e1' });
}

describe('what a person reads of the audit log', () => {
  it.each<[string, Parameters<typeof event>, object[]]>([
    [
      'rights',
      ['user.flag.changed', 'users/ana', { verifiedExpert: [false, true], verifiedCreator: [true, false] }],
      [
        { act: 'right.withdrawn', flag: 'verifiedCreator' },
        { act: 'right.granted', flag: 'verifiedExpert' },
      ],
    ],
    [
      'a suspension',
      ['user.status.changed', 'users/ana', { status: ['active', 'suspended'] }],
      [{ act: 'account.suspended' }],
    ],
    [
      'a restoration',
      ['user.status.changed', 'users/ana', { status: ['suspended', 'active'] }],
      [{ act: 'account.restored' }],
    ],
    [
      'ended sessions',
      ['user.sessions.ended', 'users/ana', { sessionsEndedAt: [null, AT] }],
      [{ act: 'account.signedOut' }],
    ],
    ['a copy', ['user.export.asked', 'users/ana', { reason: [null, 'secret'] }], [{ act: 'account.copyAsked' }]],
    [
      'a deletion',
      ['user.deletion.changed', 'users/ana', { status: [null, 'asked'] }],
      [{ act: 'account.deletionAsked' }],
    ],
    [
      'a deletion that was called off',
      ['user.deletion.changed', 'users/ana', { status: ['asked', null] }],
      [{ act: 'account.deletionCalledOff' }],
    ],
    [
      'a role',
      ['user.role.changed', 'users/ana', { role: ['cursiv-user', 'cursiv-moderator'] }],
      [{ act: 'role.moderator' }],
    ],
    [
      'a role that was taken back',
      ['user.role.changed', 'users/ana', { role: ['cursiv-support', 'cursiv-user'] }],
      [{ act: 'role.user' }],
    ],
    ['a look as they see it', ['user.viewedAs', 'users/ana'], [{ act: 'account.seenAs' }]],
    ['a look', ['user.viewed', 'users/ana'], [{ act: 'account.seen' }]],
    ['a mail', ['mail.settled', 'users/ana', { status: ['dead', 'waiting'] }], [{ act: 'mail.sentAgain' }]],
    ['a push', ['push.settled', 'users/ana', { status: ['dead', 'dropped'] }], [{ act: 'push.dropped' }]],
    [
      'a refused request',
      ['verification.ruled', 'verificationRequests/ana__verifiedExpert', { status: ['submitted', 'rejected'] }],
      [{ act: 'verification.rejected', flag: 'verifiedExpert' }],
    ],
    [
      'an expert page',
      ['expert.changed', 'experts/ana', { status: ['listed', 'suspended'] }],
      [{ act: 'expert.suspended' }],
    ],
    [
      'a course',
      ['course.status.changed', 'courses/c1', { status: ['published', 'suspended'] }],
      [{ act: 'course.suspended' }],
    ],
    [
      'a draft',
      ['draft.returned', 'courseDrafts/c1', { status: ['in_review', 'draft'] }],
      [{ act: 'course.returned' }],
    ],
    [
      'a resource',
      ['resource.status.changed', 'resources/r1', { status: ['in_review', 'published'] }],
      [{ act: 'resource.published' }],
    ],
    [
      'a file',
      ['file.status.changed', 'files/f1', { status: ['stored', 'takenDown'], reason: [null, 'secret'] }],
      [{ act: 'file.takenDown' }],
    ],
    [
      'a certificate',
      ['certificate.revoked', 'certificates/x1', { status: ['valid', 'revoked'] }],
      [{ act: 'certificate.revoked' }],
    ],
    [
      'a hidden review',
      [
        'review.moderated',
        'reviews/course__c9__ana',
        { status: ['published', 'hidden'], reports: ['open', 'actioned'] },
      ],
      [{ act: 'review.hidden' }],
    ],
    [
      'an answer that was taken away from under a review of their course',
      ['review.moderated', 'reviews/course__c1__dan', { reply: [{ text: 'Hm' }, null] }],
      [{ act: 'answer.removed' }],
    ],
    [
      'an answer that was taken away from under a review of themselves',
      ['review.moderated', 'reviews/expert__ana__dan', { reply: [{ text: 'Hm' }, null] }],
      [{ act: 'answer.removed' }],
    ],
    [
      'a hidden question',
      ['contribution.moderated', 'reportedContributions/q1', { reports: ['open', 'actioned'] }],
      [{ act: 'contribution.hidden' }],
    ],
  ])('names %s', async (_, told, acts) => {
    expect(await read('ana', ...told)).toMatchObject({ at: AT, by: 'administrator', acts });
  });

  it('says of which work it is', async () => {
    expect(await read('ana', 'course.published', 'courses/c1', { version: [1, 2] })).toMatchObject({ title: TITLE });
    expect(await read('ana', 'certificate.revoked', 'certificates/x1')).toMatchObject({ title: TITLE });
    expect(await read('ana', 'file.status.changed', 'files/f1')).toMatchObject({
      title: { ro: 'eu.webp', en: 'eu.webp' },
    });
  });

  it('has neither the administrator’s name nor their note', async () => {
    await read('ana', 'user.status.changed', 'users/ana', {
      status: ['active', 'suspended'],
      suspension: [null, { reason: 'secret' }],
    });
    expect(JSON.stringify(documents.get('users/ana/record/e1'))).not.toMatch(/Ioana|root|secret/);
  });

  it('tells who it was by their part', async () => {
    const granted = ['user.flag.changed', 'users/ana', { isAdmin: [false, true] }] as const;
    expect(await read('ana', ...granted, 'operator')).toMatchObject({ by: 'operator' });
    expect(await read('ana', ...granted, 'ana')).toMatchObject({ by: 'self' });
  });

  it.each<[string, Parameters<typeof event>]>([
    [
      'that a review was reported and kept',
      ['review.moderated', 'reviews/course__c9__ana', { reports: ['open', 'dismissed'] }],
    ],
    [
      'that a question was reported and kept',
      ['contribution.moderated', 'reportedContributions/q1', { reports: ['open', 'dismissed'] }],
    ],
    [
      'the answer to another’s review',
      ['review.moderated', 'reviews/course__c9__ana', { reply: [{ text: 'Hm' }, null] }],
    ],
    ['messages of visitors', ['lead.changed', 'leads/l1', { state: ['new', 'spam'] }]],
    ['the site’s settings', ['site.settings.changed', 'config/public', { supportEmail: ['', 'x@y.ro'] }]],
    ['a work that is gone', ['course.status.changed', 'courses/gone', { status: ['published', 'suspended'] }]],
    ['somebody who is gone', ['user.flag.changed', 'users/gone', { isAdmin: [false, true] }]],
  ])('has nothing of %s', async (_, told) => {
    await read('ana', ...told);
    expect([...documents.keys()].filter((path) => path.includes('/record/'))).toEqual([]);
  });

  it('is made once of each event, however often it is told', async () => {
    documents.set('auditEvents/e1', event('course.published', 'courses/c1', { version: [1, 2] }));
    documents.set('auditEvents/e2', event('user.viewed', 'users/ana'));
    const keepBoth = async () => {
      for (const id of ['e1', 'e2']) await keepRecord(memoryStore(documents), id);
    };
    await keepBoth();
    const once = new Map(documents);
    await keepBoth();
    expect(documents).toEqual(once);
    expect([...documents.keys()].filter((path) => path.startsWith('users/ana/record/'))).toHaveLength(2);
  });

  it('says something of every action that can concern a person', () => {
    const silent = AUDIT_ACTIONS.filter(
      (action) =>
        actsOf({
          id: 'e',
          ...event(action, 'x/y__verifiedExpert', { status: ['a', 'suspended'], reports: ['open', 'actioned'] }),
        }).length === 0,
    );
    // Both people of what is handed over are told, with the reason where an administrator decides it; so are both sides of a booking that is called off.
    expect(silent).toEqual([
      ...[
        'user.flag.changed',
        'resource.handedOver',
        'course.handedOver',
        'site.settings.changed',
        'site.content.changed',
        'verification.ruled',
      ],
      ...['lead.answered', 'lead.changed', 'lead.deleted', 'lead.erased', 'booking.calledOff'],
      ...['composition.changed', 'user.deleted'],
      'invitation.changed',
    ]);
  });
});

describe('a look at somebody’s page', () => {
  const look = (uid: string, actorUid: string, now = AT) => noteLook(memoryStore(documents), { uid, actorUid }, now);
  const looks = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));

  it('is recorded once a day for each administrator', async () => {
    documents.set('users/root2', { name: 'Radu', email: 'r@cursiv.test', ...flags, isAdmin: true });
    await Promise.all([look('ana', 'root'), look('ana', 'root'), look('ana', 'root2')]);
    expect(looks()).toMatchObject([
      { action: 'user.viewed', actorUid: 'root', actorName: 'Ioana', subject: 'users/ana', changes: {}, at: AT },
      { actorUid: 'root2' },
    ]);
    await look('ana', 'root', new Date('2026-11-24T23:59:00Z'));
    expect(looks()).toHaveLength(2);
    await look('ana', 'root', new Date('2026-11-25T00:01:00Z'));
    expect(looks()).toHaveLength(3);
  });

  it('is support’s, too, and not a moderator’s', async () => {
    documents.set('users/sorin', { name: 'Sorin', email: 's@cursiv.test', ...flags, role: 'cursiv-support' });
    documents.set('users/mara', { name: 'Mara', email: 'm@cursiv.test', ...flags, role: 'cursiv-moderator' });
    await look('ana', 'sorin');
    expect(looks()).toMatchObject([{ actorUid: 'sorin', actorName: 'Sorin', subject: 'users/ana' }]);
    await expect(look('ana', 'mara')).rejects.toMatchObject({ code: 'no-access' });
  });

  it('is nobody’s who may not look, and none at oneself or at nobody', async () => {
    await expect(look('root', 'ana')).rejects.toMatchObject({ code: 'no-access' });
    documents.set('users/root', { name: 'Ioana', ...flags, isAdmin: true, status: 'suspended' });
    await expect(look('ana', 'root')).rejects.toMatchObject({ code: 'no-access' });
    documents.set('users/root', { name: 'Ioana', ...flags, isAdmin: true });
    await expect(look('gone', 'root')).rejects.toMatchObject({ code: 'not-found' });
    await look('root', 'root');
    expect(looks()).toEqual([]);
  });

  it('is no change, and one query may name all changes', () => {
    expect(AUDITED_CHANGES).not.toContain('user.viewed');
    expect(AUDITED_CHANGES).not.toContain('user.viewedAs');
    expect(AUDITED_CHANGES.length).toBeLessThanOrEqual(30);
  });
});
