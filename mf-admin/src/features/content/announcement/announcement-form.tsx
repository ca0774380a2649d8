import { homeAnnouncementProblems, LOCALES, type Locale, SITE_LIMITS } from '@cursiv/shared-domain';
import { PagePart, SwitchField, TextArea } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../content.module.css';
import { BothLanguages } from '../form/both-languages.tsx';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { type AnnouncementFields, announcementOf } from './announcement-fields.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useAnnouncementLines } from './use-announcement-lines.ts';

type AnnouncementFormProps = {
  edits: ContentEdits<AnnouncementFields>;
  /** Whether the reader decides if it shows. */
  decides: boolean;
};

/** The texts of the home page's announcement, whether it shows, and how it looks. */
export function AnnouncementForm({ edits, decides }: AnnouncementFormProps) {
  const t = useT();
  const contentT = useContentT();
  const linesOf = useAnnouncementLines();
  const [isTried, setIsTried] = useState(false);
  const fields = edits.state.doc;
  const announcement = announcementOf(fields);
  const found = homeAnnouncementProblems(announcement);
  const max = SITE_LIMITS.announcement;
  const problemOf = (locale: Locale) =>
    isTried && found[locale] ? contentT(`announcement.problem.${found[locale]}`, { max }) : undefined;
  const check = () => {
    setIsTried(true);
    return Object.keys(found).length === 0;
  };
  return (
    <ContentForm edits={edits} check={check} linesOf={(shown) => linesOf(announcementOf(shown))}>
      <PagePart title={contentT('announcement.texts')} intro={contentT('announcement.textsIntro')}>
        <div className={styles.fields}>
          <SwitchField
            id="announcement-shown"
            label={contentT('announcement.shown')}
            checked={fields.isShown}
            disabled={!decides}
            onChange={({ currentTarget }) => edits.edit({ ...fields, isShown: currentTarget.checked })}
          />
          <BothLanguages wrong={LOCALES.find((locale) => problemOf(locale))}>
            {(locale) => (
              <TextArea
                id={`announcement-${locale}`}
                lang={locale}
                rows={3}
                label={contentT(`announcement.text.${locale}`)}
                aside={t('setup.characters', { length: fields[locale].trim().length, max })}
                error={problemOf(locale)}
                value={fields[locale]}
                onChange={({ currentTarget }) => edits.edit({ ...fields, [locale]: currentTarget.value })}
              />
            )}
          </BothLanguages>
          <AnnouncementPreview {...announcement} />
        </div>
      </PagePart>
    </ContentForm>
  );
}
