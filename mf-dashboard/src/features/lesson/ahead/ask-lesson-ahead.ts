import { whenConfirmed } from '@cursiv/shared-auth';
import { askAhead } from '@cursiv/shared-data/ahead';
import { splitLocale } from '@cursiv/shared-i18n';
import { loadFormatter } from '@cursiv/shared-ui';

const LESSON = /^\/dashboard\/courses\/([\w-]+)\/lessons\/([\w-]+)\/video$/;

/** The address of what a lesson's page reads at first; undefined for another page, and for a preview, which shows a draft. */
export function aheadAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const { locale, path } = splitLocale(pathname);
  const [, courseId, lessonId] = LESSON.exec(path) ?? [];
  if (!courseId || new URLSearchParams(search).has('preview')) return undefined;
  return `/payload/${locale}/ahead/${courseId}/${lessonId}.json`;
}

/** Asks for the lesson that the browser has opened, as soon as it is known who reads, and for the code that shows its text. */
export default function askLessonAhead(): void {
  const address = aheadAddress(location);
  if (!address) return;
  loadFormatter().catch(() => undefined);
  const isSignedIn = whenConfirmed().then(({ status }) => status === 'signedIn');
  askAhead(address, isSignedIn);
}
