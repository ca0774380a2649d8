import { type Loadable, PicturesContext } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { FormattedProse, LocaleBadge, Stack } from '@cursiv/shared-ui';
import { LESSON_TEXT } from '../../shared/notes/lesson-on-page.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { StoredPicture } from '../../shared/pictures/stored-picture.tsx';
import * as styles from './lesson-body.module.css';
import type { LessonText } from './text/read-text.ts';

const NO_PICTURES: string[] = [];

/** A lesson's text; says so when its language differs from the page's. */
export function LessonBody({
  text,
  pictures,
}: {
  text: Loadable<LessonText>;
  pictures: readonly string[] | undefined;
}) {
  const locale = useLocale();
  return (
    <div id={LESSON_TEXT} className={styles.text}>
      <LoadableView of={text}>
        {(value) =>
          value.state === 'open' ? (
            <Stack>
              {value.locale !== locale && (
                <p>
                  <LocaleBadge locale={value.locale} />
                </p>
              )}
              <PicturesContext value={pictures ?? NO_PICTURES}>
                <FormattedProse text={value.text} locale={value.locale} under={1} picture={StoredPicture} />
              </PicturesContext>
            </Stack>
          ) : null
        }
      </LoadableView>
    </div>
  );
}
