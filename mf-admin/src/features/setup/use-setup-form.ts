import { saveSupportEmail } from '@cursiv/shared-data';
import { isUnsaved, mergeFields, type Stored, useEditSession, useSessionForm } from '@cursiv/shared-data/edits';
import type { SiteSettings } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { keptSettings, type SetupValues } from './kept-settings.ts';

/** The settings have no revision: two versions are told apart by what they say. */
const storedAs = ({ supportEmail }: SetupValues): Stored<SetupValues> => ({ rev: 0, doc: { supportEmail } });

/** The form over the stored settings: saving, and conflicts with somebody else's save. */
export function useSetupForm(stored: SiteSettings, uid: string | undefined) {
  const t = useT();
  const actor = useActor();
  const { editing, state } = useEditSession<SetupValues>(
    () => ({ stored: storedAs(stored), kept: keptSettings(uid), merge: mergeFields }),
    async (values, base) => {
      const next = { supportEmail: values.supportEmail.trim() };
      await saveSupportEmail(actor(), base.doc.supportEmail, next.supportEmail);
      return storedAs(next);
    },
  );
  const form = useForm<SetupValues>({ defaultValues: state.doc });
  useSessionForm(editing, form);
  useEffect(() => editing.arrived(storedAs(stored)), [editing, stored]);
  const save = form.handleSubmit(async () => {
    const { status } = await editing.save();
    if (status === 'done') toast(t('setup.saved'), { tone: 'success' });
  });
  return {
    form,
    isUnsaved: isUnsaved(state),
    save: () => void save(),
    failure: state.error,
    isOutdated: state.newer !== undefined,
    /** Discards the edits in favour of the stored settings. */
    discard: () => editing.discard(),
    /** Applies the edits on top of the stored settings; untouched fields follow the stored ones. */
    carryOver: () => editing.carryOver(),
  };
}

export type SetupForm = ReturnType<typeof useSetupForm>;
