import type { Check, CourseDraftContent, TextPlace, WrittenCourse } from '@cursiv/shared-domain';
import { Link } from '@cursiv/shared-router';
import { Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { editAtAddress } from '../../shared/courses/course-addresses.ts';
import { usePlaceName } from '../../shared/courses/texts/use-place-name.ts';
import { anchorOf } from './anchor-of.ts';
import { LinksPart } from './links/links-part.tsx';
import { usePublishingT } from './messages/messages.ts';
import * as styles from './publishing.module.css';

type ChecklistPartProps = { courseId: string; written: WrittenCourse; checks: readonly Check[] };

/** What is to be seen to before publishing; every line leads to the place where it is put right. */
export function ChecklistPart({ courseId, written, checks }: ChecklistPartProps) {
  const { content } = written;
  const t = usePublishingT();
  const needed = checks.filter(({ isNeeded }) => isNeeded);
  const advised = checks.filter(({ isNeeded }) => !isNeeded);
  return (
    <PagePart title={t('checklist')}>
      <Stack gap={3}>
        {needed.length === 0 && <Notice tone="success">{t('allGood')}</Notice>}
        {needed.length > 0 && <CheckList intro={t('needed')} checks={needed} courseId={courseId} content={content} />}
        {advised.length > 0 && (
          <CheckList intro={t('advised')} checks={advised} courseId={courseId} content={content} />
        )}
        <LinksPart courseId={courseId} written={written} />
      </Stack>
    </PagePart>
  );
}

type CheckListProps = { intro: string; courseId: string; content: CourseDraftContent; checks: readonly Check[] };

function CheckList({ intro, checks, courseId, content }: CheckListProps) {
  const t = useT();
  const { placeName } = usePlaceName(content);
  return (
    <div>
      <p>{intro}</p>
      <ul className={styles.list}>
        {checks.map(({ kind, place, locale }) => (
          <li key={[kind, locale, ...Object.values(place)].join()}>
            <Link to={editAtAddress(courseId, anchorOf(place, locale), locale)} className={styles.link}>
              {t(`publishing.check.${kind}`)}
              {kind !== 'noLessons' && !isOfCover(place) && `: ${placeName(place)}`}
              {locale && ` · ${t(`locale.${locale}`)}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isOfCover = (place: TextPlace) => place.of === 'course' && place.field === 'cover';
