import { storedRole } from '@cursiv/shared-domain';
import { commit, get, lets, list, NOW, type RulesSuite, remove, set, stops, update } from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE, profile } from '../people.ts';

const BANNER = 'siteContent/banner';
const content = {
  rev: 1,
  value: { text: { ro: 'Vineri.', en: 'Friday.' } },
  updatedAt: new Date(0),
  lastAuditId: 'e0',
};
const HOLIDAYS = 'siteContent/holidays';
const history = list('auditEvents', ['action', 'EQUAL', 'site.content.changed'], ['subject', 'EQUAL', BANNER]);
const told = (uid: string) =>
  set(
    'auditEvents/e1',
    auditEvent(
      'site.content.changed',
      BANNER,
      { value: [content.value, {}] },
      {
        actorUid: uid,
        actorName: `Persoana ${uid}`,
      },
    ),
  );

/** What the site itself says: who holds the right reads it and its history, functions alone write both. */
export const contentSuite: RulesSuite = {
  name: 'what the site says',
  documents: {
    ...PEOPLE,
    'users/translator': profile('translator', { role: storedRole('translator') }),
    'users/moderator': profile('moderator', { role: storedRole('moderator') }),
    'users/barredTr': profile('barredTr', { role: storedRole('translator'), status: 'suspended' }),
    [BANNER]: content,
    [HOLIDAYS]: content,
    'auditEvents/e0': auditEvent('site.content.changed', BANNER, { value: [{}, content.value] }, { at: new Date(0) }),
    'auditEvents/other': auditEvent('user.flag.changed', 'users/ana', { isAdmin: [false, true] }, { at: new Date(0) }),
  },
  cases: [
    ...['root', 'translator'].flatMap((uid) => [
      lets(uid, 'the text be read', get(BANNER)),
      lets(uid, 'a text that nobody has set be looked for', get('siteContent/featured')),
      lets(uid, 'its history be read', history),
      stops(uid, 'a text past the function', commit(update(BANNER, { rev: 2, updatedAt: NOW }))),
      stops(
        uid,
        'a text past the function, with a record',
        commit(update(BANNER, { rev: 2, value: {}, lastAuditId: 'e1' }), told(uid)),
      ),
      stops(uid, 'a kept version of a legal text', commit(set('legalVersions/terms-2026-12-01', content))),
      stops(uid, 'a text beside the others', commit(set('siteContent/other', content))),
      stops(uid, 'a deletion of a text', commit(remove(BANNER))),
      stops(uid, 'a history of the own making', commit(told(uid))),
    ]),
    stops('translator', 'an editor of translations reading other records', get('auditEvents/other')),
    stops('translator', 'an editor of translations listing all records', list('auditEvents')),
    stops('translator', 'an editor of translations reading an account', get('users/ana')),
    ...['moderator', 'barredTr', 'ana', undefined].flatMap((uid) => [
      stops(uid, 'reading a text before it shows', get(BANNER)),
      stops(uid, 'reading its history', history),
      stops(uid, 'writing a text', commit(set(BANNER, content))),
    ]),
    // Experts plan around the holidays, whoever they are by now.
    ...['ana', 'moderator', 'translator'].flatMap((uid) => [
      lets(uid, 'the holidays be read', get(HOLIDAYS)),
      stops(uid, 'writing the holidays', commit(update(HOLIDAYS, { rev: 2, updatedAt: NOW }))),
      stops(uid, 'a deletion of the holidays', commit(remove(HOLIDAYS))),
    ]),
    stops('ana', 'a list of what the site says', list('siteContent')),
    stops(undefined, 'a visitor reading the holidays', get(HOLIDAYS)),
  ],
};
