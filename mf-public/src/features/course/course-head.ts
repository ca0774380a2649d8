import { type Payloads, PRODUCT_NAME } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';
import { breadcrumbFacts } from '../../shared/facts/breadcrumb-facts.ts';

type Course = Payloads['course']['course'];

/** A duration in ISO 8601, in whole minutes. */
const isoDuration = (seconds: number) => `PT${Math.max(1, Math.ceil(seconds / 60))}M`;

function courseFacts(course: Course, { address }: HeadContext) {
  const url = address(paths.course(course.id));
  const hasRating = course.ratingCount > 0;
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title.text,
    description: course.subtitle.text,
    inLanguage: course.locales,
    datePublished: course.publishedAt,
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: PRODUCT_NAME, url: address(paths.home()) },
    ...(course.outcomes.items.length > 0 && { teaches: course.outcomes.items }),
    ...(hasRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.ratingAvg,
        ratingCount: course.ratingCount,
        bestRating: 5,
      },
    }),
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'RON' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.durationSec),
      instructor: course.instructorNames.map((name) => ({ '@type': 'Person', name })),
    },
  };
}

/** The head of one course, in the languages in which it is published. */
export function head({ course }: Payloads['course'], context: HeadContext): PageHead {
  const t = translate(context.locale);
  const steps = [
    [t('courses.title'), paths.courses()],
    [course.title.text, paths.course(course.id)],
  ] as const;
  return {
    title: course.title.text,
    description: course.subtitle.text,
    locales: course.locales,
    kind: 'article',
    facts: [courseFacts(course, context), breadcrumbFacts(steps, context)],
  };
}
