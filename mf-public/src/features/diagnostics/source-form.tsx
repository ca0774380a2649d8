import { Button, TextField } from '@cursiv/shared-ui';
import { useId, useState } from 'react';
import { isWebAddress } from '../../shared/web-address.ts';
import type { DemoClip } from './demo-clip.ts';
import { useT } from './messages.ts';
import * as styles from './source-form.module.css';

export interface Sources {
  source: string;
  captions: string | undefined;
}

type SourceFormProps = {
  /** Fills the fields until somebody types. */
  suggestion: DemoClip | undefined;
  onLoad: (sources: Sources) => void;
};

/** Which video and captions to try. */
export function SourceForm({ suggestion, onLoad }: SourceFormProps) {
  const t = useT();
  const sourceId = useId();
  const captionsId = useId();
  const [typedSource, setSource] = useState<string>();
  const [typedCaptions, setCaptions] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const source = (typedSource ?? suggestion?.source ?? '').trim();
  const captions = (typedCaptions ?? (typedSource === undefined ? suggestion?.captions : undefined) ?? '').trim();
  const isSourceWrong = !isWebAddress(source);
  const areCaptionsWrong = captions !== '' && !isWebAddress(captions);

  const load = () => {
    setIsTried(true);
    if (isSourceWrong) document.getElementById(sourceId)?.focus();
    else if (areCaptionsWrong) document.getElementById(captionsId)?.focus();
    else onLoad({ source, captions: captions || undefined });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        load();
      }}
    >
      <TextField
        id={sourceId}
        label={t('player.source')}
        hint={t('player.sourceHint')}
        type="url"
        required
        value={source}
        onChange={(event) => setSource(event.target.value)}
        error={isTried && isSourceWrong && t('player.addressInvalid')}
      />
      <TextField
        id={captionsId}
        label={t('player.captions')}
        hint={t('player.captionsHint')}
        type="url"
        value={captions}
        onChange={(event) => setCaptions(event.target.value)}
        error={isTried && areCaptionsWrong && t('player.addressInvalid')}
      />
      <Button type="submit">{t('player.load')}</Button>
    </form>
  );
}
