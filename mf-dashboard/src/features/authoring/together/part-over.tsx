import type { CourseDraftContent } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { report, toast } from '@cursiv/shared-platform/shell';
import { Button, ButtonLink, Cluster, Notice, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { usePlaceName } from '../../../shared/courses/texts/use-place-name.ts';
import * as styles from './together.module.css';
import type { UnsavedText } from './unsaved-texts.ts';
import { useTogetherWords } from './words.ts';

type PartOverProps = {
  content: CourseDraftContent;
  texts: readonly UnsavedText[];
  onForget?: () => void;
};

/** The reader has written in a course that is not theirs any more: what was not saved is theirs to copy. */
export function PartOver({ content, texts, onForget }: PartOverProps) {
  const t = useT();
  const words = useTogetherWords();
  const { placeName } = usePlaceName(content);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(words('over.copied'));
    } catch (error) {
      report(error);
      toast(words('over.notCopied'), { tone: 'danger' });
    }
  };
  return (
    <Notice tone="warning" role="alert" title={words('over.title')}>
      <Stack gap={2}>
        <p>{texts.length > 0 ? words('over.text') : words('over.nothing')}</p>
        {texts.map(({ id, place, locale, text }) => {
          const where = words('conflict.at', { place: placeName(place), language: t(`locale.${locale}`) });
          return (
            <section key={id} aria-label={where}>
              <p className={styles.place}>{where}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard, too */}
              <p className={styles.text} lang={locale} tabIndex={0}>
                {text}
              </p>
              <Button
                size="small"
                variant="secondary"
                aria-label={`${words('over.copy')}: ${where}`}
                onClick={() => void copy(text)}
              >
                {words('over.copy')}
              </Button>
            </section>
          );
        })}
        <Cluster>
          <ButtonLink to={paths.myCourses()} size="small" variant="secondary">
            {words('over.back')}
          </ButtonLink>
          {onForget && (
            <Button size="small" variant="quiet" onClick={onForget}>
              {words('over.forget')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Notice>
  );
}
