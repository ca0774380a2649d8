import { useOptionalUser } from '@cursiv/shared-auth';
import { CONTENT_ADDRESS, type SiteSettings } from '@cursiv/shared-domain';
import { Link } from '@cursiv/shared-router';
import { Button, Cluster, Form, FormError, Notice, PagePart, TextField, UnsavedGuard } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { SaveBar } from '../../shared/editing/save-bar.tsx';
import * as styles from './setup.module.css';
import { checkSupportEmail, problemOf } from './setup-problems.ts';
import { type SetupForm, useSetupForm } from './use-setup-form.ts';

/** The settings as a form. */
export function SetupFormView({ stored }: { stored: SiteSettings }) {
  const t = useT();
  const setup = useSetupForm(stored, useOptionalUser()?.id);
  const { register, formState } = setup.form;
  const problem = problemOf(formState.errors.supportEmail);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!formState.isSubmitting) setup.save();
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <PagePart title={t('content.title')} intro={t('setup.contentLead')}>
        <Link to={CONTENT_ADDRESS}>{t('setup.contentWay')}</Link>
      </PagePart>
      <PagePart title={t('setup.contact')}>
        <TextField
          {...register('supportEmail', { validate: checkSupportEmail })}
          id="support-email"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('setup.supportEmail')}
          hint={t('setup.supportEmailHint')}
          error={problem && t(`setup.problem.${problem}`)}
        />
      </PagePart>
      <SetupTrouble setup={setup} />
      <SaveBar
        label={t('setup.save')}
        isUnsaved={setup.isUnsaved}
        isPending={formState.isSubmitting}
        onDiscard={setup.discard}
      />
      <UnsavedGuard isUnsaved={setup.isUnsaved} consequence={t('setup.leaving')} onLeave={setup.discard} />
    </Form>
  );
}

/** Why the settings cannot be saved, or why saving failed. */
function SetupTrouble({ setup: { isOutdated, failure, discard, carryOver } }: { setup: SetupForm }) {
  const t = useT();
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failureRef.current?.focus();
  }, [failure]);
  return (
    <>
      {failure && (
        <FormError title={t('setup.notSaved')} ref={failureRef}>
          {t(`error.${failure}`)}
        </FormError>
      )}
      {isOutdated && (
        <Notice
          tone="warning"
          role="status"
          title={t('setup.changedMeanwhile.title')}
          action={
            <Cluster>
              <Button size="small" onClick={carryOver}>
                {t('setup.changedMeanwhile.carryOver')}
              </Button>
              <Button size="small" variant="secondary" onClick={discard}>
                {t('setup.changedMeanwhile.reload')}
              </Button>
            </Cluster>
          }
        >
          {t('setup.changedMeanwhile.text')}
        </Notice>
      )}
    </>
  );
}
