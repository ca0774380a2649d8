import { ACCOUNTS } from '../accounts.ts';
import { onRequest } from '../logged/https.ts';
import { watchedSite } from '../site/watched-site.ts';
import { KeptRenderings } from './kept-renderings.ts';
import { SectionProcesses } from './process/section-processes.ts';
import { publicPayload } from './public-payload.ts';
import { questionSchema } from './question.ts';
import { renderPage } from './render-page.ts';

const renderers = { processes: new SectionProcesses(), kept: new KeptRenderings() };

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
 * Renders public pages with the sections' code, which is not trusted. The function runs under an account without
 * permissions, each release in a process of its own with even fewer (decision 16), and only `page` may call it.
 */
export const render = onRequest(OPTIONS, async (request, response) => {
  const question = questionSchema.safeParse(request.body);
  if (request.method !== 'POST' || !question.success) {
    response.status(400).json({ reason: 'not a question about a page' });
    return;
  }
  try {
    response.json(await renderPage(question.data, watchedSite(), renderers, publicPayload));
  } catch (error) {
    // Not the function's failure: the browser makes the page then, and `page` logs the reason.
    response.status(422).json({ reason: (error as Error).message });
  }
});
