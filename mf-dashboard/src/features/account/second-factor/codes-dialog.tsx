import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Dialog, Stack, saveBlob } from '@cursiv/shared-ui';
import * as styles from './codes.module.css';
import { useFactorT } from './texts/texts.ts';

/** Shows backup codes, once: to copy or to download. */
export function CodesDialog({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const factorT = useFactorT();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(factorT('copied'), { tone: 'success' });
  };
  return (
    <Dialog open onClose={onKept} title={factorT('codesTitle')} closeLabel={factorT('kept')} size="small">
      <Stack>
        <p>{factorT('codesLead')}</p>
        <ul className={styles.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Cluster>
          <Button variant="secondary" onClick={() => void copy()}>
            {factorT('copy')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), `${factorT('file')}.txt`)}
          >
            {factorT('save')}
          </Button>
          <Button onClick={onKept}>{factorT('kept')}</Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
