import type { DraftToPublish } from '@cursiv/shared-data';
import { lessonCountOf, wholeLocales } from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { Badge, DefinitionList } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import { useSubjectNames } from '../../../shared/use-subject-names.ts';
import { useCoursesT } from '../messages/messages.ts';

/** Whose course it is, what readers have of it now, and what they would get. */
export function CourseFacts({ of: { draft, written, course, live } }: { of: DraftToPublish }) {
  const t = useT();
  const coursesT = useCoursesT();
  const locale = useLocale();
  const names = useSubjectNames([`users/${draft.ownerUid}`]);
  const owner = shownName(names?.get(`users/${draft.ownerUid}`), locale, coursesT('unknownOwner'));
  const languages = wholeLocales(written, live).map((language) => t(`locale.${language}`));
  return (
    <DefinitionList
      items={[
        { id: 'status', term: coursesT('status'), value: <Badge>{t(`courseStatus.${draft.status}`)}</Badge> },
        { id: 'owner', term: coursesT('owner'), value: owner },
        {
          id: 'version',
          term: coursesT('version'),
          value: course ? coursesT('nextVersion', { version: course.version }) : coursesT('first'),
        },
        { id: 'revision', term: coursesT('facts.revision'), value: String(draft.rev) },
        { id: 'languages', term: coursesT('facts.languages'), value: formatList(languages, locale) },
        { id: 'lessons', term: coursesT('facts.lessons'), value: String(lessonCountOf(draft)) },
      ]}
    />
  );
}
