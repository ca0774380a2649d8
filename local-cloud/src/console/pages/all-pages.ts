import type { Html } from '../../auth/pages/html.ts';
import type { View } from '../view.ts';
import { accountsPage } from './accounts-page.ts';
import { documentsPage } from './documents-page.ts';
import { faultsPage } from './faults-page.ts';
import { filesPage } from './files-page.ts';
import { functionsPage } from './functions-page.ts';
import { overviewPage } from './overview-page.ts';
import { requestsPage } from './requests-page.ts';

interface Page {
  title: 'overview' | 'accounts' | 'documents' | 'files' | 'functions' | 'requests' | 'faults';
  /** The page's content; undefined when the address names something that does not exist. */
  render: (view: View) => Html | undefined | Promise<Html>;
}

/** The console's pages by address. */
export const PAGES: Readonly<Record<string, Page>> = {
  '/': { title: 'overview', render: overviewPage },
  '/accounts': { title: 'accounts', render: accountsPage },
  '/documents': { title: 'documents', render: documentsPage },
  '/files': { title: 'files', render: filesPage },
  '/functions': { title: 'functions', render: functionsPage },
  '/requests': { title: 'requests', render: requestsPage },
  '/faults': { title: 'faults', render: faultsPage },
};
