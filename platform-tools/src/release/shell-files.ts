// Writes the shell's build files that open tabs poll (spec §7): run in the shell's folder after its bundler.
import { mkdirSync, writeFileSync } from 'node:fs';

const id = process.env.TURBO_HASH ?? 'dev';
const timestamp = Date.now();
mkdirSync('dist/builds/meta', { recursive: true });
writeFileSync('dist/builds/latest.json', JSON.stringify({ id, timestamp }));
writeFileSync(`dist/builds/meta/${id}.json`, JSON.stringify({ id, timestamp }));
