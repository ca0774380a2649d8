import type { Stored } from '@cursiv/shared-data/edits';
import type { Banner } from '@cursiv/shared-domain';
import { useReaderZone } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useMay } from '../../../shared/use-may.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { type BannerFields, bannerFieldsSchema, bannerOf, fieldsOf } from './banner-fields.ts';
import { BannerForm } from './banner-form.tsx';
import { useBannerLines } from './use-banner-lines.ts';

/** What the whole site announces, and what became of it. An editor of translations changes, and brings back, texts alone. */
export function BannerEditor({ stored: { rev, value } }: { stored: { rev: number; value: Banner } }) {
  const zone = useReaderZone();
  const decides = useMay()('setup');
  const linesOf = useBannerLines();
  const stored = useMemo((): Stored<BannerFields> => ({ rev, doc: fieldsOf(value, zone) }), [rev, value, zone]);
  const edits = useContentEdits({
    ...{ key: 'banner', stored, schema: bannerFieldsSchema },
    toValue: (fields) => bannerOf(fields, zone),
  });
  const restore = (before: Banner) =>
    edits.edit(decides ? fieldsOf(before, zone) : { ...edits.state.doc, ...before.text });
  return (
    <>
      <BannerForm edits={edits} present={value} decides={decides} />
      <ContentHistory name="banner" linesOf={linesOf} onRestore={restore} />
    </>
  );
}
