// One instance of one function, as the hosted service runs it: the deployed bundle in a process of its own, for its requests and events.
// Arguments: the bundle, and the function's name. Tells `loaded` with its port; an `Event` is handled and answered with `done`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toFunctionRequest } from '@cursiv/local-cloud/function-request';
import { toFunctionResponse } from '@cursiv/local-cloud/function-response';
import { Firestore } from '@google-cloud/firestore';
import type { Event, Hosted } from './hosted.ts';

const [bundle = '', name = ''] = process.argv.slice(2);
const functions = (await import(bundle)) as Record<string, Hosted>;
const hosted = functions[name];
if (!hosted) throw new Error(`${name} is not deployed`);

const server = createServer(async (request, response) => {
  const rawBody = Buffer.concat(await request.toArray());
  const url = new URL(request.url ?? '/', 'http://instance');
  await hosted(
    toFunctionRequest(request, response, { rawBody, url, path: url.pathname }),
    toFunctionResponse(response),
  );
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

/** Opened with the first event: a function of requests does not need it. */
let firestore: Firestore | undefined;

/** What the service tells of a document: that it has come to be, was changed, or is gone. */
async function eventOf({ path, params, change }: NonNullable<Event['document']>) {
  firestore ??= new Firestore({ projectId: process.env.GCLOUD_PROJECT ?? '', preferRest: true });
  const found = await firestore.doc(path).get();
  const nothing = await firestore.doc('nowhere/nothing').get();
  const common = { id: `bench-${path}`, time: new Date().toISOString(), document: path, params };
  if (change === 'created' || change === 'deleted') return { ...common, data: found };
  return { ...common, data: { before: change === 'updated' ? found : nothing, after: found } };
}

const handle = async ({ document }: Event) =>
  hosted.run(document ? await eventOf(document) : { scheduleTime: new Date().toISOString() });

process.on('message', async (events: Event[]) => {
  const results = await Promise.allSettled(events.map(handle));
  const failed = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  process.send?.({ failed: failed && String(failed.reason) });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ port: (server.address() as AddressInfo).port, loadMs: Math.round(performance.now()) });
