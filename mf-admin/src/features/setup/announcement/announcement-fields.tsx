import { type Locale, SITE_LIMITS } from '@cursiv/shared-domain';
import { SwitchField, TextArea } from '@cursiv/shared-ui';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../setup.module.css';
import { checkAnnouncement, checkMainAnnouncement, problemOf } from '../setup-problems.ts';
import type { SetupValues } from '../setup-values.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';

/** The announcement in both languages, its switch, and a preview. */
export function AnnouncementFields({ form }: { form: UseFormReturn<SetupValues> }) {
  const t = useT();
  const { register, watch } = form;
  const [isActive, ro, en] = watch(['announcementActive', 'announcementRo', 'announcementEn']);
  return (
    <div className={styles.fields}>
      <SwitchField
        {...register('announcementActive', { deps: 'announcementRo' })}
        id="announcement-active"
        label={t('setup.announcementActive')}
      />
      <AnnouncementText form={form} name="announcementRo" locale="ro" />
      <AnnouncementText form={form} name="announcementEn" locale="en" />
      <p className={styles.hint}>{t('setup.announcementHint')}</p>
      <AnnouncementPreview text={{ ro: ro.trim(), en: en.trim() }} isActive={isActive} />
    </div>
  );
}

type AnnouncementTextProps = {
  form: UseFormReturn<SetupValues>;
  name: 'announcementRo' | 'announcementEn';
  locale: Locale;
};

function AnnouncementText({ form: { register, watch, formState }, name, locale }: AnnouncementTextProps) {
  const t = useT();
  const max = SITE_LIMITS.announcement;
  const problem = problemOf(formState.errors[name]);
  const rules =
    name === 'announcementRo'
      ? { validate: checkMainAnnouncement }
      : { validate: checkAnnouncement, deps: 'announcementRo' as const };
  return (
    <TextArea
      {...register(name, rules)}
      id={`announcement-${locale}`}
      lang={locale}
      rows={2}
      label={t(`setup.announcementIn.${locale}`)}
      aside={t('setup.characters', { length: watch(name).trim().length, max })}
      error={problem && t(`setup.problem.${problem}`, { max })}
    />
  );
}
