import { execFileSync } from 'node:child_process';
import { memoryStore } from '../store/memory-store.ts';
import { answerCertificate } from './answer-certificate.ts';

interface Heard {
  language: string;
  title: string;
  isTagged: boolean;
  /** What is read, by the role of each part, in order. */
  parts: [role: string, words: string][];
  /** What is said of each link, and where it leads. */
  links: [said: string, address: string][];
}

/**
 * Runs in a process of its own: pdf.js is an ES module that Jest cannot load. Reads a document as a screen reader does, by its tree of tags, and
 * prints what is heard.
 */
const READ = `
  import { readFileSync } from 'node:fs';
  import { getDocumentProxy } from 'unpdf';
  const document = await getDocumentProxy(new Uint8Array(readFileSync(0)));
  const { info } = await document.getMetadata();
  const { Marked } = (await document.getMarkInfo()) ?? {};
  const parts = [];
  const links = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const words = new Map();
    const around = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if (item.type === 'endMarkedContent') around.pop();
      else if (item.type) around.push(item.id);
      else words.set(around.at(-1), (words.get(around.at(-1)) ?? '') + item.str);
    }
    const textOf = ({ id, children = [] }) => (words.get(id) ?? '') + children.map(textOf).join('');
    const hear = (part) => {
      const isGroup = !part.role || part.role === 'Root' || part.role === 'Document';
      if (isGroup) part.children?.forEach(hear);
      else parts.push([part.role, part.alt ?? textOf(part)]);
    };
    hear(await page.getStructTree());
    for (const { contentsObj, url } of await page.getAnnotations()) links.push([contentsObj.str, url]);
  }
  console.log(JSON.stringify({ language: info.Language, title: info.Title, isTagged: Marked, parts, links }));`;

const NOW = new Date('2026-11-22T10:00:00Z');
const store = memoryStore(
  new Map<string, Record<string, unknown>>([
    [
      'certificates/a1',
      {
        ...{
          uid: 'ana',
          courseId: 'c1',
          courseVersion: 1,
          learnerName: 'Ștefania Țurcanu',
          reissue: 0,
          status: 'valid',
        },
        ...{ courseTitle: { ro: 'Scriere', en: 'Writing' }, credential: '{}', issuedAt: NOW, updatedAt: NOW },
      },
    ],
  ]),
);

async function heard(path: string): Promise<Heard> {
  const { body } = await answerCertificate('GET', path, store, 'https://cursiv.test');
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', READ], { input: Buffer.from(body) });
  return JSON.parse(output.toString()) as Heard;
}

describe('a printed certificate, read aloud', () => {
  it('is heard whole and in order, in Romanian', async () => {
    const { language, title, isTagged, parts, links } = await heard('/certificates/a1.pdf');
    expect({ language, isTagged }).toEqual({ language: 'ro', isTagged: true });
    expect(title).toContain('Ștefania Țurcanu');
    expect(parts).toEqual([
      ['H1', 'Certificat de absolvire'],
      ['P', 'Ștefania Țurcanu'],
      ['P', 'a parcurs toate lecțiile și a trecut toate testele cursului'],
      ['P', 'Scriere'],
      ['P', 'Emis la 22 noiembrie 2026'],
      ['P', 'Certificatul a1'],
      ['P', expect.stringContaining('arată dacă certificatul este valabil')],
      ['Link', 'https://cursiv.test/certificates/a1'],
      ['Figure', 'Cod QR: pagina certificatului'],
    ]);
    expect(links).toEqual([['Pagina certificatului', 'https://cursiv.test/certificates/a1']]);
  });

  it('is heard in English', async () => {
    const { language, parts, links } = await heard('/en/certificates/a1.pdf');
    expect(language).toBe('en');
    expect(links).toEqual([['The certificate’s page', 'https://cursiv.test/en/certificates/a1']]);
    expect(parts.slice(0, 5)).toEqual([
      ['H1', 'Certificate of completion'],
      ['P', 'Ștefania Țurcanu'],
      ['P', 'has done all the lessons and passed all the quizzes of the course'],
      ['P', 'Writing'],
      ['P', 'Issued on 22 November 2026'],
    ]);
  });
});
