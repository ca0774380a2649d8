import { certificateSchema, type Locale } from '@cursiv/shared-domain';
import { printCertificate } from '../../certificates/pdf/print-certificate.ts';
import type { FileStore } from '../../files/file-store.ts';
import { allParsed } from '../../store/parsed.ts';
import type { PersonData } from '../gather.ts';
import { PARTS } from '../parts.ts';
import { chosenFiles } from './chosen-files.ts';
import { indexPage } from './index-page.ts';
import { plain } from './plain-values.ts';
import type { ZipEntry } from './zipped.ts';

/** Whose copy it is, and how they read it. */
export interface CopyReader {
  uid: string;
  locale: Locale;
  origin: string;
  now: Date;
}

/** The files of a person's copy: a page to read, one JSON file a part, their certificates, and their own files. */
export async function* copyEntries(data: PersonData, files: FileStore, reader: CopyReader): AsyncGenerator<ZipEntry> {
  const { uid, locale, origin, now } = reader;
  const chosen = chosenFiles(data.files, uid);
  yield { path: 'index.html', bytes: [Buffer.from(indexPage(data, chosen, locale, now))] };
  for (const part of PARTS) {
    const documents = data[part].map(({ path, fields }) => ({ path, fields: plain(fields) }));
    yield { path: `data/${part}.json`, bytes: [Buffer.from(JSON.stringify(documents, null, 2))] };
  }
  for (const certificate of allParsed(certificateSchema, data.certificates)) {
    const address = `${origin}${locale === 'en' ? '/en' : ''}/certificates/${certificate.id}`;
    const printed = await printCertificate(certificate, locale, address);
    yield { path: `certificates/${certificate.id}.pdf`, bytes: [printed], isPacked: true };
    yield { path: `certificates/${certificate.id}.json`, bytes: [Buffer.from(certificate.credential)] };
  }
  for (const { path, entry } of chosen.taken)
    if (await files.find(path)) yield { path: entry, bytes: files.read(path), isPacked: true };
}
