import { useOptionalUser } from '@cursiv/shared-auth';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { AppError, type AppErrorCode, RESOURCE_LIMITS, type ResourceReturn } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import { ExplainDialog } from '../../shared/explain-dialog.tsx';
import { useRefusal } from './use-refusal.ts';

type ReturnDialogProps = {
  resourceId: string;
  title: string;
  /** Resolves to the reason it failed, or to nothing. */
  onReturn: (returned: ResourceReturn) => Promise<AppErrorCode | undefined>;
  onClose: () => void;
};

/** Asks why a resource is returned; its author reads the answer. */
export function ReturnDialog({ resourceId, title, onReturn, onClose }: ReturnDialogProps) {
  const t = useT();
  const locale = useLocale();
  const refusal = useRefusal();
  const edits = keptEdits(useOptionalUser()?.id, `returning.${resourceId}`, z.string());
  const [value, edit] = useKept(edits, '');
  return (
    <ExplainDialog
      title={t('resources.review.returnTitle', { title })}
      confirm={{ label: t('resources.review.return') }}
      note={{
        label: t('resources.review.note'),
        hint: t('resources.review.noteHint'),
        missing: t('resources.review.noteMissing'),
        maxLength: RESOURCE_LIMITS.returnNote,
      }}
      value={value}
      isNeeded
      onChange={edit}
      onConfirm={async (note) => {
        const failure = await onReturn({ note, locale });
        if (failure) throw new AppError(failure);
        edits.clear();
      }}
      refusal={refusal}
      onClose={onClose}
    />
  );
}
