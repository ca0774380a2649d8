// Before the shell is deployed: puts the deployment's registry and configuration into its site. Fails when firebase.json does not
// fit them.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '@cursiv/shared-platform';
import { documentPolicy, knownOrigins, POLICY_HEADER } from '../../serve/document/document-policy.ts';
import { DOCUMENT } from '../../serve/document/plain-document.ts';
import { FIREBASE_JSON, hostingSite, ORIGINS_FILE } from '../../serve/hosting/firebase-json.ts';
import { developmentKey, publicHalf } from '../signature/release-key.ts';

const root = path.dirname(FIREBASE_JSON);
const hosted = path.join(root, 'platform-tools/hosted');
const site = hostingSite('shell');
const folder = path.join(root, site.public);

const { sections } = parseRegistry(JSON.parse(readFileSync(path.join(hosted, 'registry.json'), 'utf8')));
for (const [id, { releaseKey }] of Object.entries(sections)) {
  if (releaseKey === publicHalf(developmentKey(id)))
    throw new Error(`the registry has the development key of ${id}: everybody can sign with it`);
}
const policy = documentPolicy(readFileSync(path.join(folder, DOCUMENT), 'utf8'), hosted);
const deployed = site.headers.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY_HEADER);
const isOutdated = deployed?.value !== policy || readFileSync(ORIGINS_FILE, 'utf8') !== knownOrigins(hosted);
if (isOutdated) throw new Error('firebase.json has the policy of other addresses. Run: npm run policy');
cpSync(hosted, path.join(folder, 'platform'), { recursive: true });
// At the registry's own address a function answers; a host without functions serves the file there.
cpSync(path.join(hosted, 'registry.json'), path.join(folder, 'platform/deployed-registry.json'));
