import {
  beginSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  type NewSecondFactor,
  newRecoveryCodes,
  useLoad,
} from '@cursiv/shared-data';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, FormError, Stack } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useFreshly } from '../copy/use-freshly.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { useFactorT } from './texts/texts.ts';

type SecondFactorProps = { email: string; hasPassword: boolean };

/** Switches the code at sign-in on and off, and gives backup codes. */
export function SecondFactor(person: SecondFactorProps) {
  const t = useT();
  const [changes, setChanges] = useState(0);
  const [codes, setCodes] = useState<string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change
  const has = useLoad(useCallback(() => hasSecondFactor(), [changes]));
  const changed = () => setChanges((count) => count + 1);
  const giving = useFreshly(person, async () => setCodes(await newRecoveryCodes()));
  const enrolled = () => {
    changed();
    giving.start();
  };
  return (
    <Stack>
      <LoadableView of={has}>
        {(isOn) =>
          isOn ? (
            <Present {...person} isGiving={giving.isPending} onCodes={giving.start} onStopped={changed} />
          ) : (
            <Absent {...person} onEnrolled={enrolled} />
          )
        }
      </LoadableView>
      {giving.failure && <FormError title={t(`error.${giving.failure}`)} />}
      {giving.dialog}
      {codes && <CodesDialog codes={codes} onKept={() => setCodes(undefined)} />}
    </Stack>
  );
}

function Absent({ onEnrolled, ...person }: SecondFactorProps & { onEnrolled: () => void }) {
  const t = useT();
  const factorT = useFactorT();
  const [factor, setFactor] = useState<NewSecondFactor>();
  const { isPending, failure, start, dialog } = useFreshly(person, async () => setFactor(await beginSecondFactor()));
  return (
    <Stack>
      <p>{factorT('off')}</p>
      {failure && <FormError title={t(`error.${failure}`)} />}
      <div>
        <Button variant="secondary" pending={isPending} onClick={start}>
          {factorT('start')}
        </Button>
      </div>
      {dialog}
      {factor && <EnrolDialog factor={factor} onCancel={() => setFactor(undefined)} onEnrolled={onEnrolled} />}
    </Stack>
  );
}

type PresentProps = SecondFactorProps & { isGiving: boolean; onCodes: () => void; onStopped: () => void };

function Present({ isGiving, onCodes, onStopped, ...person }: PresentProps) {
  const t = useT();
  const factorT = useFactorT();
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, failure, start, dialog } = useFreshly(person, async () => {
    await endSecondFactor();
    toast(factorT('stopped'), { tone: 'success' });
    onStopped();
  });
  const stop = () => {
    setIsAsking(false);
    start();
  };
  return (
    <Stack>
      <p>{factorT('on')}</p>
      {failure && <FormError title={t(`error.${failure}`)} />}
      <Cluster>
        <Button variant="secondary" pending={isGiving} onClick={onCodes}>
          {factorT('newCodes')}
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => setIsAsking(true)}>
          {factorT('stop')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        title={factorT('stopTitle')}
        confirmLabel={factorT('stop')}
        cancelLabel={factorT('cancel')}
        onConfirm={stop}
        onCancel={() => setIsAsking(false)}
      >
        {factorT('stopText')}
      </ConfirmDialog>
      {dialog}
    </Stack>
  );
}
