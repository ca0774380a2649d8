import { useLoad } from '@cursiv/shared-data';
import type { Payloads } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { LocalizedText, PagePart } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { useCourseWords } from '../course-words.ts';
import * as styles from '../panel.module.css';

const TIME_OUT_MS = 10_000;

/** The resources of a published course as its public page has them, which costs no look into the database. */
async function resourcesOf(courseId: string, locale: string): Promise<Payloads['course']['course']['resources']> {
  const signal = AbortSignal.timeout(TIME_OUT_MS);
  const response = await fetch(`/payload/${locale}/courses/${encodeURIComponent(courseId)}.json`, { signal });
  if (!response.ok) return [];
  const { course } = (await response.json()) as Payloads['course'];
  return course.resources;
}

/** What the author has put beside the course: nothing where there is nothing, or when it cannot be had. */
export function LinkedResources({ courseId }: { courseId: string }) {
  const words = useCourseWords();
  const locale = useLocale();
  const resources = useLoad(useCallback(() => resourcesOf(courseId, locale), [courseId, locale]));
  if (resources.status !== 'ready' || resources.value.length === 0) return null;
  return (
    <PagePart title={words('resources')}>
      <ul className={styles.links}>
        {resources.value.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={paths.resource(id)}>
              <LocalizedText {...title} marked />
            </Link>
            <p className={styles.note}>
              <LocalizedText {...summary} />
            </p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
