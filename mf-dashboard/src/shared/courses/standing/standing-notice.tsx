import { Notice } from '@cursiv/shared-ui';
import { useStandingT } from './messages/messages.ts';
import type { Standing } from './standing-of.ts';

/** Says what became of a course, above what is left of it. */
export function StandingNotice({ standing }: { standing: Standing }) {
  const t = useStandingT();
  return (
    <Notice tone="info" title={t(`title.${standing}`)}>
      {t(`text.${standing}`)}
    </Notice>
  );
}
