import { changeMaintenance } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { MAINTENANCE_MINUTES, MAX_MAINTENANCE_TEXT } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { CheckboxField, ConfirmDialog, Notice, Stack, TextArea, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useMaintenanceT } from './messages/messages.ts';

const LANGUAGES = ['ro', 'en'] as const;

const isDuration = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= MAINTENANCE_MINUTES.least && minutes <= MAINTENANCE_MINUTES.most;

/** Asks what people read while the site is worked on, and for how long. It stays open until that has begun, or says why it has not. */
export function MaintenanceDialog({ revision, onClose }: { revision: number; onClose: () => void }) {
  const t = useT();
  const maintenanceT = useMaintenanceT();
  const { isPending, failure, run } = useCommand();
  const [texts, setTexts] = useState({ ro: '', en: '' });
  const [typed, setTyped] = useState('60');
  const [endsItself, setEndsItself] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const minutes = typed.trim() === '' ? Number.NaN : Number(typed);
  const isMissing = (language: 'ro' | 'en') => texts[language].trim() === '';
  const confirm = async () => {
    setIsChecked(true);
    if (LANGUAGES.some(isMissing) || !isDuration(minutes)) return;
    const { status } = await run(() => changeMaintenance(revision, { ...texts, minutes, endsItself }));
    if (status !== 'done') return;
    toast(maintenanceT('begun'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={maintenanceT('asked.begin')}
      confirmLabel={maintenanceT('act.begin')}
      cancelLabel={t('cancel')}
      tone="danger"
      pending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>{maintenanceT('asked.beginText')}</p>
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={maintenanceT(`text.${language}`)}
            hint={maintenanceT('textHint')}
            required
            rows={2}
            maxLength={MAX_MAINTENANCE_TEXT}
            value={texts[language]}
            error={isChecked && isMissing(language) && maintenanceT('textMissing')}
            onChange={({ currentTarget }) => setTexts({ ...texts, [language]: currentTarget.value })}
          />
        ))}
        <TextField
          label={maintenanceT('minutes')}
          inputMode="numeric"
          required
          value={typed}
          error={isChecked && !isDuration(minutes) && maintenanceT('minutesWrong', MAINTENANCE_MINUTES)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <CheckboxField
          label={maintenanceT('itself')}
          hint={maintenanceT('itselfHint')}
          checked={endsItself}
          onChange={({ currentTarget }) => setEndsItself(currentTarget.checked)}
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure === 'conflict' ? maintenanceT('conflict') : t(`error.${failure}`)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
