import { publicOrigin } from '../public-origin.ts';
import { SiteWatcher } from './live-site.ts';

let watcher: SiteWatcher | undefined;

/** The watcher of this site: functions that run in one process ask together what is live. */
export function watchedSite(): SiteWatcher {
  watcher ??= new SiteWatcher(publicOrigin());
  return watcher;
}
