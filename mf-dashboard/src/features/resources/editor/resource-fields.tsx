import { useCategories } from '@cursiv/shared-data';
import { LOCALES, RESOURCE_ACCESS, RESOURCE_KINDS, RESOURCE_LIMITS } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Grid, SelectField, Stack, TextArea, TextField } from '@cursiv/shared-ui';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../messages/messages.ts';
import { useResourcesT } from '../messages/messages.ts';
import { CourseChoice } from './course-choice.tsx';
import { ResourceFileField } from './resource-file-field.tsx';
import type { ResourceFormValues, ResourceProblem, ResourceProblems } from './resource-form-values.ts';

type ResourceFieldsProps = {
  uid: string;
  id: string;
  form: UseFormReturn<ResourceFormValues>;
  problems: ResourceProblems;
};

/** The form's fields; both languages stand side by side where there is space. */
export function ResourceFields({ uid, id, form, problems }: ResourceFieldsProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const { register, watch } = form;
  const { kind, access, categoryId } = watch();
  const { optionsFor } = useCategories(useLocale());
  const text = (problem: ResourceProblem | undefined) => problem && resourcesT(`problem.${problem}`);
  const inLanguage = (label: string, locale: 'ro' | 'en') => `${label} · ${t(`locale.${locale}`)}`;
  return (
    <Stack gap={3}>
      <Grid min="14rem" gap={2}>
        <SelectField
          label={resourcesT('kind')}
          options={RESOURCE_KINDS.map((value) => ({ value, label: t(`resourceKind.${value}`) }))}
          {...register('kind')}
        />
        <SelectField label={resourcesT('category')} options={optionsFor([categoryId])} {...register('categoryId')} />
        <SelectField
          label={resourcesT('access')}
          options={RESOURCE_ACCESS.map((value) => ({ value, label: t(`resourceAccess.${value}`) }))}
          {...register('access')}
        />
        {access === 'enrolled' && (
          <CourseChoice uid={uid} error={text(problems.courseId)} field={register('courseId')} />
        )}
      </Grid>
      <Grid min="20rem" gap={3}>
        {LOCALES.map((locale) => (
          <Stack key={locale} gap={2}>
            <TextField
              {...(locale === 'ro' && { id: 'resource-title' })}
              label={inLanguage(resourcesT('title'), locale)}
              lang={locale}
              maxLength={RESOURCE_LIMITS.title}
              error={locale === 'ro' && text(problems.title)}
              {...register(`title.${locale}`)}
            />
            <TextArea
              label={inLanguage(resourcesT('summary'), locale)}
              lang={locale}
              maxLength={RESOURCE_LIMITS.summary}
              {...register(`summary.${locale}`)}
            />
            {kind === 'article' && (
              <TextArea
                {...(locale === 'ro' && { id: 'resource-body' })}
                label={inLanguage(resourcesT('body'), locale)}
                hint={resourcesT('bodyHint')}
                lang={locale}
                rows={12}
                maxLength={RESOURCE_LIMITS.body}
                error={locale === 'ro' && text(problems.body)}
                {...register(`body.${locale}`)}
              />
            )}
            {kind === 'file' && (
              <ResourceFileField
                id={id}
                locale={locale}
                label={inLanguage(resourcesT('file'), locale)}
                file={watch(`files.${locale}`)}
                fieldId={locale === 'ro' ? 'resource-files' : undefined}
                error={locale === 'ro' ? text(problems.files) : undefined}
                onChange={(file) => form.setValue(`files.${locale}`, file, { shouldDirty: true })}
              />
            )}
          </Stack>
        ))}
      </Grid>
      {kind === 'link' && (
        <TextField
          id="resource-url"
          type="url"
          inputMode="url"
          label={resourcesT('url')}
          placeholder="https://"
          maxLength={RESOURCE_LIMITS.url}
          error={text(problems.url)}
          {...register('url')}
        />
      )}
    </Stack>
  );
}
