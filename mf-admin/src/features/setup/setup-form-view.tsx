import { useOptionalUser } from '@cursiv/shared-auth';
import { type Course, SITE_LIMITS, type SiteSettings } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, Cluster, Form, FormError, Notice, Section, TextField, UnsavedGuard } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { FeaturedCourses } from './featured-courses.tsx';
import { SaveBar } from './save-bar.tsx';
import * as styles from './setup.module.css';
import { checkSupportEmail, problemOf } from './setup-problems.ts';
import { type SetupForm, useSetupForm } from './use-setup-form.ts';

/** The settings as a form. */
export function SetupFormView({ stored, courses }: { stored: SiteSettings; courses: readonly Course[] }) {
  const t = useT();
  const setup = useSetupForm(stored, useOptionalUser()?.id);
  const { register, formState, control } = setup.form;
  const problem = problemOf(formState.errors.supportEmail);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!formState.isSubmitting) setup.save();
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Section title={t('setup.announcement')} lead={t('setup.announcementLead')}>
        <AnnouncementFields form={setup.form} />
      </Section>
      <Section title={t('setup.featured')} lead={t('setup.featuredLead', { count: SITE_LIMITS.featuredCourses })}>
        <FeaturedCourses control={control} courses={courses} />
      </Section>
      <Section title={t('setup.contact')}>
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
      </Section>
      <SetupTrouble setup={setup} />
      <SaveBar isDirty={setup.isDirty} isPending={formState.isSubmitting} onDiscard={setup.discard} />
      <UnsavedGuard isUnsaved={setup.isDirty} consequence={t('setup.leaving')} onLeave={setup.giveUp} />
    </Form>
  );
}

/** Why the settings cannot be saved, or why saving failed. */
function SetupTrouble({ setup: { isOutdated, failure, discard, carryOver } }: { setup: SetupForm }) {
  const t = useT();
  const words = useVocabulary();
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failureRef.current?.focus();
  }, [failure]);
  return (
    <>
      {failure && (
        <FormError title={t('setup.notSaved')} ref={failureRef}>
          {words(`error.${failure.code}`)}
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
