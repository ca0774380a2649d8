import { getAccountByEmail, handOverContent, type UserAccount } from '@cursiv/shared-data';
import { Button } from '@cursiv/shared-ui';
import { useState } from 'react';
import { type HandedContent, HandOverDialog } from './hand-over-dialog.tsx';
import { useHandingOverT } from './messages/messages.ts';
import { TakerDialog } from './taker-dialog.tsx';

type HandOverButtonProps = { giver: UserAccount; content: readonly HandedContent[] };

/** Gives what somebody wrote to another author: asks who that is, shows what goes, and does it. */
export function HandOverButton({ giver, content }: HandOverButtonProps) {
  const t = useHandingOverT();
  const [isAsking, setIsAsking] = useState(false);
  const [taker, setTaker] = useState<UserAccount>();
  // As it was when the question was asked: what is given leaves the page.
  const [asked, setAsked] = useState<readonly HandedContent[]>([]);
  const find = async (email: string) => {
    const found = await getAccountByEmail(email);
    if (found) setAsked(content);
    setTaker(found);
    return found !== undefined;
  };
  const close = () => {
    setIsAsking(false);
    setTaker(undefined);
  };
  return (
    <>
      <Button variant="secondary" size="small" disabled={content.length === 0} onClick={() => setIsAsking(true)}>
        {t('open')}
      </Button>
      {isAsking && !taker && <TakerDialog giver={giver} find={find} onClose={close} />}
      {taker && <HandOverDialog giver={giver} taker={taker} content={asked} give={handOverContent} onClose={close} />}
    </>
  );
}
