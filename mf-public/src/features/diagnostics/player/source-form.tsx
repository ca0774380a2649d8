import { Button, Form, TextField } from '@cursiv/shared-ui';
import { useId, useState } from 'react';
import type { DemoClip } from '../demo-clip.ts';
import { useT } from '../messages/messages.ts';
import { isMediaAddress } from './media-address.ts';
import * as styles from './source-form.module.css';

export interface Sources {
  source: string;
  captions: string | undefined;
  chapters: string | undefined;
}

const FIELDS = ['source', 'captions', 'chapters'] as const satisfies (keyof Sources)[];
type FieldName = (typeof FIELDS)[number];

type SourceFormProps = {
  /** Initial values, until somebody types a source. */
  suggestion: DemoClip | undefined;
  onLoad: (sources: Sources) => void;
};

/** The form for the video and tracks to try. */
export function SourceForm({ suggestion, onLoad }: SourceFormProps) {
  const t = useT();
  const formId = useId();
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const suggested = typed.source === undefined ? suggestion : undefined;
  const addressIn = (name: FieldName) => (typed[name] ?? suggested?.[name] ?? '').trim();
  const isWrong = (name: FieldName) =>
    (name === 'source' || addressIn(name) !== '') && !isMediaAddress(addressIn(name));

  const load = () => {
    setIsTried(true);
    const wrong = FIELDS.find(isWrong);
    if (wrong) return document.getElementById(formId + wrong)?.focus();
    onLoad({
      source: addressIn('source'),
      captions: addressIn('captions') || undefined,
      chapters: addressIn('chapters') || undefined,
    });
  };
  return (
    <Form className={styles.form} onSubmit={load}>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          id={formId + name}
          label={t(`player.${name}`)}
          hint={t(`player.${name}Hint`)}
          type="url"
          required={name === 'source'}
          value={typed[name] ?? suggested?.[name] ?? ''}
          onChange={(event) => setTyped((known) => ({ ...known, [name]: event.target.value }))}
          error={isTried && isWrong(name) && t('player.addressInvalid')}
        />
      ))}
      <Button type="submit">{t('player.load')}</Button>
    </Form>
  );
}
