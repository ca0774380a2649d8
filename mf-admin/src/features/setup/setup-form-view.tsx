import { useOptionalUser } from '@cursiv/shared-auth';
import { type Course, SITE_LIMITS, type SiteSettings } from '@cursiv/shared-domain';
import { Button, Cluster, Form, FormError, Notice, PagePart, TextField, UnsavedGuard } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { AnnouncementFields } from './announcement/announcement-fields.tsx';
import { FeaturedCourses } from './featured/featured-courses.tsx';
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
      <PagePart title={t('setup.announcement')} intro={t('setup.announcementLead')}>
        <AnnouncementFields form={setup.form} />
      </PagePart>
      <PagePart title={t('setup.featured')} intro={t('setup.featuredLead', { count: SITE_LIMITS.featuredCourses })}>
        <FeaturedCourses control={control} courses={courses} />
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
      <SaveBar isUnsaved={setup.isUnsaved} isPending={formState.isSubmitting} onDiscard={setup.discard} />
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
