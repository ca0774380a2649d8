import { areSameSettings, saveSiteSettings } from '@cursiv/shared-data';
import { useKeptForm } from '@cursiv/shared-data/edits';
import { type AppErrorCode, errorCode, type SiteSettings } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { keptSettings, valuesOver } from './kept-settings.ts';
import { type SetupValues, settingsOf, valuesOf } from './setup-values.ts';

/** The form over the stored settings: saving, and what happens when somebody else saves meanwhile. */
export function useSetupForm(stored: SiteSettings, uid: string | undefined) {
  const t = useT();
  const actor = useActor();
  const kept = useMemo(() => keptSettings(uid), [uid]);
  // Edits that were kept belong to the settings they were typed over.
  const [base, setBase] = useState(() => kept.read()?.base ?? stored);
  const [failure, setFailure] = useState<{ code: AppErrorCode }>();
  const form = useForm<SetupValues>({ defaultValues: valuesOf(base) });
  const { reset, getValues } = form;
  useKeptForm(
    form,
    useMemo(() => valuesOver(kept, base), [kept, base]),
  );
  const { isDirty, isSubmitting } = form.formState;

  const startFrom = useCallback(
    (settings: SiteSettings) => {
      kept.clear();
      setBase(settings);
      setFailure(undefined);
      reset(valuesOf(settings));
    },
    [kept, reset],
  );

  // While one's own save is under way, the watch may tell of it before the save does.
  const isOutdated = !isSubmitting && !areSameSettings(stored, base);
  useEffect(() => {
    // Untouched fields simply follow what others save.
    if (isOutdated && areSameSettings(settingsOf(getValues()), base)) startFrom(stored);
  }, [isOutdated, base, stored, getValues, startFrom]);

  const save = form.handleSubmit(async (values) => {
    const next = settingsOf(values);
    setFailure(undefined);
    try {
      await saveSiteSettings(actor(), base, next);
      startFrom(next);
      toast(t('setup.saved'), { tone: 'success' });
    } catch (error) {
      setFailure({ code: errorCode(error) });
    }
  });

  return {
    form,
    isDirty,
    save: () => void save(),
    failure,
    isOutdated,
    /** Drops the edits for what is stored now. */
    discard: () => startFrom(stored),
    /** Puts the edits over what is stored now; the fields that were not touched follow it. */
    carryOver: () => {
      setBase(stored);
      setFailure(undefined);
      reset(valuesOf(stored), { keepDirtyValues: true });
      kept.keep({ base: stored, values: getValues() });
    },
    giveUp: kept.clear,
  };
}

export type SetupForm = ReturnType<typeof useSetupForm>;
