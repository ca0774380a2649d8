import type { NotKept } from '@cursiv/shared-auth';
import { createOwnTranslator } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';
import { en } from './en.ts';
import { ro } from './ro.ts';

const { useT } = createOwnTranslator(ro, en);

/** Tells what this browser will lose of the session. Few meet it, so it loads when somebody does. */
export function NotKeptNotice({ what }: { what: NonNullable<NotKept> }) {
  const t = useT();
  return (
    <Notice tone="warning" title={t(what)}>
      {t(`${what}Text`)}
    </Notice>
  );
}
