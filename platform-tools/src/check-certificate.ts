// `npm run check-certificate -- <file.json> [--issuer did:key:…]`: checks a certificate's signed file without a connection
// (docs/certificates.md). Ends with 0 when it is authentic, 1 when it is not.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyCredential } from '@cursiv/shared-domain';

const USAGE = 'npm run check-certificate -- <file.json> [--issuer did:key:…]';
const SENTENCES = {
  unreadable: 'This file is not a certificate.',
  changed: 'This file has been changed since it was signed.',
  foreign: 'This file is signed by somebody else than the given issuer.',
} as const;

/** The issuer that a file names, when none is expected: the reader compares it with the site's page of keys. */
function namedIssuer(text: string): string {
  try {
    return String((JSON.parse(text) as { issuer?: { id?: unknown } }).issuer?.id ?? '');
  } catch {
    return '';
  }
}

const { values, positionals } = parseArgs({ options: { issuer: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (!file) {
  console.error(USAGE);
  process.exit(1);
}
const text = readFileSync(file, 'utf8');
const issuer = values.issuer ?? namedIssuer(text);
const result = await verifyCredential(text, [issuer]);
if (result.outcome === 'true') {
  const { learnerName, title, issuedAt, id } = result.says;
  console.log(`Authentic: ${learnerName}, ${title}, issued on ${issuedAt} by ${issuer}.`);
  if (values.issuer === undefined)
    console.log('Compare the issuer with the keys that the site names at /certificates.');
  console.log(`Whether it is still valid: ${id}`);
} else {
  console.log(SENTENCES[result.outcome]);
  process.exitCode = 1;
}
