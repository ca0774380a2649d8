import type { MediaPage } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { ProgressBar } from '@cursiv/shared-ui';
import { useMediaT } from '../../shared/media/messages/messages.ts';

/** How much of their room a person's files take. */
export function SpacePart({ used, allowance }: Pick<MediaPage, 'used' | 'allowance'>) {
  const mediaT = useMediaT();
  const locale = useLocale();
  const [taken, all] = [formatBytes(used.bytes, locale), formatBytes(allowance.bytes, locale)];
  return (
    <ProgressBar
      value={Math.min(1, used.bytes / allowance.bytes)}
      label={mediaT('library.space')}
      valueText={mediaT('library.spaceText', { used: taken, all })}
    />
  );
}
