import { lessonBodyId } from '@cursiv/shared-domain';

type Documents = Map<string, Record<string, unknown>>;

const THEN = new Date('2026-11-01T10:00:00Z');

/** A text lesson in an outline. */
export const lesson = (id: string, more: object = {}) => ({
  id,
  type: 'text',
  title: { ro: `Lecția ${id}`, en: `Lesson ${id}` },
  freePreview: false,
  durationSec: 300,
  ...more,
});

/** An outline of one unit. */
export const outline = (...lessons: { id: string }[]) =>
  JSON.stringify([{ id: 'u1', title: { ro: 'Început', en: 'Beginning' }, lessons }]);

/** The text of a lesson in a draft of `ana`, as a stored document. */
export const body = (lessonId: string, locale: string, text = `${lessonId} ${locale}`): [string, object] => [
  `courseDrafts/c1/bodies/${lessonBodyId(lessonId, locale)}`,
  { ownerUid: 'ana', lessonId, locale, text },
];

/** A course `c1` of `ana`, complete in both languages, with `vera` as a verified author and `root` as an administrator. */
export function writtenDraft(changes: object = {}): Documents {
  const people = { ana: {}, vera: { verifiedCreator: true }, root: { isAdmin: true } };
  return new Map<string, Record<string, unknown>>([
    ...Object.entries(people).map(([uid, flags]): [string, Record<string, unknown>] => [
      `users/${uid}`,
      {
        ...{ name: `Persoana ${uid}`, email: `${uid}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
        ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
        ...{ createdAt: THEN, updatedAt: THEN, ...flags },
      },
    ]),
    [
      'courseDrafts/c1',
      {
        ...{ ownerUid: 'ana', status: 'draft', rev: 3, createdAt: THEN, updatedAt: THEN, baseLocale: 'ro' },
        title: { ro: 'Caligrafie', en: 'Calligraphy' },
        ...{ subtitle: {}, description: {}, outcomes: {}, categoryId: 'arts', level: 'beginner' },
        outline: outline(lesson('l1'), lesson('l2')),
        ...changes,
      },
    ],
    ...['l1', 'l2'].flatMap((id) => [body(id, 'ro'), body(id, 'en')] as [string, Record<string, unknown>][]),
  ]);
}
