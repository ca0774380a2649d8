import { type LocalCloud, toWireFields } from '@cursiv/local-cloud';
import type { SeedDocument, SeedTarget } from './document/seed-target.ts';

/** Writes that one commit may hold. */
const COMMIT_SIZE = 500;

/** Writes documents as the Admin SDK would: past the rules, over the wire. */
async function commit(url: string, project: string, documents: SeedDocument[]): Promise<void> {
  const database = `projects/${project}/databases/(default)/documents`;
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${database}/${path}`, fields: toWireFields(fields) },
  }));
  const response = await fetch(`${url}/v1/${database}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`The demo data was refused: ${await response.text()}`);
}

/** Fills a running backend by a seed. What an interrupted attempt left of accounts and files is removed first. */
export async function fillCloud(cloud: LocalCloud, seed: (target: SeedTarget) => Promise<void>): Promise<void> {
  cloud.auth.clear();
  cloud.storage.clear();
  await seed({
    auth: cloud.auth,
    storage: cloud.storage,
    firestore: {
      async write(documents) {
        for (let start = 0; start < documents.length; start += COMMIT_SIZE) {
          await commit(cloud.url, cloud.project, documents.slice(start, start + COMMIT_SIZE));
        }
      },
    },
  });
}
