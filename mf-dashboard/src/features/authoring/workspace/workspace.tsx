import { COURSE_LIMITS, type DraftUnit } from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { memo, type ReactNode } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { GlossaryFields } from '../glossary/glossary-fields.tsx';
import { LessonDetails } from '../lesson/lesson-details.tsx';
import { CourseWords } from '../words/course-words.tsx';
import { CoverField } from '../words/cover-field.tsx';
import { LanguageField } from '../words/language-field.tsx';

/** The part of the course that is open. */
export const Workspace = memo(function Workspace(): ReactNode {
  const t = useT();
  const textOf = useTextOf();
  const { place } = useAround();
  const { outline, baseLocale } = useOfDraft(({ content }) => content);
  switch (place.of) {
    case 'glossary':
      return <GlossaryFields />;
    case 'unit': {
      const unit = outline.find(({ id }) => id === place.id);
      return unit && <UnitFields key={unit.id} unit={unit} place={outline.indexOf(unit) + 1} />;
    }
    case 'lesson': {
      const lesson = outline.flatMap(({ lessons }) => lessons).find(({ id }) => id === place.id);
      if (!lesson) return null;
      return (
        <PagePart title={textOf(lesson.title, baseLocale) || t('untitledLesson')}>
          <LessonDetails key={lesson.id} lesson={lesson} />
        </PagePart>
      );
    }
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
function UnitFields({ unit, place }: { unit: DraftUnit; place: number }) {
  const t = useT();
  const textOf = useTextOf();
  const { edit } = useAround();
  const base = useOfDraft(({ content }) => content.baseLocale);
  return (
    <PagePart title={textOf(unit.title, base) || t('untitledSection')}>
      <LanguageField
        id={`title-${unit.id}`}
        label={t('authoring.sectionTitle', { place })}
        value={unit.title}
        maxLength={COURSE_LIMITS.title}
        place={{ of: 'unit', id: unit.id }}
        onChange={(text, locale) => edit({ type: 'unitTitle', unit, locale, text })}
      />
    </PagePart>
  );
}
