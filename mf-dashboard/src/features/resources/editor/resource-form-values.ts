import type { ResourceContent } from '@cursiv/shared-data';
import {
  hasVisible,
  LOCALES,
  type Locale,
  type Resource,
  type ResourceFile,
  tidied,
  webUrlSchema,
} from '@cursiv/shared-domain';

/** The form's values: every text in both languages, empty when missing. */
export interface ResourceFormValues {
  kind: Resource['kind'];
  title: Record<Locale, string>;
  summary: Record<Locale, string>;
  body: Record<Locale, string>;
  url: string;
  files: Partial<Record<Locale, ResourceFile>>;
  access: Resource['access'];
  categoryId: Resource['categoryId'];
  /** The course whose learners may see it; empty for none. */
  courseId: string;
}

export const emptyResource: ResourceFormValues = {
  kind: 'file',
  title: { ro: '', en: '' },
  summary: { ro: '', en: '' },
  body: { ro: '', en: '' },
  url: '',
  files: {},
  access: 'public',
  categoryId: 'languages',
  courseId: '',
};

const inBoth = (text: { ro?: string | undefined; en?: string | undefined }) => ({
  ro: text.ro ?? '',
  en: text.en ?? '',
});

/** A stored resource as form values. */
export function valuesOf(resource: Resource): ResourceFormValues {
  const { kind, title, summary, body, url = '', files, access, categoryId, courseIds } = resource;
  return {
    ...{ kind, url, access, categoryId },
    title: inBoth(title),
    summary: inBoth(summary),
    body: inBoth(body),
    files: { ...(files.ro && { ro: files.ro }), ...(files.en && { en: files.en }) },
    courseId: courseIds[0] ?? '',
  };
}

const trimmed = (text: Record<Locale, string>) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text[locale].trim()]).filter(([, value]) => value));

/** The resource that the form describes; texts that belong to another kind are left out. */
export function contentOf(values: ResourceFormValues): ResourceContent {
  const { kind, title, summary, body, url, files, access, categoryId, courseId } = values;
  const titles = trimmed({ ro: tidied(title.ro), en: tidied(title.en) });
  return {
    ...{ kind, access, categoryId },
    title: titles,
    summary: trimmed(summary),
    body: kind === 'article' ? trimmed(body) : {},
    ...(kind === 'link' && url.trim() && { url: url.trim() }),
    files: kind === 'file' ? files : {},
    locales: LOCALES.filter((locale) => titles[locale] !== undefined),
    courseIds: courseId ? [courseId] : [],
  };
}

/** Problems that a field can have, by name. */
export type ResourceProblem =
  | 'titleMissing'
  | 'urlWrong'
  | 'urlMissing'
  | 'fileMissing'
  | 'bodyMissing'
  | 'courseMissing';
export type ResourceProblems = Partial<Record<'title' | 'url' | 'files' | 'body' | 'courseId', ResourceProblem>>;

const isEmpty = (text: Record<Locale, string>) => LOCALES.every((locale) => !hasVisible(text[locale]));

/** The problems that prevent saving a resource, or handing it in. A draft may lack its content. */
export function problemsOf(values: ResourceFormValues, purpose: 'draft' | 'others'): ResourceProblems {
  const { kind, url } = values;
  const isForOthers = purpose === 'others';
  return {
    ...(isEmpty(values.title) && { title: 'titleMissing' as const }),
    ...(kind === 'link' && url.trim() && !webUrlSchema.safeParse(url).success && { url: 'urlWrong' as const }),
    ...(kind === 'link' && !url.trim() && isForOthers && { url: 'urlMissing' as const }),
    ...(kind === 'file' && !values.files.ro && !values.files.en && isForOthers && { files: 'fileMissing' as const }),
    ...(kind === 'article' && isEmpty(values.body) && isForOthers && { body: 'bodyMissing' as const }),
    ...(values.access === 'enrolled' && !values.courseId && isForOthers && { courseId: 'courseMissing' as const }),
  };
}
