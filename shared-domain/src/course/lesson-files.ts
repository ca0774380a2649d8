import { fileNameOf } from '../file/file-place.ts';
import { type Locale, pick } from '../l10n/l10n.ts';
import type { LessonFile } from './course-schema.ts';

/** The files that readers of these languages can open. */
export const publishedFiles = (files: readonly LessonFile[], locales: readonly Locale[]): LessonFile[] =>
  files.filter(({ locale }) => locale === undefined || locales.includes(locale));

/** The files for readers of a language: its own and those for all, or everybody's where it has none of its own. */
export function filesIn(files: readonly LessonFile[], want: Locale): readonly LessonFile[] {
  const isTranslated = files.some(({ locale }) => locale === want);
  return isTranslated ? files.filter(({ locale }) => locale === undefined || locale === want) : files;
}

/** A file of a lesson as a page shows it. */
export interface LessonFileLine {
  title: { text: string; locale: Locale };
  /** As people name kinds of files: PDF, PPTX. */
  kind: string;
  path: string;
  bytes: number;
  /** Its language; absent from one that is for all. */
  locale?: Locale;
}

/** A file by its label in a language, or by its own name where it has none. */
export function fileLine({ label, path, bytes, locale }: LessonFile, want: Locale, base: Locale): LessonFileLine {
  const name = fileNameOf(path);
  const { value, locale: said } = pick(label, want, base) ?? { value: name, locale: want };
  const kind = name.split('.').at(-1)?.toUpperCase() ?? '';
  return { title: { text: value, locale: said }, kind, path, bytes, ...(locale && { locale }) };
}
