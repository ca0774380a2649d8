import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { moved, request, requestPath, ruled, switched } from '../lives/people/verification.ts';
import { PEOPLE, profile } from '../people.ts';

const asks = (uid: string, changes: Fields = {}) =>
  set(requestPath(uid), request(uid, 'submitted', { rev: 1, createdAt: NOW, updatedAt: NOW, ...changes }));
const recently = minutesFromNow(-60 * 24 * 13);
const file = {
  path: 'evidence/ana/verifiedInstructor/f1-cv.pdf',
  name: 'cv.pdf',
  bytes: 10,
  contentType: 'application/pdf',
  sha256: 'x',
};
const stored = (changes: Fields = {}): Fields => ({
  ...file,
  ownerUid: 'ana',
  place: { kind: 'evidence', flag: 'verifiedInstructor' },
  status: 'stored',
  createdAt: recently,
  ...changes,
});
const rootsOwn = 'verificationRequests/root__verifiedInstructor';

/** Requests for rights: asked for oneself, ruled on by somebody else, and never true without a record. */
export const verificationsSuite: RulesSuite = {
  name: 'requests for rights',
  documents: {
    ...PEOPLE,
    'users/nina': profile('nina'),
    'users/ina': profile('ina', { verifiedInstructor: true }),
    'users/sus': profile('sus', { status: 'suspended' }),
    'users/waits': profile('waits'),
    'users/open': profile('open'),
    'users/other': profile('other', { isAdmin: true }),
    [requestPath('waits')]: request('waits', 'rejected', { updatedAt: recently }),
    [requestPath('open')]: request('open', 'submitted'),
    [requestPath('ina')]: request('ina', 'approved'),
    [rootsOwn]: request('root', 'submitted'),
    'files/f1': stored(),
    'files/f2': stored({ ownerUid: 'bogdan', path: 'evidence/bogdan/verifiedInstructor/f2-cv.pdf' }),
    'files/f3': stored({ place: { kind: 'trial' }, path: 'uploads/ana/f3-cv.pdf' }),
  },
  cases: [
    lets('ana', 'a person ask for a right', commit(asks('ana'))),
    lets('ana', 'a person show a file of their own', commit(asks('ana', { files: [file] }))),
    lets('ana', 'a person ask without links', commit(asks('ana', { links: [] }))),
    lets('open', 'a person read their request', get(requestPath('open'))),
    lets('ana', 'a person learn that they have asked for nothing', get(requestPath('ana'))),
    lets('open', 'a person list their requests', list('verificationRequests', ['uid', 'EQUAL', 'open'])),
    lets('root', 'an administrator list what waits', list('verificationRequests', ['status', 'EQUAL', 'submitted'])),
    stops('ana', 'reading what another asks for', get(requestPath('open'))),
    stops('ana', 'listing what everybody asks for', list('verificationRequests')),
    stops('ana', 'asking for another', commit(asks('bogdan'))),
    stops('nina', 'asking without a verified address', commit(asks('nina'))),
    stops('ina', 'asking for what one has', commit(moved('ina', { status: 'submitted' }))),
    stops('sus', 'asking while the account is suspended', commit(asks('sus'))),
    stops('ana', 'asking under another name', commit(asks('ana', { name: 'Persoana root' }))),
    stops(
      'ana',
      'asking to administer',
      commit(
        set(
          'verificationRequests/ana__isAdmin',
          request('ana', 'submitted', { flag: 'isAdmin', rev: 1, createdAt: NOW, updatedAt: NOW }),
        ),
      ),
    ),
    stops(
      'ana',
      'a second request for the same right',
      commit(
        set('verificationRequests/ana__again', request('ana', 'submitted', { rev: 1, createdAt: NOW, updatedAt: NOW })),
      ),
    ),
    stops('ana', 'a request that says nothing', commit(asks('ana', { why: '\u200b \u2063' }))),
    ...['javascript:alert(1)', 'http://example.org', 'https://a b', ''].map((link) =>
      stops('ana', `the link "${link}"`, commit(asks('ana', { links: [link] }))),
    ),
    stops(
      'ana',
      'a file of somebody else',
      commit(asks('ana', { files: [{ ...file, path: 'evidence/bogdan/verifiedInstructor/f2-cv.pdf' }] })),
    ),
    stops(
      'ana',
      'a file that was stored for something else',
      commit(asks('ana', { files: [{ ...file, path: 'uploads/ana/f3-cv.pdf' }] })),
    ),
    stops('waits', 'asking again before the wait is over', commit(moved('waits', { status: 'submitted' }))),
    stops('open', 'changing what is being ruled on', commit(moved('open', { why: 'Altceva' }))),
    stops(
      'open',
      'granting oneself the right',
      commit(moved('open', { status: 'approved' }), ...switched('open', true)),
    ),
    stops(
      'root',
      'ruling on one’s own request',
      commit(
        update(rootsOwn, { status: 'approved', rev: 4, updatedAt: NOW, lastAuditId: 'e1' }),
        set('auditEvents/e1', auditEvent('verification.ruled', rootsOwn, { status: ['submitted', 'approved'] })),
        ...switched('root', true),
      ),
    ),
    lets(
      'root',
      'an administrator grant a right',
      commit(...ruled('open', 'submitted', 'approved'), ...switched('open', true)),
    ),
    stops('root', 'granting a right that the person then lacks', commit(...ruled('open', 'submitted', 'approved'))),
    stops(
      'root',
      'a ruling without a record',
      commit(moved('open', { status: 'approved', lastAuditId: 'e1' }), ...switched('open', true)),
    ),
    stops(
      'root',
      'a ruling with a false record',
      commit(
        moved('open', { status: 'approved', lastAuditId: 'e1' }),
        set(
          'auditEvents/e1',
          auditEvent('verification.ruled', requestPath('open'), { status: ['rejected', 'approved'] }),
        ),
        ...switched('open', true),
      ),
    ),
    stops(
      'root',
      'a ruling in the name of another administrator',
      commit(
        moved('open', { status: 'approved', lastAuditId: 'e1' }),
        set(
          'auditEvents/e1',
          auditEvent(
            'verification.ruled',
            requestPath('open'),
            { status: ['submitted', 'approved'] },
            { actorUid: 'other' },
          ),
        ),
        ...switched('open', true),
      ),
    ),
    stops(
      'root',
      'a refusal without a reason',
      commit(...ruled('open', 'submitted', 'rejected', { note: '\u200b', locale: 'ro' })),
    ),
    stops(
      'root',
      'a ruling on a request that another administrator has ruled on',
      commit(...ruled('waits', 'submitted', 'approved'), ...switched('waits', true)),
    ),
    stops('root', 'taking back a right that stays', commit(...ruled('ina', 'approved', 'revoked'))),
    stops(
      'root',
      'a ruling that rewrites the request',
      commit(
        moved('open', { status: 'rejected', why: 'Nimic', lastAuditId: 'e1', ruling: { note: 'Nu', locale: 'ro' } }),
        set(
          'auditEvents/e1',
          auditEvent('verification.ruled', requestPath('open'), {
            status: ['submitted', 'rejected'],
            why: ['Predau de zece ani.', 'Nimic'],
            ruling: [null, { note: 'Nu', locale: 'ro' }],
          }),
        ),
      ),
    ),
  ],
};
