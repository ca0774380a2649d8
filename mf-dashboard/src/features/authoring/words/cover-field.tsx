import { type CourseCover as Chosen, COURSE_LIMITS } from '@cursiv/shared-domain';
import { LOCALES } from '@cursiv/shared-i18n';
import { CheckboxField, PagePart, Stack, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { CourseCover } from '../../../shared/media/course-cover.tsx';
import { useMediaT } from '../../../shared/media/messages/messages.ts';
import { PictureField } from '../../../shared/media/pictures/picture-field.tsx';
import { useAround, useOfDraft } from '../authoring-context.ts';

/** As cards show it, at twice their largest width. */
const SIZE = { width: 1280, height: 800 };

/** The course's cover: its author's picture with what it shows in words, or one that is drawn from the subject. */
export function CoverField() {
  const t = useT();
  const mediaT = useMediaT();
  const { courseId, edit, whenStored } = useAround();
  const cover = useOfDraft(({ content }) => content.cover);
  const title = useOfDraft(({ content }) => content.title);
  const baseLocale = useOfDraft(({ content }) => content.baseLocale);
  const categoryId = useOfDraft(({ content }) => content.categoryId);
  const choose = (path: string | undefined) =>
    edit({ type: 'cover', cover: path ? { alt: {}, isDecorative: false, ...cover, path } : undefined });
  const say = (change: Partial<Chosen>) => cover && edit({ type: 'cover', cover: { ...cover, ...change } });
  return (
    <PagePart title={mediaT('cover.title')} intro={cover ? undefined : mediaT('cover.drawn')}>
      <Stack gap={2}>
        <PictureField
          shown={<CourseCover course={{ id: courseId, title, baseLocale, categoryId, cover }} isDraft />}
          hasPicture={cover !== undefined}
          place={{ kind: 'cover', courseId }}
          size={SIZE}
          canReuse
          before={whenStored}
          onChange={choose}
        />
        {cover && (
          <>
            {LOCALES.map((locale) => (
              <TextField
                key={locale}
                id={`course-cover-${locale}`}
                label={`${mediaT('cover.alt')} · ${t(`locale.${locale}`)}`}
                lang={locale}
                hint={mediaT('cover.altHint')}
                maxLength={COURSE_LIMITS.coverAlt}
                disabled={cover.isDecorative}
                value={cover.alt[locale] ?? ''}
                onChange={({ currentTarget: { value } }) => say({ alt: { ...cover.alt, [locale]: value } })}
              />
            ))}
            <CheckboxField
              label={mediaT('cover.decorative')}
              checked={cover.isDecorative}
              onChange={({ currentTarget }) => say({ isDecorative: currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </PagePart>
  );
}
