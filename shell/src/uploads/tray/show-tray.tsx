import { type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { report, type Uploader } from '@cursiv/shared-platform/shell';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { UploadTray } from './upload-tray.tsx';

/** The language of the page, which the router has put on the document. */
function useDocumentLocale(): Locale {
  const lang = useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ['lang'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.lang,
  );
  return lang === 'en' ? lang : 'ro';
}

function Tray({ uploader }: { uploader: Uploader }) {
  return (
    <LocaleProvider value={useDocumentLocale()}>
      <UploadTray uploader={uploader} />
    </LocaleProvider>
  );
}

/** Puts the tray on the document, outside of the pages: it stays whatever they do, and none of them pays for it. */
export function showTray(uploader: Uploader): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container, { onUncaughtError: (error) => report(error) }).render(<Tray uploader={uploader} />);
}
