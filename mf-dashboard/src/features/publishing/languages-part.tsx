import type { DraftToPublish } from '@cursiv/shared-data';
import {
  type DraftLesson,
  type LanguageState,
  LOCALES,
  type Locale,
  outdatedTexts,
  stateOf,
  stateOfFiles,
  stateOfTrack,
  type TrackKind,
  textsOf,
} from '@cursiv/shared-domain';
import { Badge, type BadgeProps, CheckboxField, PagePart, Stack, Table } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { usePlaceName } from '../../shared/courses/texts/use-place-name.ts';
import { OutdatedText } from './changes/outdated-text.tsx';
import { usePublishingT } from './messages/messages.ts';
import * as styles from './publishing.module.css';

const TONES: Record<LanguageState, NonNullable<BadgeProps['tone']>> = {
  missing: 'neutral',
  in_progress: 'progress',
  ready: 'accent',
  published: 'success',
  outdated: 'warning',
};

const TRACKS: readonly TrackKind[] = ['captions', 'chapters'];

type LanguagesPartProps = {
  of: DraftToPublish;
  chosen: readonly Locale[];
  onChoose: (locales: readonly Locale[]) => void;
};

/** The state of each language, of the course and of each lesson, and the choice of those to publish. */
export function LanguagesPart({ of: { draft, written, live }, chosen, onChoose }: LanguagesPartProps) {
  const t = useT();
  const publishingT = usePublishingT();
  const { baseLocale, outline } = written.content;
  const { lessonName } = usePlaceName(written.content);
  const texts = textsOf(written);
  const lessons = outline.flatMap((unit) => unit.lessons);
  const ofLesson = (id: string) => texts.filter(({ place }) => place.of === 'lesson' && place.id === id);
  return (
    <PagePart title={publishingT('languages')} intro={publishingT('languagesIntro')}>
      <Stack gap={3}>
        {LOCALES.map((language) => (
          <div key={language}>
            <CheckboxField
              label={
                <>
                  {t(`locale.${language}`)} <StateBadge state={stateOf(texts, language, baseLocale, live)} />
                </>
              }
              checked={chosen.includes(language)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(LOCALES.filter((it) => (it === language ? checked : chosen.includes(it))))
              }
            />
            <OutdatedTexts of={{ draft, written, live }} language={language} />
          </div>
        ))}
        {lessons.length > 0 && (
          <details>
            <summary>{publishingT('lessonsByLanguage')}</summary>
            <Table
              caption={publishingT('lessonsByLanguage')}
              hideCaption
              rows={lessons}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'lesson',
                  header: publishingT('lessonTitle'),
                  rowHeader: true,
                  cell: ({ id }) => lessonName(id),
                },
                ...LOCALES.map((language) => ({
                  id: language,
                  header: t(`locale.${language}`),
                  cell: (lesson: DraftLesson) => (
                    <>
                      <StateBadge state={stateOf(ofLesson(lesson.id), language, baseLocale, live)} />
                      {TRACKS.map((kind) => (
                        <PartState key={kind} kind={kind} state={stateOfTrack(lesson, kind, language, live)} />
                      ))}
                      <PartState kind="files" state={stateOfFiles(lesson, language, live)} />
                    </>
                  ),
                })),
              ]}
            />
          </details>
        )}
      </Stack>
    </PagePart>
  );
}

function StateBadge({ state }: { state: LanguageState }) {
  const t = usePublishingT();
  return (
    <Badge size="small" tone={TONES[state]}>
      {t(`state.${state}`)}
    </Badge>
  );
}

/** Chapters are no matter of completeness: they are told of where there are some. */
function PartState({ kind, state }: { kind: TrackKind | 'files'; state: LanguageState | undefined }) {
  const t = usePublishingT();
  if (!state || (kind === 'chapters' && state === 'missing')) return null;
  return (
    <span className={styles.track}>
      {t(`tracks.${kind}`)} <StateBadge state={state} />
    </span>
  );
}

type OutdatedTextsProps = { of: Pick<DraftToPublish, 'draft' | 'written' | 'live'>; language: Locale };

/** The translations of a language whose source has changed since. */
function OutdatedTexts({ of: { draft, written, live }, language }: OutdatedTextsProps) {
  const t = usePublishingT();
  const { placeName } = usePlaceName(written.content);
  const { baseLocale } = written.content;
  const outdated = outdatedTexts(textsOf(written), language, baseLocale, live);
  if (outdated.length === 0) return null;
  return (
    <>
      <p>{t('outdatedTexts')}</p>
      <ul className={styles.list}>
        {outdated.map((text) => (
          <OutdatedText
            key={text.id}
            courseId={draft.id}
            text={text}
            place={placeName(text.place)}
            language={language}
            baseLocale={baseLocale}
            version={live?.sources[text.id]?.version ?? 0}
          />
        ))}
      </ul>
    </>
  );
}
