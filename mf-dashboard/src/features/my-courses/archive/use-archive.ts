import { useCommands } from '@cursiv/shared-data/commands';
import { COURSE_LIMITS, type CourseDraft, type L10nText, LOCALES } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { saveBlob } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useArchiveT } from './messages/messages.ts';

/** Most people only look at their courses. */
const load = () => import('./archived.ts');

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
  return {
    pending,
    download: () => told('download', async () => saveBlob(await (await load()).archived(draft), `${name}.zip`)),
    downloadScorm: () =>
      told('scorm', async () => saveBlob(await (await load()).archivedAsScorm(draft), `${name}-scorm.zip`)),
    duplicate: () =>
      told('duplicate', async () => {
        await (await load()).duplicate(draft, copyOf);
        toast(archiveT('copied'));
      }),
  };
}
