import { type Banner, type BannerField, bannerProblems } from '@cursiv/shared-domain';
import { Button, PagePart, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { type BannerFields, bannerOf, NO_FIELDS } from './banner-fields.ts';
import { BannerPreview } from './banner-preview.tsx';
import { BannerState } from './banner-state.tsx';
import { BannerTexts } from './banner-texts.tsx';
import { BannerTimes } from './banner-times.tsx';
import { useBannerLines } from './use-banner-lines.ts';

type BannerFormProps = {
  edits: ContentEdits<BannerFields>;
  /** The stored banner. */
  present: Banner;
  /** Whether the reader decides when it shows and where it leads. */
  decides: boolean;
};

/** The texts of the banner, how it looks, when it shows and where it leads. */
export function BannerForm({ edits, present, decides }: BannerFormProps) {
  const t = useContentT();
  const zone = useReaderZone();
  const linesOf = useBannerLines();
  const [isTried, setIsTried] = useState(false);
  const fields = edits.state.doc;
  const banner = bannerOf(fields, zone);
  const problems = isTried ? bannerProblems(banner) : {};
  const problemOf = (field: BannerField) => problems[field] && t(`banner.problem.${problems[field]}`);
  const check = () => {
    setIsTried(true);
    return Object.keys(bannerProblems(banner)).length === 0;
  };
  const change = (changed: Partial<BannerFields>) => edits.edit({ ...fields, ...changed });
  return (
    <ContentForm edits={edits} check={check} linesOf={(shown) => linesOf(bannerOf(shown, zone))}>
      <PagePart title={t('banner.texts')} intro={<BannerState banner={present} />}>
        <BannerTexts fields={fields} onChange={change} problemOf={problemOf} />
        <BannerPreview banner={banner} />
      </PagePart>
      <PagePart title={t('banner.when')} intro={t('banner.whenIntro', { zone })}>
        <BannerTimes fields={fields} onChange={change} problemOf={problemOf} disabled={!decides} />
        {decides && (
          <Button variant="quiet" onClick={() => edits.edit(NO_FIELDS)}>
            {t('banner.clear')}
          </Button>
        )}
      </PagePart>
    </ContentForm>
  );
}
