import type { Loadable } from '@cursiv/shared-data';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Badge, Stack } from '@cursiv/shared-ui';
import { LoadableView } from '../../shared/loadable-view.tsx';
import { Prose } from '../../shared/prose.tsx';
import type { LessonText } from './use-lesson-text.ts';

/** A lesson's text; says so when its language differs from the page's. */
export function LessonBody({ text }: { text: Loadable<LessonText> }) {
  const words = useVocabulary();
  const locale = useLocale();
  return (
    <LoadableView of={text}>
      {(value) =>
        value.state === 'open' ? (
          <Stack>
            {value.locale !== locale && (
              <p>
                <Badge>{words(`localeOnly.${value.locale}`)}</Badge>
              </p>
            )}
            <Prose text={value.text} locale={value.locale} under={1} />
          </Stack>
        ) : null
      }
    </LoadableView>
  );
}
