import { useLocale } from '@cursiv/shared-i18n';
import { Button } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { VideoPlayer } from '../media/video-player.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Notice, type NoticeProps } from '../states/notice.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { LocalizedText } from '../text/localized-text.tsx';
import { Prose } from '../text/prose/prose.tsx';
import { Specimen } from './themes.tsx';
import { useWords } from './words.ts';

const TONES: NonNullable<NoticeProps['tone']>[] = ['info', 'success', 'warning', 'danger'];

/** Empty, loading, failed and notice states; and texts that people write. */
export function StateExamples() {
  const words = useWords();
  return (
    <>
      <Specimen name="Notice">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={words.notice}>
            {words.noticeText}
          </Notice>
        ))}
        <Notice action={<Button size="small">{words.retry}</Button>}>{words.noticeText}</Notice>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          level={3}
          action={<ButtonLink to="/courses">{words.firstStep}</ButtonLink>}
        />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState title={words.failed} text={words.failedText} level={3} action={<Button>{words.retry}</Button>} />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton ratio="16 / 10" shape="block" />
        <Skeleton width="70%" />
        <Skeleton />
        <Skeleton shape="circle" width="2.75rem" />
      </Specimen>
      <Specimen name="LocalizedText, Prose">
        <p>
          <LocalizedText text="Tabele care răspund la întrebări" locale="ro" marked />
        </p>
        <Prose text={words.prose} locale={useLocale()} />
      </Specimen>
      <Specimen name="VideoPlayer">
        <VideoPlayer title={words.course} sources={[]} captions={[]} errorText={words.noVideo} />
      </Specimen>
    </>
  );
}
