import type { CoursesPayload } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';
import { breadcrumbFacts } from '../../shared/facts/breadcrumb-facts.ts';

/** The head of the course list, with the courses it shows. */
export function head({ courses }: CoursesPayload, context: HeadContext): PageHead {
  const t = translate(context.locale);
  const list = {
    '@type': 'ItemList',
    itemListElement: courses.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title.text,
      url: context.address(paths.course(id)),
    })),
  };
  const trail = breadcrumbFacts([[t('courses.title'), paths.courses()]], context);
  return { title: t('courses.title'), description: t('courses.lead'), facts: [trail, list] };
}
