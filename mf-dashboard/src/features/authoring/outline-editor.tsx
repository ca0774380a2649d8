import { COURSE_LIMITS, lessonCountOf } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, EmptyState, Section } from '@cursiv/shared-ui';
import { Plus } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { useAuthoring } from './authoring-context.ts';
import { newPartId } from './new-part-id.ts';
import * as styles from './outline-editor.module.css';
import { SectionEditor } from './section-editor.tsx';

/** The course's units and lessons in order. */
export function OutlineEditor() {
  const t = useT();
  const words = useVocabulary();
  const { state, edit, focus } = useAuthoring();
  const { outline } = state.content;
  const add = () => {
    const id = newPartId();
    edit({ type: 'addSection', section: { id, title: {}, lessons: [] } });
    focus(`title-${id}`);
  };
  return (
    <Section title={t('authoring.outline')} lead={words('lessons', { count: lessonCountOf(state.content) })}>
      {outline.length === 0 && (
        <EmptyState level={3} title={t('authoring.noSections')} text={t('authoring.noSectionsText')} />
      )}
      <ol className={styles.sections}>
        {outline.map((section, index) => (
          <SectionEditor key={section.id} section={section} place={index + 1} count={outline.length} />
        ))}
      </ol>
      {outline.length < COURSE_LIMITS.sections && (
        <Button variant="secondary" icon={<Plus size={18} aria-hidden />} onClick={add}>
          {t('authoring.addSection')}
        </Button>
      )}
    </Section>
  );
}
