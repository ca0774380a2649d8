import type { Stored } from '@cursiv/shared-data/edits';
import { type Course, FEATURED_LIMITS, type Featured, featuredSchema, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { ContentForm } from '../form/content-form.tsx';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { useContentT } from '../messages/messages.ts';
import { FeaturedCourses } from './featured-courses.tsx';

type FeaturedEditorProps = { stored: { rev: number; value: Featured }; courses: readonly Course[] };

/** Which courses the home page shows first, and what became of the choice. */
export function FeaturedEditor({ stored: { rev, value }, courses }: FeaturedEditorProps) {
  const t = useT();
  const contentT = useContentT();
  const locale = useLocale();
  const stored = useMemo((): Stored<Featured> => ({ rev, doc: value }), [rev, value]);
  const edits = useContentEdits({ key: 'featured', stored, schema: featuredSchema, toValue: (fields) => fields });
  const titleOf = (id: string) => {
    const course = courses.find((candidate) => candidate.id === id);
    return (course && pick(course.title, locale, course.baseLocale)?.value) ?? t('setup.featuredGone');
  };
  const linesOf = ({ courseIds }: Featured) => [
    {
      label: contentT('featured.order'),
      text: courseIds.map((id) => `${titleOf(id)}\n`).join(''),
    },
  ];
  return (
    <>
      <ContentForm edits={edits} check={() => true} linesOf={linesOf}>
        <PagePart
          title={contentT('featured.order')}
          intro={t('setup.featuredLead', { count: FEATURED_LIMITS.courses })}
        >
          <FeaturedCourses
            ids={edits.state.doc.courseIds}
            onChange={(courseIds) => edits.edit({ courseIds })}
            courses={courses}
          />
        </PagePart>
      </ContentForm>
      <ContentHistory name="featured" linesOf={linesOf} onRestore={edits.edit} />
    </>
  );
}
