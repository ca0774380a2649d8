import type { Stored } from '@cursiv/shared-data/edits';
import type { HomeAnnouncement } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useMay } from '../../../shared/use-may.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { type AnnouncementFields, announcementFieldsSchema, announcementOf, fieldsOf } from './announcement-fields.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { useAnnouncementLines } from './use-announcement-lines.ts';

type AnnouncementEditorProps = { stored: { rev: number; value: HomeAnnouncement } };

/** What the home page announces, and what became of it. An editor of translations changes, and brings back, texts alone. */
export function AnnouncementEditor({ stored: { rev, value } }: AnnouncementEditorProps) {
  const decides = useMay()('setup');
  const linesOf = useAnnouncementLines();
  const stored = useMemo((): Stored<AnnouncementFields> => ({ rev, doc: fieldsOf(value) }), [rev, value]);
  const edits = useContentEdits({
    ...{ key: 'announcement', stored, schema: announcementFieldsSchema },
    toValue: announcementOf,
  });
  const restore = (before: HomeAnnouncement) =>
    edits.edit(decides ? fieldsOf(before) : { ...edits.state.doc, ...before.text });
  return (
    <>
      <AnnouncementForm edits={edits} decides={decides} />
      <ContentHistory name="announcement" linesOf={linesOf} onRestore={restore} />
    </>
  );
}
