import { useUser } from '@cursiv/shared-auth';
import { inviteCoAuthor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, isEmailAddress } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Form, Stack, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { usePeopleWords } from './words.ts';

/** Invites a person by their address; the answer is the same whether it has an account. */
export function InviteForm({ courseId }: { courseId: string }) {
  const t = useT();
  const words = usePeopleWords();
  const { isPending, failure, run } = useCommand();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<'notAnAddress' | 'ownAddress'>();
  const { email: own } = useUser();
  const invite = async () => {
    const address = email.trim();
    const found = !isEmailAddress(address)
      ? 'notAnAddress'
      : address.toLowerCase() === own.toLowerCase()
        ? 'ownAddress'
        : undefined;
    setWrong(found);
    if (found) return document.getElementById('invite-email')?.focus();
    const outcome = await run(() => inviteCoAuthor(courseId, address));
    if (outcome.status !== 'done') return;
    toast(words('invited', { email: address }), { tone: 'success' });
    setEmail('');
  };
  const said: Partial<Record<AppErrorCode, string>> = {
    invalid: words('ownAddress'),
    'quota-exceeded': words('tooMany'),
    'address-unproven': words('unproven'),
  };
  const refused = failure && (said[failure] ?? t(`error.${failure}`));
  return (
    <Form onSubmit={() => void invite()}>
      <Stack gap={1}>
        <TextField
          id="invite-email"
          label={words('email')}
          hint={words('hint')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={wrong ? words(wrong) : refused}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <div>
          <Button type="submit" size="small" pending={isPending}>
            {words('invite')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
