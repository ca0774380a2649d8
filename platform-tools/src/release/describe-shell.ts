// Writes the shell's build files that open tabs poll (spec §7) and releases are checked against: run in its folder after its bundler.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { CONTRACT } from '@cursiv/shared-platform';
import { provisions } from '../../../rspack.shared.ts';
import type { ShellBuild } from './shell-build.ts';

const id = process.env.TURBO_HASH ?? 'dev';
const timestamp = Date.now();
const assets = globSync('assets/*', { cwd: 'build' }).sort();
const build: ShellBuild = { id, timestamp, contract: CONTRACT, provides: provisions(), assets };
mkdirSync('build/builds/meta', { recursive: true });
writeFileSync('build/builds/latest.json', JSON.stringify({ id, timestamp }));
writeFileSync(`build/builds/meta/${id}.json`, JSON.stringify(build));
