import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Cluster, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { Preview, Viewer } from './use-preview.ts';

type PreviewBarProps = { courseId: string; viewer: Viewer; preview: Preview };

/** As whom and how wide the draft is looked at; the language is that of the page. */
export function PreviewBar({ courseId, viewer, preview: { isPhone, choose } }: PreviewBarProps) {
  const t = useT();
  const option = (name: 'preview' | 'width', value: string, isChosen: boolean, label: string) => (
    <Button
      variant={isChosen ? 'secondary' : 'quiet'}
      size="small"
      aria-pressed={isChosen}
      onClick={() => choose(name, value)}
    >
      {label}
    </Button>
  );
  return (
    <Notice
      action={
        <ButtonLink to={paths.editCourse(courseId)} size="small" variant="secondary">
          {t('course.backToEdit')}
        </ButtonLink>
      }
    >
      <p>{t('preview.about')}</p>
      <Cluster gap={2}>
        <fieldset aria-label={t('preview.as')}>
          {option('preview', 'visitor', viewer === 'visitor', t('preview.visitor'))}
          {option('preview', 'learner', viewer === 'learner', t('preview.learner'))}
        </fieldset>
        <fieldset aria-label={t('preview.width')}>
          {option('width', '', !isPhone, t('preview.full'))}
          {option('width', 'phone', isPhone, t('preview.phone'))}
        </fieldset>
      </Cluster>
    </Notice>
  );
}
