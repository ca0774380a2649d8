import { onRequest } from 'firebase-functions/v2/https';
import { ACCOUNTS } from '../accounts.ts';
import { publicOrigin } from '../public-origin.ts';
import { SiteWatcher } from '../site/live-site.ts';
import { SectionProcesses } from './process/section-processes.ts';
import { publicPayload } from './public-payload.ts';
import { questionSchema } from './question.ts';
import { renderPage } from './render-page.ts';

const processes = new SectionProcesses();
let watcher: SiteWatcher | undefined;

const OPTIONS = {
  region: 'us-central1',
  serviceAccount: ACCOUNTS.render,
  invoker: ACCOUNTS.page,
  memory: '2GiB',
  cpu: 1,
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 15,
} as const;

/**
 * Renders public pages with the sections' code, which is not trusted. It runs under an account that may do nothing, every release in a
 * process of its own that can do less (decision 16), and only `page` may ask.
 */
export const render = onRequest(OPTIONS, async (request, response) => {
  const question = questionSchema.safeParse(request.body);
  if (request.method !== 'POST' || !question.success) {
    response.status(400).json({ reason: 'not a question about a page' });
    return;
  }
  watcher ??= new SiteWatcher(publicOrigin());
  try {
    response.json(await renderPage(question.data, watcher, processes, publicPayload));
  } catch (error) {
    // Not the function's failure: the page is made by the browser then, and `page` says so in its log.
    response.status(422).json({ reason: (error as Error).message });
  }
});
