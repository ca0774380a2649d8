import { inLessonOrder, type L10nText, type Note } from '@cursiv/shared-domain';
import { clockTime } from '@cursiv/shared-ui';
import { containedMarkdown } from './contained-markdown.ts';

const oneLine = (title: string) => containedMarkdown(title.replace(/\s+/gu, ' ').trim());
const quoted = (text: string) => text.replace(/^/gm, '> ');

function written({ text, second, passage }: Note): string {
  return [
    second === undefined ? '' : `**${clockTime(second)}**`,
    passage ? quoted(containedMarkdown(passage.quote)) : '',
    containedMarkdown(text),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Notes as one Markdown file: a heading for every course and every lesson, and the notes below it. */
export function notesMarkdown(title: string, notes: readonly Note[], textOf: (title: L10nText) => string): string {
  const courses = Map.groupBy(notes, ({ courseId }) => courseId);
  const parts = [...courses.values()].flatMap((ofCourse) => {
    const lessons = Map.groupBy(ofCourse, ({ lessonId }) => lessonId);
    return [
      ...ofCourse.slice(0, 1).map(({ courseTitle }) => `## ${oneLine(textOf(courseTitle))}`),
      ...[...lessons.values()].flatMap((ofLesson) => [
        ...ofLesson.slice(0, 1).map(({ lessonTitle }) => `### ${oneLine(textOf(lessonTitle))}`),
        inLessonOrder(ofLesson).map(written).join('\n\n---\n\n'),
      ]),
    ];
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}
