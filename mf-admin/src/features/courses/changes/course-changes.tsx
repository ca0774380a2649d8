import {
  type CourseChange,
  type CourseVersion,
  changesSinceVersion,
  type WrittenCourse,
  wholeLocales,
} from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { useChangesT } from './messages/messages.ts';
import { TextChange } from './text-change.tsx';
import { useChangeName } from './use-change-name.ts';

type CourseChangesProps = { courseId: string; written: WrittenCourse; live: CourseVersion | undefined };

/** What readers would find otherwise than now, lesson by lesson and language by language. */
export function CourseChanges({ live, ...course }: CourseChangesProps) {
  const t = useChangesT();
  if (!live) return <PagePart title={t('title')} intro={t('first')} />;
  return <Changes {...course} live={live} />;
}

const keyOf = (change: CourseChange) => JSON.stringify(change);

function Changes({ courseId, written, live }: CourseChangesProps & { live: CourseVersion }) {
  const t = useChangesT();
  const nameOf = useChangeName(written, live);
  const changes = changesSinceVersion(live, written, wholeLocales(written, live));
  return (
    <PagePart title={t('title')} intro={changes.length === 0 ? t('none') : undefined}>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={keyOf(change)}>
              {'textId' in change ? (
                <TextChange courseId={courseId} change={change} name={nameOf(change)} written={written} live={live} />
              ) : (
                nameOf(change)
              )}
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  );
}
