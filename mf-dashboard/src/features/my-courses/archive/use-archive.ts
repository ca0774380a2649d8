import { newDraftId } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { COURSE_LIMITS, type CourseDraft, type L10nText, LOCALES, writeArchive } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { saveBlob } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { zipped } from '../../../shared/zip/write-zip.ts';
import { packMedia } from './media/pack-media.ts';
import { useArchiveT } from './messages/messages.ts';
import { loadWritten, storeAsDraft } from './written-course.ts';

/** What a file may be named on any system. */
const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** Gives a course out as a ZIP, also for other learning systems, or makes another of it. */
export function useArchive(draft: CourseDraft) {
  const t = useT();
  const archiveT = useArchiveT();
  const textOf = useTextOf();
  const { pending, run } = useCommands();
  const told = async (key: string, command: () => Promise<void>) => {
    const outcome = await run(key, command);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const copyOf = (title: L10nText): L10nText =>
    Object.fromEntries(
      LOCALES.flatMap((locale) =>
        title[locale] ? [[locale, archiveT('copyOf', { title: title[locale] }).slice(0, COURSE_LIMITS.title)]] : [],
      ),
    );
  const name = fileName(textOf(draft.title, draft.baseLocale)) || draft.id;
  const packed = async () => packMedia(await loadWritten(draft.id, draft.ownerUid));
  return {
    pending,
    download: () =>
      told('download', async () => {
        const { course, media } = await packed();
        const texts = [...writeArchive(course)].map(([path, bytes]) => [path, new Blob([bytes])] as const);
        saveBlob(await zipped(new Map([...texts, ...media])), `${name}.zip`);
      }),
    downloadScorm: () =>
      told('scorm', async () => {
        const [{ makeScorm }, { course, media }] = await Promise.all([import('../scorm/make-scorm.ts'), packed()]);
        saveBlob(await zipped(await makeScorm(draft.id, course, media)), `${name}-scorm.zip`);
      }),
    duplicate: () =>
      told('duplicate', async () => {
        // A course names the files of its author, wherever they were uploaded first; none is deleted while any shows it.
        const course = await loadWritten(draft.id, draft.ownerUid);
        const content = { ...course.content, title: copyOf(course.content.title) };
        await storeAsDraft(draft.ownerUid, newDraftId(), { ...course, content });
        toast(archiveT('copied'));
      }),
  };
}
