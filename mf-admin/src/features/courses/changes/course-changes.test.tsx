import { type CourseVersion, marksOf, type WrittenCourse } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import { ro } from '../../../messages/ro.ts';
import { CourseChanges } from './course-changes.tsx';

addMessages('mf_admin', 'ro', ro);

const lesson = (id: string, title: string) =>
  ({
    id,
    type: 'text',
    title: { ro: title, en: `${title} in English` },
    freePreview: false,
    durationSec: 300,
  }) as const;

function course(lessons: ReturnType<typeof lesson>[], texts: Record<string, string>): WrittenCourse {
  return {
    content: {
      ...{ baseLocale: 'ro', title: { ro: 'Caligrafie', en: 'Calligraphy' }, subtitle: {}, description: {} },
      ...{ outcomes: {}, categoryId: 'arts', level: 'beginner' },
      outline: [{ id: 'u', title: { ro: 'Început', en: 'Beginning' }, lessons }],
    },
    texts,
  };
}
const TEXTS = { a_ro: 'Ține pana.', a_en: 'Hold the pen.', b_ro: 'Apasă.', b_en: 'Press.' };
const published = course([lesson('a', 'Pana'), lesson('b', 'Linia')], TEXTS);
const live = {
  ...published.content,
  ...{ version: 3, locales: ['ro', 'en'], lessonIds: ['a', 'b'], marks: marksOf(published), sources: {} },
} as unknown as CourseVersion;

const show = (written: WrittenCourse, version?: CourseVersion) =>
  render(
    <LocaleProvider value="ro">
      <CourseChanges courseId="c1" written={written} live={version} />
    </LocaleProvider>,
  );
const told = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('what a draft changes for readers', () => {
  it('is told lesson by lesson and language by language, with the names that people know', () => {
    show(
      course([lesson('a', 'Pana'), lesson('c', 'Cerneala')], {
        ...{ a_ro: 'Ține pana ușor.', a_en: 'Hold the pen.', c_ro: 'Înmoaie.', c_en: 'Dip.' },
      }),
      live,
    );
    expect(told()).toEqual([
      'Lecție nouă: Cerneala',
      'Lecție scoasă: Linia. Cine a început-o o păstrează.',
      'Text schimbat: textul lecției „Pana” · Română',
    ]);
  });

  it('is nothing where readers have the same', () => {
    show(published, live);
    expect(screen.getByText('Nimic: cititorii au deja ce scrie aici.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('is all of it where readers have nothing yet', () => {
    show(published);
    expect(screen.getByText('Cursul apare pentru prima dată.')).toBeVisible();
  });
});
