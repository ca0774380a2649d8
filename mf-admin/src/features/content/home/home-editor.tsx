import type { Stored } from '@cursiv/shared-data/edits';
import { type HomePage, homeFieldsSchema } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useMay } from '../../../shared/use-may.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { HomeForm } from './home-form.tsx';
import { useHomeLines } from './use-home-lines.ts';
import { writtenHome } from './written-home.ts';

/** How the home page begins and what it shows, and what became of it. An editor of translations changes, and brings back, texts alone. */
export function HomeEditor({ stored: { rev, value } }: { stored: { rev: number; value: HomePage } }) {
  const decides = useMay()('setup');
  const linesOf = useHomeLines();
  const stored = useMemo((): Stored<HomePage> => ({ rev, doc: value }), [rev, value]);
  const edits = useContentEdits({ ...{ key: 'home', stored, schema: homeFieldsSchema }, toValue: writtenHome });
  const restore = (before: HomePage) => edits.edit(decides ? before : { ...before, parts: edits.state.doc.parts });
  return (
    <>
      <HomeForm edits={edits} decides={decides} />
      <ContentHistory name="home" linesOf={linesOf} onRestore={restore} />
    </>
  );
}
