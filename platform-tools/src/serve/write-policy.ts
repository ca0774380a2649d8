// `npm run policy`: run after a change of addresses or of the document's inline script. Writes the hosted site's
// Content-Security-Policy into firebase.json and the sections' origins into the shell, and adds a site for every
// section without one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formattedJson } from '../formatted-json.ts';
import { documentPolicy, knownOrigins, POLICY_HEADER } from './document/document-policy.ts';
import { FIREBASE_JSON, type HostingSite, ORIGINS_FILE, sectionSite } from './hosting/firebase-json.ts';
import { SECTION_WORKSPACES } from './site.ts';

const root = path.dirname(FIREBASE_JSON);
const html = readFileSync(path.join(root, 'shell/src/index.html'), 'utf8');
const policy = documentPolicy(html, path.join(root, 'platform-tools/hosted'));

const file = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as { hosting: HostingSite[] };
for (const target of SECTION_WORKSPACES) {
  if (!file.hosting.some((site) => site.target === target)) file.hosting.push(sectionSite(target));
}
for (const { headers } of file.hosting.flatMap((site) => site.headers)) {
  for (const header of headers) if (header.key === POLICY_HEADER) header.value = policy;
}
writeFileSync(FIREBASE_JSON, formattedJson(file));
writeFileSync(ORIGINS_FILE, knownOrigins(path.join(root, 'platform-tools/hosted')));
console.log(policy);
