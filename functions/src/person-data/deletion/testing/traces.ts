import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { LeavingPerson } from './everything-of.ts';

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The middle of a text's base64, which is the same wherever in another text it stands, in each of the three alignments. */
const inBase64 = (text: string) =>
  ['', 'x', 'xx'].flatMap((before) => {
    const encoded = Buffer.from(before + text).toString('base64');
    const middle = encoded.slice(before ? 4 : 0, -4);
    return [middle, middle.replaceAll('+', '-').replaceAll('/', '_')];
  });

/** Every way in which a person's id, name or address may be written down, in bytes read as Latin-1. */
function formsOf({ uid, name, email }: LeavingPerson): string[] {
  const words = [uid, name, email].flatMap((word) => [word, folded(word)]);
  const cased = words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);
  const encoded = cased.flatMap((word) => [
    word,
    encodeURIComponent(word),
    word.replaceAll(' ', '+'),
    ...inBase64(word),
  ]);
  const escaped = cased.map((word) =>
    word.replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  const texts = [...encoded, ...escaped].map((form) => Buffer.from(form).toString('latin1'));
  return [...new Set([...texts, ...cased.map((word) => Buffer.from(word, 'utf16le').toString('latin1'))])];
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from('PK\u0003\u0004');

/** Bytes, with what is packed in them unpacked, as Latin-1. */
function unpacked(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(GZIP)) return gunzipSync(bytes).toString('latin1');
  if (!bytes.subarray(0, 4).equals(ZIP)) return bytes.toString('latin1');
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => name + unpacked(Buffer.from(content)))
    .join('\n');
}

/** So much of a text is shown around what was found. */
const AROUND = 40;

/** Finds people in texts, each form once with what stands around it; the addresses of files that are shown name their sender's folder and may. */
export function seeker(people: readonly LeavingPerson[]): (text: string) => string[] {
  const forms = people.flatMap(formsOf);
  const addresses = new RegExp(
    `(?:uploads|courses|incoming)(?:/|%2F)(?:${people.map(({ uid }) => uid).join('|')})(?:/|%2F)`,
    'g',
  );
  return (text) => {
    const left = text.replaceAll(addresses, '');
    return forms.flatMap((form) => {
      const at = left.indexOf(form);
      return at < 0 ? [] : [left.slice(Math.max(at - AROUND, 0), at + form.length + AROUND)];
    });
  };
}

/** The bytes of every file below a folder, with its name. */
export const filesIn = (folder: string): [name: string, text: string][] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), unpacked(readFileSync(file))]);

/** Every document of a data folder, as its path and its text with packed bytes unpacked. */
export function documentsIn(folder: string): [path: string, text: string][] {
  const database = new DatabaseSync(path.join(folder, 'firestore.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT path, fields FROM firestore_documents').all();
  database.close();
  return rows.map(({ path: at, fields }) => {
    const bytes = [...String(fields).matchAll(/"bytesValue":"([^"]+)"/g)].map(([, packed = '']) => packed);
    const inside = bytes.map((packed) => unpacked(Buffer.from(packed, 'base64')));
    return [String(at), [Buffer.from(`${at} ${fields}`).toString('latin1'), ...inside].join('\n')];
  });
}

/** Whether everything that follows from a write has been done. */
export function isSettled(folder: string): boolean {
  const database = new DatabaseSync(path.join(folder, 'firestore.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS untold FROM firestore_untold').get();
  database.close();
  return row?.untold === 0;
}
