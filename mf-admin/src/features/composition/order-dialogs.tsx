import { MAX_DISABLED_TEXT } from '@cursiv/shared-domain';
import type { Order } from '@cursiv/shared-platform';
import { ConfirmDialog, Notice, Stack, TextArea, TextField } from '@cursiv/shared-ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useCompositionT } from './messages/messages.ts';
import { type OrderFailure, useOrder } from './use-order.ts';

/** What is asked before visitors feel it. */
export type Asked =
  | { ask: 'pin' | 'unpin' | 'enable' | 'takeBack' | 'rollBack'; order: Order; build?: string | undefined }
  | { ask: 'disable' }
  | { ask: 'share'; build: string; percent: number };

type OrderDialogProps<A extends Asked> = { section: string; revision: number; asked: A; onClose: () => void };

/** Asks before an order is sent. It stays open until the registry has changed, or says why it has not. */
export function OrderDialog({ asked, ...props }: OrderDialogProps<Asked>) {
  if (asked.ask === 'disable') return <SwitchOffDialog {...props} asked={asked} />;
  if (asked.ask === 'share') return <ShareDialog {...props} asked={asked} />;
  return <PlainDialog {...props} asked={asked} />;
}

function Failure({ failure }: { failure: OrderFailure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert">
      {failure.words}
      {failure.detail && (
        <>
          <br />
          <small translate="no">{failure.detail}</small>
        </>
      )}
    </Notice>
  );
}

type FrameProps = OrderDialogProps<Asked> & {
  isPending: boolean;
  failure: OrderFailure | undefined;
  isHarsh?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

function Frame({ section, asked, isPending, failure, isHarsh = true, onConfirm, onClose, children }: FrameProps) {
  const t = useT();
  const compositionT = useCompositionT();
  const build = ('build' in asked && asked.build) || '';
  return (
    <ConfirmDialog
      open
      title={compositionT(`asked.${asked.ask}.title`, { section, build })}
      confirmLabel={compositionT(`act.${asked.ask}`, { build })}
      cancelLabel={t('cancel')}
      tone={isHarsh ? 'danger' : 'primary'}
      pending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack>
        <p>{compositionT(`asked.${asked.ask}.text`)}</p>
        {children}
        {isPending && <p role="status">{compositionT('checking')}</p>}
        <Failure failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}

type PlainAsked = Extract<Asked, { order: Order }>;

function PlainDialog(props: OrderDialogProps<PlainAsked>) {
  const { section, revision, asked, onClose } = props;
  const { isPending, failure, send } = useOrder(section, revision);
  const confirm = async () => {
    if (await send(asked.order)) onClose();
  };
  return (
    <Frame
      {...props}
      isPending={isPending}
      failure={failure}
      isHarsh={asked.ask !== 'enable' && asked.ask !== 'unpin'}
      onConfirm={() => void confirm()}
    />
  );
}

const LANGUAGES = ['ro', 'en'] as const;

function SwitchOffDialog(props: OrderDialogProps<{ ask: 'disable' }>) {
  const t = useCompositionT();
  const { section, revision, onClose } = props;
  const { isPending, failure, send } = useOrder(section, revision);
  const [texts, setTexts] = useState({ ro: '', en: '' });
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = (language: 'ro' | 'en') => texts[language].trim() === '';
  const confirm = async () => {
    setIsChecked(true);
    if (LANGUAGES.some(isMissing)) return;
    if (await send({ kind: 'disable', ...texts })) onClose();
  };
  return (
    <Frame {...props} isPending={isPending} failure={failure} onConfirm={() => void confirm()}>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={t(`text.${language}`)}
          hint={t('textHint')}
          required
          rows={2}
          maxLength={MAX_DISABLED_TEXT}
          value={texts[language]}
          error={isChecked && isMissing(language) && t('textMissing')}
          onChange={({ currentTarget }) => setTexts({ ...texts, [language]: currentTarget.value })}
        />
      ))}
    </Frame>
  );
}

function ShareDialog(props: OrderDialogProps<{ ask: 'share'; build: string; percent: number }>) {
  const t = useCompositionT();
  const { section, revision, asked, onClose } = props;
  const { isPending, failure, send } = useOrder(section, revision);
  const [typed, setTyped] = useState(String(asked.percent));
  const [isChecked, setIsChecked] = useState(false);
  const percent = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
  const isWrong = !(percent >= 0 && percent <= 100);
  const confirm = async () => {
    setIsChecked(true);
    if (isWrong) return;
    if (await send({ kind: 'canary', buildId: asked.build, percent })) onClose();
  };
  return (
    <Frame {...props} isPending={isPending} failure={failure} isHarsh={false} onConfirm={() => void confirm()}>
      <TextField
        label={t('percent')}
        inputMode="decimal"
        required
        value={typed}
        error={isChecked && isWrong && t('percentWrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Frame>
  );
}
