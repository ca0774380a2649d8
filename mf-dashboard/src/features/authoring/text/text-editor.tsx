import { formatNumber, type Locale, useLocale } from '@cursiv/shared-i18n';
import { classNames, FieldError, later } from '@cursiv/shared-ui';
import { memo, type Ref, Suspense, useId, useMemo, useState } from 'react';
import { useAround } from '../authoring-context.ts';
import type { TextHandle } from './code-mirror/code-mirror-text.tsx';
import type { Marks } from './code-mirror/paragraph-marks.ts';
import type { TextEvents } from './code-mirror/text-events.ts';
import * as styles from './text.module.css';
import { useTextWords } from './text-words.ts';

/** Loads the code of the texts, once. */
export const loadText = () => import('./code-mirror/code-mirror-text.tsx');

const CodeMirrorText = later(loadText);

export type TextEditorProps = {
  id: string;
  label: string;
  locale: Locale;
  /** The id of its document. */
  bodyId: string;
  maxLength: number;
  isTranslation: boolean;
  marks: Marks;
  events: Omit<TextEvents, 'refused'>;
  ref: Ref<TextHandle>;
};

/** How many signs did not fit, and how many do. */
interface Refused {
  length: number;
  left: number;
}

/** One text in one language, with its label, and a message where something did not fit. A key in it renders nothing. */
export const TextEditor = memo(function TextEditor({
  label,
  locale,
  bodyId,
  maxLength,
  isTranslation,
  events,
  ...text
}: TextEditorProps) {
  const t = useTextWords();
  const language = useLocale();
  const { openedTexts, present, subscribe } = useAround();
  const written = useMemo(
    () => ({ present: () => present().bodies[bodyId] ?? '', subscribe }),
    [present, subscribe, bodyId],
  );
  const errorId = useId();
  const [refused, setRefused] = useState<Refused>();
  const problem =
    refused === undefined
      ? undefined
      : t('refused', {
          length: formatNumber(refused.length, language),
          left: formatNumber(refused.left, language),
        });
  const placeholder = t(isTranslation ? 'placeholderTranslation' : 'placeholder');
  const description = [problem, t('description')].filter(Boolean).join(' ');
  const settings = useMemo(
    () => ({ label, description, lang: locale, maxLength, placeholder, isTranslation }),
    [label, description, locale, maxLength, placeholder, isTranslation],
  );
  return (
    <div className={styles.text}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <Suspense fallback={<div className={classNames(styles.field, styles.waiting)}>{t('loading')}</div>}>
        <CodeMirrorText
          {...text}
          written={written}
          settings={settings}
          opened={openedTexts}
          className={classNames(styles.field, problem && styles.invalid)}
          events={{
            ...events,
            changed: (next) => {
              setRefused(undefined);
              events.changed(next);
            },
            refused: (length) => setRefused({ length, left: Math.max(0, maxLength - written.present().length) }),
          }}
        />
      </Suspense>
      <div role="alert">
        <FieldError id={errorId} error={problem} />
      </div>
    </div>
  );
});
