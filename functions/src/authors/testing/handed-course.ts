import { lesson, outline, writtenDraft } from '../../courses/testing/written-draft.ts';
import { memoryFileStore } from '../../files/testing/memory-file-store.ts';
import { memoryStore } from '../../store/memory-store.ts';

const THEN = new Date('2026-11-10T10:00:00Z');
const film = (path: string) => ({ path, contentType: 'video/mp4', bytes: 1, captions: [] });

/**
 * The published course `c1` of `ana`, who writes it with `dan` and `vera` and has the course `c2` besides; with learners, files,
 * instructors, resources and all else that names its owner.
 */
export function written() {
  const documents = writtenDraft({
    ...{ editorUids: ['dan', 'vera'], authorNames: {}, status: 'published', publishedRev: 3 },
    outline: outline(
      lesson('l1', { type: 'video', video: film('courses/ana/c1/l1/film-1.mp4') }),
      lesson('l2', { pictures: ['courses/ana/c1/l1/shared-foto.jpg'] }),
    ),
  });
  const set = (path: string, fields: object) => void documents.set(path, { ...documents.get(path), ...fields });
  const file = (id: string, courseId: string, name: string, more: object = {}) =>
    set(`files/${id}`, {
      ...{ ownerUid: 'ana', place: { kind: 'lesson', courseId, lessonId: 'l1' }, bytes: 10, status: 'stored' },
      ...{ path: `courses/ana/${courseId}/l1/${id}-${name}`, name, contentType: 'image/jpeg', sha256: 'x' },
      ...{ createdAt: THEN, ...more },
    });
  const words = { title: { ro: 'Caligrafie' }, subtitle: {}, description: {}, outcomes: {} };
  const course = {
    ...{ ownerUid: 'ana', status: 'published', baseLocale: 'ro', locales: ['ro'], categoryId: 'arts' },
    ...{ level: 'beginner', instructors: [{ uid: 'ana', name: 'Persoana ana' }], durationSec: 60, lessonCount: 2 },
    ...{ outline: [], version: 2, publishedAt: THEN, ratingAvg: 4.5, ratingCount: 2, enrollmentCount: 1, ...words },
  };
  const resource = (courseIds: string[]) => ({
    ...{ ownerUid: 'ana', kind: 'article', title: {}, summary: {}, body: {}, files: {}, access: 'public' },
    ...{
      locales: ['ro'],
      categoryId: 'arts',
      courseIds,
      status: 'published',
      rev: 2,
      createdAt: THEN,
      updatedAt: THEN,
    },
  });
  const place = { courseId: 'c1', ownerUid: 'ana', ownerName: 'Persoana ana', title: {}, baseLocale: 'ro', name: '' };

  set('users/dan', { ...documents.get('users/ana'), name: 'Dan Rusu', email: 'dan@cursiv.test' });
  set('users/vera', { verifiedInstructor: true });
  set('courses/c1', course);
  set('courses/c2', course);
  set('courseDrafts/c2', { ...documents.get('courseDrafts/c1'), editorUids: [], outline: outline(lesson('m1')) });
  for (const number of [1, 2]) set(`courses/c1/versions/${number}`, { ownerUid: 'ana', version: number, files: [] });
  set('courseDrafts/c1/quizKeys/l2', { ownerUid: 'ana', lessonId: 'l2', questions: '[]' });
  set('courseDrafts/c1/captions/l1', { ownerUid: 'ana', lessonId: 'l1', cues: '[]' });
  for (let entry = 0; entry < 401; entry += 1) set(`courseDrafts/c1/history/e${entry}`, { ownerUid: 'ana', by: 'dan' });
  set('publications/c1', {
    ...{ ownerUid: 'ana', key: 'k', rev: 3, locales: ['ro'], version: 2, status: 'done', written: 9, total: 9 },
    startedAt: THEN,
  });
  set('linkChecks/c1', { ownerUid: 'ana', links: [] });
  set('invitations/c1__x', { ownerUid: 'ana', ownerName: 'Persoana ana', courseId: 'c1', status: 'open' });
  set('courseInstructors/c1__vera', { ...place, uid: 'vera', status: 'accepted', updatedAt: THEN });
  set('courseInstructors/c1__dan', { ...place, ownerUid: 'someone', uid: 'dan', status: 'declined', updatedAt: THEN });
  set('enrollments/root__c1', { uid: 'root', courseId: 'c1', courseOwnerUid: 'ana', status: 'active' });
  set('enrollments/ana__c1', { uid: 'ana', courseId: 'c1', courseOwnerUid: 'ana', status: 'active' });
  for (const uid of ['dan', 'root']) set(`reviews/course__c1__${uid}`, { uid, targetKind: 'course', targetId: 'c1' });
  set('resources/own', resource(['c1']));
  set('resources/both', resource(['c1', 'c2']));
  file('film', 'c1', '1.mp4', { bytes: 1000, shownIn: ['c1'] });
  file('coming', 'c1', '2.mp4', { status: 'expected', expiresAt: new Date('2026-12-20T10:00:00Z') });
  file('sent', 'c1', '3.jpg', { sentBy: 'vera' });
  file('shared', 'c1', 'foto.jpg', { shownIn: ['c2'] });
  file('other', 'c2', 'foto.jpg');
  file('sheet', 'c1', 'fisa.pdf', { place: { kind: 'resource', resourceId: 'own' } });
  set('storageUse/ana', { bytes: 1100, files: 6, day: '2026-11-22', sent: 20 });
  set('storageUse/dan', { bytes: 0, files: 0, day: '2026-11-22', sent: 5 });
  return { documents, store: memoryStore(documents), files: memoryFileStore(new Map()) };
}
