import { useLoad } from '@cursiv/shared-data';
import type { ExpertCard } from '@cursiv/shared-domain';
import { formatDateTime, formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import {
  Avatar,
  Badge,
  ButtonLink,
  EmptyState,
  Facts,
  ListRow,
  LocalizedText,
  ShowMore,
  Stack,
  useReaderZone,
} from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import type { ReadableCourse } from '../courses/readable-course.ts';
import { LoadableView } from '../pages/loadable-view.tsx';
import { expertsForCourse, teaches } from './experts-for-course.ts';
import { loadExperts } from './load-experts.ts';
import { useAskingT } from './messages/messages.ts';

/** As many experts as are shown at first, and with every press more. */
const STEP = 5;

type CourseExpertsProps = { course: ReadableCourse; lessonId: string; onChoose: () => void };

/** The experts who can explain a course, each with the way to a time. */
export function CourseExperts({ course, lessonId, onChoose }: CourseExpertsProps) {
  const t = useAskingT();
  const locale = useLocale();
  const [most, setMost] = useState(STEP);
  const loaded = useLoad(useCallback(() => loadExperts(locale), [locale]));
  return (
    <LoadableView of={loaded}>
      {(experts) => {
        const found = expertsForCourse(experts, course, locale);
        if (found.length === 0)
          return <EmptyState title={t('none')} action={<ButtonLink to={paths.experts()}>{t('all')}</ButtonLink>} />;
        return (
          <ShowMore label={t('more')} hasMore={found.length > most} onMore={() => setMost(most + STEP)}>
            <ul aria-label={t('experts')}>
              {found.slice(0, most).map((expert) => (
                <ExpertLine key={expert.id} {...{ expert, course, lessonId, onChoose }} />
              ))}
            </ul>
          </ShowMore>
        );
      }}
    </LoadableView>
  );
}

function ExpertLine({ expert, course, lessonId, onChoose }: CourseExpertsProps & { expert: ExpertCard }) {
  const t = useAskingT();
  const locale = useLocale();
  const zone = useReaderZone();
  const { id, displayName: name, headline, languages, nextFreeAt, photo } = expert;
  const query = new URLSearchParams({ course: course.id, lesson: lessonId });
  const spoken = formatList(
    languages.map((tag) => formatLanguage(tag, locale)),
    locale,
  );
  return (
    <ListRow
      actions={
        <ButtonLink
          to={`${paths.expert(id)}?${query}#sessions`}
          variant="secondary"
          size="small"
          aria-label={t('chooseOf', { name })}
          onClick={onChoose}
        >
          {t('choose')}
        </ButtonLink>
      }
    >
      <Avatar name={name} seed={id} src={photo} size={48} />
      <Stack gap={1}>
        <strong>{name}</strong>
        <LocalizedText {...headline} marked />
        <Facts
          items={[
            ...(teaches(expert, course)
              ? [
                  {
                    id: 'teaches',
                    text: (
                      <Badge size="small" tone="accent">
                        {t('teaches')}
                      </Badge>
                    ),
                  },
                ]
              : []),
            { id: 'languages', text: t('speaks', { languages: spoken }) },
            ...(nextFreeAt
              ? [{ id: 'free', text: t('nextFree', { date: formatDateTime(new Date(nextFreeAt), locale, zone) }) }]
              : []),
          ]}
        />
      </Stack>
    </ListRow>
  );
}
