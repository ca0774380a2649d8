import { sessionStore } from '@cursiv/shared-auth';
import { provideUploader, type Uploader } from '@cursiv/shared-platform/shell';
import type { SectionHost } from '../composition/section-host.ts';

/** Runs uploads once there are any: kept from an earlier visit, begun in another tab, or asked for by a page. */
export function startUploads(host: SectionHost): void {
  const key = 'cursiv:uploads';
  let uploader: Promise<Uploader> | undefined;
  const load = () =>
    (uploader ??= import('./open-uploader.ts').then(({ openUploader }) =>
      openUploader({ key, host, sessionStore, show }),
    ));
  const show = provideUploader(load);
  const look = () => {
    try {
      if (key in localStorage) void load();
    } catch {
      // The browser keeps nothing.
    }
  };
  look();
  addEventListener('storage', look);
}
