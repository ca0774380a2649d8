import {
  type CourseChange,
  type CourseVersion,
  changesSinceVersion,
  type Locale,
  type WrittenCourse,
} from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { usePlaceName } from '../../../shared/courses/texts/use-place-name.ts';
import { usePublishingT } from '../messages/messages.ts';
import * as styles from '../publishing.module.css';
import { TextChange } from './text-change.tsx';

type ChangesPartProps = {
  courseId: string;
  written: WrittenCourse;
  live: CourseVersion | undefined;
  locales: readonly Locale[];
};

/** What readers will find otherwise than now, lesson by lesson and language by language. */
export function ChangesPart({ courseId, written, live, locales }: ChangesPartProps) {
  const t = usePublishingT();
  const { lessonName, unitName } = usePlaceName(written.content, live?.outline);
  if (!live) return <PagePart title={t('changes')} intro={t('first')} />;
  const changes = changesSinceVersion(live, written, locales);
  const told = (change: CourseChange) => {
    if ('textId' in change) {
      return <TextChange courseId={courseId} change={change} written={written} live={live} />;
    }
    const name = 'lessonId' in change ? lessonName(change.lessonId) : 'unitId' in change ? unitName(change.unitId) : '';
    return t(`change.${change.kind}`, { name });
  };
  return (
    <PagePart title={t('changes')} intro={changes.length === 0 ? t('noChanges') : undefined}>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={Object.values(change).map(String).join() + ('textId' in change ? change.textId : '')}>
            {told(change)}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
