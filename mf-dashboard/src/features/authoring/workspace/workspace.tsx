import { COURSE_LIMITS } from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { memo, type ReactNode } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { GlossaryFields } from '../glossary/glossary-fields.tsx';
import { LessonDetails } from '../lesson/lesson-details.tsx';
import { useAuthoringT } from '../messages/messages.ts';
import { CourseWords } from '../words/course-words.tsx';
import { CoverField } from '../words/cover-field.tsx';
import { LanguageField } from '../words/language-field.tsx';

/** The part of the course that is open. */
export const Workspace = memo(function Workspace(): ReactNode {
  const { place } = useAround();
  switch (place.of) {
    case 'glossary':
      return <GlossaryFields />;
    case 'unit':
      return <OpenUnit id={place.id} />;
    case 'lesson':
      return <OpenLesson id={place.id} />;
    default:
      return (
        <>
          <CourseWords />
          <CoverField />
        </>
      );
  }
});

/** A section's name in both languages. */
function OpenUnit({ id }: { id: string }) {
  const t = useT();
  const authoringT = useAuthoringT();
  const textOf = useTextOf();
  const { edit } = useAround();
  const base = useOfDraft(({ content }) => content.baseLocale);
  const place = useOfDraft(({ content }) => content.outline.findIndex((unit) => unit.id === id)) + 1;
  const unit = useOfDraft(({ content }) => content.outline.find((candidate) => candidate.id === id));
  if (!unit) return null;
  return (
    <PagePart title={textOf(unit.title, base) || t('untitledSection')}>
      <LanguageField
        key={unit.id}
        id={`title-${unit.id}`}
        label={authoringT('sectionTitle', { place })}
        value={unit.title}
        maxLength={COURSE_LIMITS.title}
        place={{ of: 'unit', id: unit.id }}
        onChange={(text, locale) => edit({ type: 'unitTitle', unit, locale, text })}
      />
    </PagePart>
  );
}

/** A lesson under its title. */
function OpenLesson({ id }: { id: string }) {
  const t = useT();
  const textOf = useTextOf();
  const base = useOfDraft(({ content }) => content.baseLocale);
  const lesson = useOfDraft(({ content }) =>
    content.outline.flatMap(({ lessons }) => lessons).find((candidate) => candidate.id === id),
  );
  if (!lesson) return null;
  return (
    <PagePart title={textOf(lesson.title, base) || t('untitledLesson')}>
      <LessonDetails key={lesson.id} lesson={lesson} />
    </PagePart>
  );
}
