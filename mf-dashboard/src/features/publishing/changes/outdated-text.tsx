import { publishedText, useLoad } from '@cursiv/shared-data';
import { type CourseText, changedSentences, type Locale } from '@cursiv/shared-domain';
import { Link } from '@cursiv/shared-router';
import { Button, VisuallyHidden } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { editAtAddress } from '../../../shared/courses/course-addresses.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { anchorOf } from '../anchor-of.ts';
import { usePublishingT } from '../messages/messages.ts';
import * as styles from '../publishing.module.css';

type OutdatedTextProps = {
  courseId: string;
  text: CourseText;
  /** Its name for people. */
  place: string;
  /** The outdated translation, and the language of its source. */
  language: Locale;
  baseLocale: Locale;
  /** The version that had the source it was made from. */
  version: number;
};

/** A translation whose source has changed: which sentences, on request, and the way to the translation. */
export function OutdatedText({ courseId, text, place, language, baseLocale, version }: OutdatedTextProps) {
  const t = usePublishingT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={t('showSentences', { place })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {place}
      </Button>{' '}
      <Link
        to={editAtAddress(courseId, anchorOf(text.place, language), language)}
        aria-label={`${t('translate')}: ${place}`}
      >
        {t('translate')}
      </Link>
      {isOpen && <Sentences courseId={courseId} text={text} baseLocale={baseLocale} version={version} />}
    </li>
  );
}

type SentencesProps = Pick<OutdatedTextProps, 'courseId' | 'text' | 'baseLocale' | 'version'>;

function Sentences({ courseId, text, baseLocale, version }: SentencesProps) {
  const t = useT();
  const publishingT = usePublishingT();
  const { id, place } = text;
  const before = useLoad(
    useCallback(
      () => publishedText(courseId, version, { id, place }, baseLocale),
      [courseId, version, id, place, baseLocale],
    ),
  );
  return (
    <LoadableView of={before}>
      {(was) => {
        const changed = changedSentences(was, text.value[baseLocale] ?? '', baseLocale);
        if (changed.length === 0) return <p>{publishingT('noSentences')}</p>;
        return (
          <ul className={styles.sentences} lang={baseLocale}>
            {changed.map(({ kind, text: sentence }) => {
              const Mark = kind === 'added' ? 'ins' : 'del';
              return (
                <li key={`${kind} ${sentence}`}>
                  <Mark>
                    <VisuallyHidden>
                      {t(kind === 'added' ? 'publishing.addedText' : 'publishing.removedText')}{' '}
                    </VisuallyHidden>
                    {sentence}
                  </Mark>
                </li>
              );
            })}
          </ul>
        );
      }}
    </LoadableView>
  );
}
