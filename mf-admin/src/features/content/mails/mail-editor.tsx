import type { Stored } from '@cursiv/shared-data/edits';
import type { MailTexts } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useContentEdits } from '../form/use-content-edits.ts';
import { ContentHistory } from '../history/content-history.tsx';
import { fieldsOf, type MailFields, mailFieldsSchema, putBack, textsOf } from './mail-fields.ts';
import { MailForm } from './mail-form.tsx';
import type { ProductTexts } from './product-texts.ts';
import { useMailLines } from './use-mail-lines.ts';

type MailEditorProps = { stored: { rev: number; value: MailTexts }; product: ProductTexts };

/** The texts of mails, and what became of them. */
export function MailEditor({ stored: { rev, value }, product }: MailEditorProps) {
  const linesOf = useMailLines(product);
  const stored = useMemo((): Stored<MailFields> => ({ rev, doc: fieldsOf(value) }), [rev, value]);
  const edits = useContentEdits({ key: 'mails', stored, schema: mailFieldsSchema, toValue: textsOf });
  const restore = (before: MailTexts, after: MailTexts) => edits.edit(putBack(edits.state.doc, before, after));
  return (
    <>
      <MailForm edits={edits} product={product} />
      <ContentHistory name="mails" linesOf={linesOf} onRestore={restore} />
    </>
  );
}
