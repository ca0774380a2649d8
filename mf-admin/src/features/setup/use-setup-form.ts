import { areSameSettings, saveSiteSettings } from '@cursiv/shared-data';
import { type AppErrorCode, errorCode, type SiteSettings } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { carriedEdits, carryEdits } from './carried-edits.ts';
import { type SetupValues, settingsOf, valuesOf } from './setup-values.ts';

/** The form over the stored settings: saving, and what happens when somebody else saves meanwhile. */
export function useSetupForm(stored: SiteSettings) {
  const t = useT();
  const actor = useActor();
  const [start] = useState(carriedEdits);
  const [base, setBase] = useState(start?.base ?? stored);
  const [failure, setFailure] = useState<{ code: AppErrorCode }>();
  const form = useForm<SetupValues>({ defaultValues: valuesOf(base) });
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    if (start) form.reset(start.values, { keepDefaultValues: true });
    carryEdits(undefined);
  }, [start, form]);

  const takeStored = (settings: SiteSettings) => {
    setBase(settings);
    setFailure(undefined);
    form.reset(valuesOf(settings));
  };

  const isOutdated = !isSubmitting && !areSameSettings(stored, base);
  // Untouched fields simply follow what others save.
  if (isOutdated && !isDirty && !start) setBase(stored);
  useEffect(() => {
    if (!form.formState.isDirty) form.reset(valuesOf(base));
  }, [base, form]);

  const save = form.handleSubmit(async (values) => {
    const next = settingsOf(values);
    setFailure(undefined);
    try {
      await saveSiteSettings(actor(), base, next);
      takeStored(next);
      toast(t('setup.saved'), { tone: 'success' });
    } catch (error) {
      setFailure({ code: errorCode(error) });
    }
  });

  return {
    form,
    base,
    save,
    failure,
    isOutdated: isOutdated && isDirty,
    takeStored: () => takeStored(stored),
    discard: () => takeStored(stored),
  };
}
