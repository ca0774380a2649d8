import { sessionStore } from '@cursiv/shared-auth';
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

/** Whether somebody is signed in, once the service has said so. Shells that open tabs still run know no shorter way. */
const isSignedIn = (): Promise<boolean> =>
  new Promise((resolve) => {
    const look = ({ status } = sessionStore.getState()) => {
      if (status === 'unconfirmed') return;
      stop();
      resolve(status === 'signedIn');
    };
    const stop = sessionStore.subscribe(look);
    look();
  });

/** Asks for the lesson that the browser has opened, as soon as it is known who reads, and for the code that shows its text. */
export default function askLessonAhead(): void {
  const address = aheadAddress(location);
  if (!address) return;
  loadFormatter().catch(() => undefined);
  askAhead(address, isSignedIn());
}
