import { COURSE_LIMITS, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { LocalizedText } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { BulkDialog } from '../../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../../shared/bulk/messages/messages.ts';
import { useBulkReason } from '../../../../shared/bulk/use-bulk-reason.tsx';
import { useRefusal } from '../../../../shared/use-refusal.ts';
import { useCoursesT } from '../../messages/messages.ts';
import { type AskedCourses, actOf, type MoveOne } from './course-moves.ts';
import { useMovesT } from './messages/messages.ts';

type CoursesDialogProps = AskedCourses & {
  move: MoveOne;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen courses, asks why they are suspended, does it, and reports line by line. */
export function CoursesDialog({ to, lines, move, onClose }: CoursesDialogProps) {
  const t = useT();
  const coursesT = useCoursesT();
  const bulkT = useBulkT();
  const movesT = useMovesT();
  const locale = useLocale();
  const refusal = useRefusal(coursesT('movedMeanwhile'));
  const reason = useBulkReason({
    place: 'bulk.courses',
    templates: 'suspended',
    writtenIn: [...new Set(lines.map(({ item }) => item.baseLocale))],
    field: {
      label: coursesT('suspendNote'),
      hint: coursesT('suspendHint'),
      missing: coursesT('noteMissing'),
      maxLength: COURSE_LIMITS.reasonNote,
      isRequired: true,
    },
  });
  return (
    <BulkDialog
      title={movesT(`title.${to}`)}
      lines={lines}
      words={{
        nameOf: ({ title, baseLocale }) => {
          const shown = pick(title, locale, baseLocale);
          return shown ? <LocalizedText text={shown.value} locale={shown.locale} /> : coursesT('noTitle');
        },
        fateOf: ({ item: { status }, hindrance }) => {
          const from = t(`courseStatus.${status}`);
          return hindrance
            ? bulkT(`hindrance.${hindrance}`, { from })
            : bulkT('will', { from, to: t(`courseStatus.${to}`) });
        },
        refusal,
      }}
      reason={to === 'suspended' ? reason : undefined}
      {...actOf(to, reason.said, move)}
      onClose={onClose}
    />
  );
}
