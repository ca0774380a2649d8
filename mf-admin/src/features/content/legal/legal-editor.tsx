import type { Stored } from '@cursiv/shared-data/edits';
import type { LegalText, LegalTextName, Locale } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { fieldsOf, type LegalFields, legalFieldsSchema, legalOf } from './legal-fields.ts';
import { LegalForm } from './legal-form.tsx';
import { useLegalLines } from './use-legal-lines.ts';

type LegalEditorProps = {
  name: LegalTextName;
  stored: { rev: number; value: LegalText };
  /** The text that came with the product. */
  product: Record<Locale, string>;
};

/** A legal text, and what became of it. */
export function LegalEditor({ name, stored: { rev, value }, product }: LegalEditorProps) {
  const linesOf = useLegalLines();
  const stored = useMemo((): Stored<LegalFields> => ({ rev, doc: fieldsOf(value) }), [rev, value]);
  const edits = useContentEdits({ key: name, stored, schema: legalFieldsSchema, toValue: legalOf });
  const restore = ({ own, text }: LegalText) => edits.edit({ ...edits.state.doc, own, ...text });
  return (
    <>
      <LegalForm name={name} edits={edits} present={value} product={product} />
      <ContentHistory name={name} linesOf={linesOf} onRestore={restore} />
    </>
  );
}
