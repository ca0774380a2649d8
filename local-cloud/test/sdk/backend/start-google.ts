import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startEmulator } from '../../emulator.ts';
import { PROJECT } from './project.ts';
import type { Backend } from './start-local.ts';

/** Starts Google's Firestore emulator with the suite's rules. Throws when it rejects them. */
export async function startGoogle(jar: string): Promise<Backend> {
  const { origin, stop } = await startEmulator(jar);
  const content = readFileSync(path.join(import.meta.dirname, 'firestore.rules'), 'utf8');
  const answer = await fetch(`${origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`Google's emulator does not take the rules: ${await answer.text()}`);
  return { url: origin, stop: async () => stop() };
}
