import { nameInstructor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, emailSchema } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Form, Stack, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useInstructorsT } from './messages/messages.ts';

/** Refusals that say something about the address. */
const OWN_WORDS: readonly AppErrorCode[] = ['not-found', 'conflict', 'invalid', 'quota-exceeded', 'too-often'];

/** Names an instructor by their address; what they are asked, they answer themselves. */
export function NameInstructor({ courseId }: { courseId: string }) {
  const t = useT();
  const instructorsT = useInstructorsT();
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isPending, failure, run } = useCommand();
  const isAddress = emailSchema.safeParse(email).success;
  const name = async () => {
    setIsTried(true);
    if (!isAddress) return document.getElementById('instructor-email')?.focus();
    const outcome = await run(async () => void (await nameInstructor(courseId, email.trim())));
    if (outcome.status !== 'done') return;
    setEmail('');
    setIsTried(false);
    toast(instructorsT('invited'), { tone: 'success' });
  };
  const refusal =
    failure && (OWN_WORDS.includes(failure) ? instructorsT(`refusal.${failure as 'conflict'}`) : t(`error.${failure}`));
  return (
    <Form onSubmit={() => void name()}>
      <Stack gap={1}>
        <TextField
          id="instructor-email"
          label={instructorsT('email')}
          hint={instructorsT('emailHint')}
          type="email"
          autoComplete="off"
          value={email}
          error={isTried && (isAddress ? refusal : instructorsT('emailWrong'))}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setIsTried(false);
          }}
        />
        <div>
          <Button type="submit" variant="secondary" size="small" pending={isPending}>
            {instructorsT('name')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
