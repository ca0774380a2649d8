/** Lessons of each unit. */
const LESSONS_IN_UNIT = 10;
const SENTENCES = {
  ro: 'Mâna se sprijină ușor pe hârtie, iar litera se leagă de cea care urmează fără să se grăbească. ',
  en: 'The hand rests lightly on the paper, and a letter joins the one that follows without any hurry. ',
};
const LOCALES = ['ro', 'en'] as const;

/** A lesson's text: paragraphs of a few sentences, about 4,000 characters. */
const textOf = (locale: keyof typeof SENTENCES, lesson: number) =>
  Array.from({ length: 14 }, (_, at) => `${lesson}.${at} ${SENTENCES[locale].repeat(3).trim()}`).join('\n\n');

/** The documents of a draft of this many lessons of text, whole in both languages, by path. */
export function longCourse(courseId: string, ownerUid: string, lessons: number): Map<string, object> {
  const ids = Array.from({ length: lessons }, (_, at) => `l${at}`);
  const units = Array.from({ length: Math.ceil(lessons / LESSONS_IN_UNIT) }, (_, at) => at);
  const outline = units.map((unit) => ({
    id: `u${unit}`,
    title: { ro: `Secțiunea ${unit}`, en: `Section ${unit}` },
    lessons: ids.slice(unit * LESSONS_IN_UNIT, (unit + 1) * LESSONS_IN_UNIT).map((id) => ({
      ...{ id, type: 'text', freePreview: false, durationSec: 300 },
      title: { ro: `Lecția ${id}`, en: `Lesson ${id}` },
    })),
  }));
  const draft = {
    ...{ ownerUid, status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date(), baseLocale: 'ro' },
    ...{ title: { ro: 'Un curs lung', en: 'A long course' }, subtitle: {}, outcomes: {} },
    description: { ro: 'Trei sute de lecții.', en: 'Three hundred lessons.' },
    ...{ categoryId: 'arts', level: 'beginner', outline: JSON.stringify(outline) },
  };
  const bodies = ids.flatMap((lessonId, at) =>
    LOCALES.map((locale): [string, object] => [
      `courseDrafts/${courseId}/bodies/${lessonId}_${locale}`,
      { ownerUid, by: ownerUid, rev: 1, lessonId, locale, text: textOf(locale, at) },
    ]),
  );
  return new Map([[`courseDrafts/${courseId}`, draft], ...bodies]);
}
