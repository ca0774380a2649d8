import type { AuthResult } from '@cursiv/shared-auth';
import { type LinkedGoogle, offersGoogle, useLoad } from '@cursiv/shared-data';
import { accepted, useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { AccountPart } from '../account-part.tsx';
import { useFreshly } from '../copy/use-freshly.tsx';
import { useGoogleT } from './texts/texts.ts';

/** What this part asks of the sign-in service. */
export interface GoogleService {
  /** The Google account that signs in here; null without one. */
  read(): Promise<LinkedGoogle | null>;
  link(): Promise<LinkedGoogle>;
  unlink(): Promise<void>;
  /** Mails a link to choose a password. */
  sendPassword(email: string): Promise<AuthResult>;
}

interface Person {
  email: string;
  hasPassword: boolean;
}

type GooglePartProps = { person: Person; service: GoogleService };

/** Sign-in with Google, where the site has it. */
export function GooglePart(props: GooglePartProps) {
  const googleT = useGoogleT();
  if (!offersGoogle()) return null;
  return (
    <AccountPart title={googleT('title')} intro={googleT('lead')}>
      <GoogleLink {...props} />
    </AccountPart>
  );
}

/** Links a Google account as a second way to sign in, and unlinks it unless it is the only one. */
function GoogleLink({ person, service }: GooglePartProps) {
  const read = useLoad(service.read);
  const [changed, setChanged] = useState<LinkedGoogle | null>();
  return (
    <LoadableView of={changed === undefined ? read : { status: 'ready', value: changed }}>
      {(google) => {
        if (!google) return <Unlinked person={person} link={service.link} onLinked={setChanged} />;
        if (!person.hasPassword) return <OnlyGoogle google={google} person={person} send={service.sendPassword} />;
        return <Linked google={google} person={person} unlink={service.unlink} onUnlinked={() => setChanged(null)} />;
      }}
    </LoadableView>
  );
}

type UnlinkedProps = { person: Person; link: GoogleService['link']; onLinked: (google: LinkedGoogle) => void };

function Unlinked({ person, link, onLinked }: UnlinkedProps) {
  const t = useT();
  const googleT = useGoogleT();
  const { isPending, failure, start, dialog } = useFreshly(person, async () => {
    onLinked(await link());
    toast(googleT('linkedToast'), { tone: 'success' });
  });
  return (
    <Stack>
      <p>{googleT('none')}</p>
      {failure && <FormError title={failure === 'auth/google-taken' ? googleT('taken') : t(`error.${failure}`)} />}
      <div>
        <Button variant="secondary" pending={isPending} onClick={start}>
          {googleT('link')}
        </Button>
      </div>
      {dialog}
    </Stack>
  );
}

type LinkedProps = { google: LinkedGoogle; person: Person; unlink: GoogleService['unlink']; onUnlinked: () => void };

function Linked({ google, person, unlink, onUnlinked }: LinkedProps) {
  const t = useT();
  const googleT = useGoogleT();
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, failure, start, dialog } = useFreshly(person, async () => {
    await unlink();
    toast(googleT('unlinked'), { tone: 'success' });
    onUnlinked();
  });
  const confirm = () => {
    setIsAsking(false);
    start();
  };
  return (
    <Stack>
      <p>{googleT('linked', { email: google.email })}</p>
      {failure && <FormError title={t(`error.${failure}`)} />}
      <div>
        <Button variant="secondary" pending={isPending} onClick={() => setIsAsking(true)}>
          {googleT('unlink')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={googleT('unlinkTitle')}
        confirmLabel={googleT('unlink')}
        cancelLabel={googleT('cancel')}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {googleT('unlinkText', { email: person.email })}
      </ConfirmDialog>
      {dialog}
    </Stack>
  );
}

function OnlyGoogle(props: { google: LinkedGoogle; person: Person; send: GoogleService['sendPassword'] }) {
  const { google, person, send } = props;
  const t = useT();
  const googleT = useGoogleT();
  const { isPending, isDone, failure, run } = useCommand();
  return (
    <Stack>
      <p>{googleT('only', { email: google.email })}</p>
      {failure && <FormError title={t(`error.${failure}`)} />}
      {isDone ? (
        <Notice tone="success" role="status" title={googleT('sentTitle')}>
          {googleT('sent', { email: person.email })}
        </Notice>
      ) : (
        <div>
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() => void run(async () => accepted(await send(person.email)))}
          >
            {googleT('choose')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
