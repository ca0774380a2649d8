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

/** The form over the stored settings: saving, and conflicts with somebody else's save. */
export function useSetupForm(stored: SiteSettings, uid: string | undefined) {
  const t = useT();
  const actor = useActor();
  const kept = useMemo(() => keptSettings(uid), [uid]);
  // Kept edits belong to the settings that they are based on.
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

  // During a save, the watch may report the new settings before the save resolves.
  const isOutdated = !isSubmitting && !areSameSettings(stored, base);
  useEffect(() => {
    // Fields without edits follow other people's saves.
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
    /** Discards the edits in favour of the stored settings. */
    discard: () => startFrom(stored),
    /** Applies the edits on top of the stored settings; untouched fields follow the stored ones. */
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
