import { changeSwitch } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type StoredOrders, SWITCH_ROLES, type SwitchName, type SwitchOrder, switchOrder } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { CheckboxField, ConfirmDialog, Notice, SelectField, Stack, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { shownSwitch } from '../../../shared/switches/switch-words.ts';
import { useMaintenanceT } from '../maintenance/messages/messages.ts';
import { useSwitchesT } from './messages/messages.ts';

const KINDS = ['everybody', 'nobody', 'share', 'roles'] as const satisfies readonly SwitchOrder['for'][];

/** What is chosen and typed; whole or not. */
interface Draft {
  kind: SwitchOrder['for'];
  percent: string;
  roles: readonly (typeof SWITCH_ROLES)[number][];
}

const draftOf = (order: SwitchOrder): Draft => ({
  kind: order.for,
  percent: order.for === 'share' ? String(order.percent) : '10',
  roles: order.for === 'roles' ? order.roles : ['administrator'],
});

/** The order that a draft stands for; undefined while something in it is missing or wrong. */
function orderOf({ kind, percent, roles }: Draft): SwitchOrder | undefined {
  if (kind === 'share') {
    const typed = /^\d{1,2}$/.test(percent.trim()) ? Number(percent) : 0;
    return typed > 0 ? { for: kind, percent: typed } : undefined;
  }
  if (kind === 'roles') return roles.length > 0 ? { for: kind, roles: [...roles] } : undefined;
  return { for: kind };
}

type SwitchDialogProps = { name: SwitchName; orders: StoredOrders; onClose: () => void };

/** Asks who shall have a feature. It stays open until that is so, or says why it is not; afterwards it can be undone. */
export function SwitchDialog({ name, orders, onClose }: SwitchDialogProps) {
  const t = useT();
  const switchesT = useSwitchesT();
  const maintenanceT = useMaintenanceT();
  const locale = useLocale();
  const { isPending, failure, run } = useCommand();
  const present = switchOrder(orders.switches, name);
  const [draft, setDraft] = useState(() => draftOf(present));
  const [isChecked, setIsChecked] = useState(false);
  const title = t(`switches.name.${name}`);
  const order = orderOf(draft);
  const isMissing = isChecked && !order;
  const undo = async () => {
    const outcome = await run(() => changeSwitch(orders.revision + 1, name, present));
    if (outcome.status === 'done')
      toast(switchesT('done', { name: title, shown: shownSwitch(present, locale) }), { tone: 'success' });
    if (outcome.status === 'failed') {
      const reason = outcome.code === 'conflict' ? maintenanceT('conflict') : t(`error.${outcome.code}`);
      toast(switchesT('refused', { name: title, reason }), { tone: 'danger' });
    }
  };
  const confirm = async () => {
    setIsChecked(true);
    if (!order) return;
    const { status } = await run(() => changeSwitch(orders.revision, name, order));
    if (status !== 'done') return;
    toast(switchesT('done', { name: title, shown: shownSwitch(order, locale) }), {
      tone: 'success',
      action: { label: t('undo'), onSelect: () => void undo() },
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={switchesT('asked', { name: title })}
      confirmLabel={switchesT('save')}
      cancelLabel={t('cancel')}
      tone="primary"
      pending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>{switchesT(`about.${name}`)}</p>
        <SelectField
          label={switchesT('who')}
          value={draft.kind}
          options={KINDS.map((kind) => ({ value: kind, label: switchesT(`for.${kind}`) }))}
          onChange={({ currentTarget }) =>
            setDraft({ ...draft, kind: KINDS.find((kind) => kind === currentTarget.value) ?? draft.kind })
          }
        />
        <SwitchTarget draft={draft} isMissing={isMissing} onChange={setDraft} />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure === 'conflict' ? maintenanceT('conflict') : t(`error.${failure}`)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

type SwitchTargetProps = { draft: Draft; isMissing: boolean; onChange: (draft: Draft) => void };

/** How many, or which roles. */
function SwitchTarget({ draft, isMissing, onChange }: SwitchTargetProps) {
  const t = useT();
  const switchesT = useSwitchesT();
  if (draft.kind === 'share')
    return (
      <TextField
        label={switchesT('percent')}
        hint={switchesT('percentHint')}
        inputMode="numeric"
        required
        value={draft.percent}
        error={isMissing && switchesT('percentWrong')}
        onChange={({ currentTarget }) => onChange({ ...draft, percent: currentTarget.value })}
      />
    );
  if (draft.kind !== 'roles') return null;
  return (
    <fieldset>
      <legend>{switchesT('roles')}</legend>
      {SWITCH_ROLES.map((role, index) => (
        <CheckboxField
          key={role}
          label={t(`switches.role.${role}`)}
          error={index === 0 && isMissing && switchesT('rolesMissing')}
          checked={draft.roles.includes(role)}
          onChange={({ currentTarget }) =>
            onChange({
              ...draft,
              roles: SWITCH_ROLES.filter((one) => (one === role ? currentTarget.checked : draft.roles.includes(one))),
            })
          }
        />
      ))}
    </fieldset>
  );
}
