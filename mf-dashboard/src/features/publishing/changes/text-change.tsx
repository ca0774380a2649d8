import { publishedText, useLoad } from '@cursiv/shared-data';
import { type CourseChange, type CourseVersion, textsOf, type WrittenCourse } from '@cursiv/shared-domain';
import { Button } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { TextDifference } from '../../../shared/courses/texts/text-difference.tsx';
import { usePlaceName } from '../../../shared/courses/texts/use-place-name.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { usePublishingT } from '../messages/messages.ts';

type TextChangeProps = {
  courseId: string;
  change: Extract<CourseChange, { textId: string }>;
  written: WrittenCourse;
  live: CourseVersion;
};

/** One text that says something else than readers have, with the difference on request. */
export function TextChange({ courseId, change, written, live }: TextChangeProps) {
  const t = useT();
  const publishingT = usePublishingT();
  const { placeName } = usePlaceName(written.content, live.outline);
  const [isOpen, setIsOpen] = useState(false);
  const place = `${placeName(change.place)} · ${t(`locale.${change.locale}`)}`;
  return (
    <>
      {publishingT(`change.${change.kind}`)}:{' '}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={publishingT(isOpen ? 'hideDiff' : 'showDiff', { place })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {place}
      </Button>
      {isOpen && <Difference courseId={courseId} change={change} written={written} live={live} />}
    </>
  );
}

function Difference({ courseId, change: { textId, place, locale }, written, live }: TextChangeProps) {
  const { version } = live;
  const before = useLoad(
    useCallback(
      () => publishedText(courseId, version, { id: textId, place }, locale),
      [courseId, version, textId, place, locale],
    ),
  );
  return (
    <LoadableView of={before}>
      {(was) => <TextDifference before={was} after={valueIn(written, textId, locale)} locale={locale} />}
    </LoadableView>
  );
}

const valueIn = (course: WrittenCourse, textId: string, locale: 'ro' | 'en') =>
  textsOf(course).find(({ id }) => id === textId)?.value[locale] ?? '';
