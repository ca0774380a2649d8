import { allCourses, setCourseStatus, useFound } from '@cursiv/shared-data';
import { COURSE_STATUSES, type CourseStatus } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { EmptyState, FilterBar, PagePart, useChoice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { BulkBar } from '../../../shared/bulk/bulk-bar.tsx';
import { type Bulk, useBulk } from '../../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { BESIDE_STEP } from '../../../shared/lists/list-steps.ts';
import { useActor } from '../../../shared/use-actor.ts';
import { useCoursesT } from '../messages/messages.ts';
import { type AskedCourses, COURSE_BULK, previewOf } from './bulk/course-moves.ts';
import { CoursesDialog } from './bulk/courses-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { CourseTable } from './course-table.tsx';
import { DownloadCourses } from './download-courses.tsx';

/** Every course that was ever published, with who may find it. */
export function LiveCourses() {
  const t = useT();
  const coursesT = useCoursesT();
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', COURSE_STATUSES);
  const bulk = useBulk<AskedCourses>();
  const actor = useActor();
  return (
    <PagePart title={coursesT('live')}>
      <FilterBar
        label={coursesT('searchRegion')}
        search={{ label: coursesT('search'), text, onChange: setText }}
        choices={[
          {
            id: 'status',
            label: coursesT('status'),
            any: coursesT('anyStatus'),
            value: status ?? '',
            options: COURSE_STATUSES.map((value) => ({ value, label: t(`courseStatus.${value}`) })),
            onChoose: chooseStatus,
          },
        ]}
      />
      <FoundCourses key={[wanted === '', status].join()} search={wanted} status={status} bulk={bulk} />
      {bulk.asked && (
        <CoursesDialog
          {...bulk.asked}
          move={(seen, decision) => setCourseStatus(actor(), seen, decision)}
          onClose={bulk.end}
        />
      )}
    </PagePart>
  );
}

type FoundCoursesProps = { search: string; status: CourseStatus | undefined; bulk: Bulk<AskedCourses> };

function FoundCourses({ search, status, bulk }: FoundCoursesProps) {
  const t = useCoursesT();
  const movesT = useMovesT();
  const list = useMemo(() => allCourses(search, status), [search, status]);
  const { rows, last: read, isReading, more } = useFound(list, BESIDE_STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  const { found, hasMore } = read;
  if (found.length === 0 && !status && search === '')
    return <EmptyState level={3} title={t('noneLive')} text={t('noneLiveText')} />;
  if (found.length === 0) return <EmptyState level={3} title={t('noneFound')} text={t('noneFoundText')} />;
  return (
    <ListFrame
      summary={t(hasMore ? 'foundFirst' : 'found', { count: found.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <BulkBar
        shown={found}
        bulk={bulk}
        moves={COURSE_BULK.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to) })}
      />
      <CourseTable courses={found} bulk={bulk} />
      <DownloadCourses search={search} status={status} />
    </ListFrame>
  );
}
