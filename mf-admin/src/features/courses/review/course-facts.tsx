import type { DraftToPublish } from '@cursiv/shared-data';
import { lessonCountOf, wholeLocales } from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { Badge, DefinitionList } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import { useSubjectNames } from '../../../shared/use-subject-names.ts';

/** Whose course it is, what readers have of it now, and what they would get. */
export function CourseFacts({ of: { draft, written, course, live } }: { of: DraftToPublish }) {
  const t = useT();
  const locale = useLocale();
  const names = useSubjectNames([`users/${draft.ownerUid}`]);
  const owner = shownName(names?.get(`users/${draft.ownerUid}`), locale, t('courses.unknownOwner'));
  const languages = wholeLocales(written, live).map((language) => t(`locale.${language}`));
  return (
    <DefinitionList
      items={[
        { id: 'status', term: t('courses.status'), value: <Badge>{t(`courseStatus.${draft.status}`)}</Badge> },
        { id: 'owner', term: t('courses.owner'), value: owner },
        {
          id: 'version',
          term: t('courses.version'),
          value: course ? t('courses.nextVersion', { version: course.version }) : t('courses.first'),
        },
        { id: 'revision', term: t('courses.facts.revision'), value: String(draft.rev) },
        { id: 'languages', term: t('courses.facts.languages'), value: formatList(languages, locale) },
        { id: 'lessons', term: t('courses.facts.lessons'), value: String(lessonCountOf(draft)) },
      ]}
    />
  );
}
