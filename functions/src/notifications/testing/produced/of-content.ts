import { memoryStore } from '../../../store/memory-store.ts';
import { certificateNotices } from '../../certificate-notices.ts';
import { courseNotices, draftNotices } from '../../course-notices.ts';
import { enrollmentNotices } from '../../enrollment-notices.ts';
import { instructorNotices } from '../../instructor-notices.ts';
import { expertNotices } from '../../people/expert-notices.ts';
import { resourceNotices } from '../../resource-notices.ts';
import { reviewNotices } from '../../review-notices.ts';
import { type Documents, NOW, told } from './produced.ts';

const dates = { createdAt: NOW, updatedAt: NOW };
const words = { title: { ro: 'Scrisul' }, subtitle: {}, description: {}, outcomes: {} };
const ruling = { note: 'Mai e de lucru.', locale: 'ro' };

const draft = (status: string, changes: object = {}) => ({
  ...{ ownerUid: 'ana', baseLocale: 'ro', categoryId: 'arts', level: 'beginner', outline: '[]', rev: 4 },
  ...{ ...words, ...dates, status, ...changes },
});
const course = (status: string, changes: object = {}) => ({
  ...{ ownerUid: 'ana', baseLocale: 'ro', locales: ['ro'], categoryId: 'arts', level: 'beginner', instructors: [] },
  ...{ durationSec: 0, lessonCount: 0, outline: [], version: 1, publishedAt: NOW },
  ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 0, ...words, status, ...changes },
});
const resource = (status: string, changes: object = {}) => ({
  ...{ ownerUid: 'ana', kind: 'article', title: { ro: 'Fișă' }, summary: {}, body: {}, files: {}, access: 'public' },
  ...{ locales: ['ro'], categoryId: 'arts', courseIds: [], rev: 3, ...dates, status, ...changes },
});
const page = (status: string, rev: number, changes: object = {}) => ({
  ...{ displayName: 'Clara Dinu', headline: {}, bio: {}, languages: [], topics: {}, categoryIds: [], offerings: {} },
  ...{ timeZone: 'Europe/Bucharest', ratingAvg: 0, ratingCount: 0, status, rev, ...changes },
});
const review = (targetKind: 'course' | 'expert', changes: object = {}) => ({
  ...{ targetKind, targetId: targetKind === 'course' ? 'c1' : 'clara', uid: 'ion', authorName: 'Ion Rusu', rating: 5 },
  ...{ text: '', locale: 'ro', status: 'published', ...dates, ...changes },
});
const certificate = (status: string, changes: object = {}) => ({
  ...{ uid: 'ion', courseId: 'c1', courseVersion: 1, learnerName: 'Ion Rusu', courseTitle: { ro: 'Scrisul' } },
  ...{ reissue: 0, credential: '{}', issuedAt: NOW, updatedAt: NOW, status, ...changes },
});
const place = (status: string) => ({
  ...{ courseId: 'c1', ownerUid: 'ana', ownerName: 'Ana Pop', title: { ro: 'Scrisul' }, baseLocale: 'ro' },
  ...{ uid: 'vera', name: 'Vera Luca', updatedAt: NOW, status },
});

const documents: Documents = new Map<string, Record<string, unknown>>([
  ['courses/c1', course('published')],
  ['experts/clara', page('listed', 1)],
  ['users/ion', { name: 'Ion Rusu', email: 'ion@cursiv.test' }],
]);

/** What is told of courses, resources, pages of experts, and what people make of them. */
export async function toldOfContent(): Promise<Documents[]> {
  const source = memoryStore(documents);
  const suspended = course('suspended', { suspension: ruling, lastAuditId: 'e1' });
  const reply = { text: 'Mulțumesc.', locale: 'ro', at: NOW };
  const hidden = { ...ruling, reason: 'other', at: NOW };
  const reviewed = async (kind: 'course' | 'expert') => {
    const noticesOf = (before: object | undefined, after: object) =>
      reviewNotices(source, `${kind}__x__ion`, { before: before && { ...before }, after: { ...after } });
    return [
      ...(await noticesOf(undefined, review(kind))),
      ...(await noticesOf(review(kind), review(kind, { reply }))),
      ...(await noticesOf(review(kind), review(kind, { status: 'hidden', hidden }))),
    ];
  };
  const enrolled = {
    ...{ uid: 'ion', courseId: 'c1', courseOwnerUid: 'ana', courseVersion: 1, status: 'active', lessonIds: [] },
    ...{ enrolledAt: NOW, updatedAt: NOW, progress: { completed: 0, total: 1, pct: 0 } },
  };
  return [
    await told([
      ...draftNotices('c1', { before: draft('in_review'), after: draft('published', { publishedRev: 4 }) }),
      ...draftNotices('c1', {
        before: draft('in_review'),
        after: draft('changes_requested', { returned: { ...ruling, rev: 4 } }),
      }),
      ...courseNotices('c1', { before: course('published'), after: suspended }),
      ...courseNotices('c1', { before: suspended, after: course('published', { lastAuditId: 'e2' }) }),
      ...resourceNotices('r1', { before: resource('in_review'), after: resource('published') }),
      ...resourceNotices('r1', { before: resource('in_review'), after: resource('draft', { returned: ruling }) }),
      ...resourceNotices('r1', { before: resource('published'), after: resource('suspended') }),
      ...resourceNotices('r1', { before: resource('suspended'), after: resource('published') }),
      ...expertNotices('clara', { before: page('in_review', 2), after: page('draft', 3, { ruling }) }),
      ...expertNotices('clara', { before: page('listed', 4), after: page('suspended', 5, { ruling }) }),
      ...expertNotices('clara', { before: page('suspended', 5, { ruling }), after: page('listed', 6) }),
    ]),
    await told(await reviewed('course')),
    await told(await reviewed('expert')),
    await told([
      ...certificateNotices('k1', { before: undefined, after: certificate('valid') }),
      ...certificateNotices('k1', {
        before: certificate('valid'),
        after: certificate('revoked', { revokedReason: 'Din greșeală.' }),
      }),
      ...['invited', 'accepted', 'declined'].flatMap((status) =>
        instructorNotices('c1__vera', { before: undefined, after: place(status) }),
      ),
      ...(await enrollmentNotices(source, 'ion__c1', { before: undefined, after: enrolled })),
    ]),
  ];
}
