import { type Course, type CourseStatus, courseLifecycle, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { Badge, type BadgeProps, MenuButton, Table } from '@cursiv/shared-ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useSelection } from '../../../shared/bulk/choices.tsx';
import type { Bulk } from '../../../shared/bulk/use-bulk.ts';
import { useCoursesT } from '../messages/messages.ts';
import { useCourseMoves } from '../use-course-moves.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

const TONES: Record<CourseStatus, NonNullable<BadgeProps['tone']>> = {
  published: 'success',
  unlisted: 'neutral',
  archived: 'neutral',
  suspended: 'danger',
};

type CourseTableProps = { courses: readonly Course[]; bulk: Pick<Bulk<never>, 'chosen' | 'choose'> };

/** Courses with their state and the actions for each. */
export function CourseTable({ courses, bulk }: CourseTableProps) {
  const t = useT();
  const coursesT = useCoursesT();
  const locale = useLocale();
  const [suspending, setSuspending] = useState<Course>();
  const move = useCourseMoves();
  const titleOf = ({ title, baseLocale }: Course) => pick(title, locale, baseLocale)?.value ?? coursesT('noTitle');
  const selection = useSelection(bulk, titleOf);
  return (
    <>
      <Table
        caption={coursesT('states')}
        hideCaption
        stacked
        rows={courses}
        rowKey={({ id }) => id}
        selection={selection}
        columns={[
          { id: 'title', header: coursesT('name'), rowHeader: true, cell: titleOf },
          {
            id: 'owner',
            header: coursesT('owner'),
            // An author is the first of their course's instructors, so that no row costs another read.
            cell: ({ ownerUid, instructors }) =>
              instructors.find(({ uid }) => uid === ownerUid)?.name || coursesT('unknownOwner'),
          },
          {
            id: 'status',
            header: coursesT('status'),
            cell: ({ status }) => <Badge tone={TONES[status]}>{t(`courseStatus.${status}`)}</Badge>,
          },
          { id: 'version', header: coursesT('version'), cell: ({ version }) => String(version) },
          {
            id: 'at',
            header: coursesT('publishedAt'),
            cell: ({ publishedAt }) => formatDate(publishedAt, locale, { dateStyle: 'medium' }),
          },
          {
            id: 'actions',
            header: coursesT('actions'),
            align: 'end',
            cell: (course) => (
              <CourseMoves
                course={course}
                title={titleOf(course)}
                onMove={(status) => (status === 'suspended' ? setSuspending(course) : void move(course, { status }))}
              />
            ),
          },
        ]}
      />
      {suspending && (
        <SuspendDialog course={suspending} title={titleOf(suspending)} onClose={() => setSuspending(undefined)} />
      )}
    </>
  );
}

type CourseMovesProps = { course: Course; title: string; onMove: (status: CourseStatus) => void };

function CourseMoves({ course, title, onMove }: CourseMovesProps) {
  const t = useCoursesT();
  const go = useGo();
  const open = { id: 'open', label: t('openPage'), onSelect: () => go(paths.course(course.id)) };
  const isSuspended = course.status === 'suspended';
  const moves = courseLifecycle
    .movesFor('administrator', course.status)
    .filter((status) => !isSuspended || status === 'published')
    .map((status) => ({
      id: status,
      label: isSuspended ? t('lift') : t(`move.${status}`),
      onSelect: () => onMove(status),
      ...(status === 'suspended' && { tone: 'danger' as const }),
    }));
  return (
    <MenuButton
      label={t('actionsFor', { title })}
      trigger={<Ellipsis size={22} aria-hidden />}
      items={[...(course.status === 'published' ? [open] : []), ...moves]}
    />
  );
}
