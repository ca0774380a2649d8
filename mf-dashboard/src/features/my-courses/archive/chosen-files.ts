import {
  ARCHIVE_SIZES,
  type ArchiveFiles,
  type ArchiveProblem,
  isSafeName,
  MEDIA_FOLDER,
  stopped,
} from '@cursiv/shared-domain';
import { unzipped } from '../../../shared/zip/read-zip.ts';

/** The files of an import: its texts, and its videos and pictures where they are. */
export interface ChosenFiles {
  texts: ArchiveFiles;
  media: ReadonlyMap<string, Blob>;
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** The files of a folder or those that were chosen together; of a single ZIP those that are in it. Nothing is read that is too large. */
export async function chosenFiles(chosen: readonly File[]): Promise<ChosenFiles | ArchiveProblem> {
  const [first] = chosen;
  if (chosen.length === 1 && first && !/\.(md|markdown)$/i.test(first.name)) {
    const files = await unzipped(first);
    return 'code' in files ? files : sorted(files);
  }
  if (chosen.length > ARCHIVE_SIZES.files) return stopped('too-many-files');
  const whole = chosen.reduce((sum, { size }) => sum + size, 0);
  const large = chosen.find(({ size }) => size > ARCHIVE_SIZES.file);
  if (large || whole > ARCHIVE_SIZES.unpacked) return stopped('too-large', large?.name);
  const named = new Map(chosen.map((file) => [file.webkitRelativePath || file.name, file]));
  const unsafe = [...named.keys()].find((name) => !isSafeName(name));
  return unsafe === undefined ? sorted(named) : stopped('unsafe-name', unsafe);
}

async function sorted(files: ReadonlyMap<string, Blob>): Promise<ChosenFiles> {
  const isMedia = (name: string) => name.startsWith(MEDIA_FOLDER);
  const texts = [...files].filter(([name]) => !isMedia(name));
  return {
    texts: new Map(await Promise.all(texts.map(async ([name, file]) => [name, await bytesOf(file)] as const))),
    media: new Map([...files].filter(([name]) => isMedia(name))),
  };
}
