import { type AppErrorCode, EXPERT_LIMITS, type Expert, type ExpertRuling, LOCALES } from '@cursiv/shared-domain';
import { NoteDialog } from '../../shared/note-dialog.tsx';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useExpertsT } from './messages/messages.ts';

type RulingDialogProps = {
  expert: Expert;
  status: 'draft' | 'suspended';
  isPending: boolean;
  failure: AppErrorCode | undefined;
  /** Resolves to whether the ruling is made. */
  onRule: (ruling: ExpertRuling) => Promise<boolean>;
  onClose: () => void;
};

/** Asks why a page is returned or suspended; its person reads the answer. */
export function RulingDialog({ expert, status, isPending, failure, onRule, onClose }: RulingDialogProps) {
  const t = useExpertsT();
  const refusal = useRefusal(t('changedMeanwhile'));
  return (
    <NoteDialog
      place={`ruling.${expert.id}.${status}`}
      title={t(`askedWhy.${status}`, { name: expert.displayName })}
      confirmLabel={t(`rule.${status}`)}
      tone={status === 'suspended' ? 'danger' : 'primary'}
      pending={isPending}
      templates={status === 'suspended' ? 'suspended' : 'returned'}
      writtenIn={LOCALES.filter((locale) => expert.bio[locale])}
      field={{
        label: t('note'),
        hint: t('noteHint'),
        missing: t('noteMissing'),
        maxLength: EXPERT_LIMITS.ruling,
      }}
      failure={failure && refusal(failure)}
      onSend={onRule}
      onClose={onClose}
    />
  );
}
