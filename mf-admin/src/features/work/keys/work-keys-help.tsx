import { KeysHelp } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';

const KEYS = [
  ['j ↓', 'next'],
  ['k ↑', 'previous'],
  ['Enter', 'read'],
  ['a', 'assign'],
  ['u', 'back'],
  ['?', 'help'],
] as const;

/** The keys of the work list. */
export function WorkKeysHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <KeysHelp
      place="work"
      title={t('work.keys.open')}
      closeLabel={t('work.keys.close')}
      keys={KEYS.map(([key, name]) => ({ key, name: t(`work.keys.${name}`) }))}
      note={t('work.keys.note')}
      switchLabel={t('work.keys.on')}
      onClose={onClose}
    />
  );
}
