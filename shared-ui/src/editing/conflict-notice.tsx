import { createOwnTranslator } from '@cursiv/shared-i18n';
import { Button } from '../actions/button.tsx';
import { Cluster } from '../layout/cluster.tsx';
import { Notice } from '../states/notice.tsx';

const { useT } = createOwnTranslator(
  {
    title: 'Ce editezi a fost salvat și din altă parte',
    text: 'Poate îl ai deschis în altă filă sau pe alt dispozitiv. Dacă păstrezi ce ai scris aici, înlocuiește cealaltă versiune. Dacă o deschizi pe cealaltă, ce ai scris aici se pierde.',
    keepMine: 'Păstrează ce am scris aici',
    openOther: 'Deschide cealaltă versiune',
  },
  {
    title: 'What you are editing was saved from elsewhere too',
    text: 'Perhaps it is open in another tab or on another device. If you keep what you wrote here, it replaces the other version. If you open the other one, what you wrote here is lost.',
    keepMine: 'Keep what I wrote here',
    openOther: 'Open the other version',
  },
);

export type ConflictNoticeProps = { onOverwrite: () => void; onReopen: () => void };

/** Somebody saved the edited thing elsewhere: nothing is lost, and the author decides which version stays. */
export function ConflictNotice({ onOverwrite, onReopen }: ConflictNoticeProps) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('title')}
      action={
        <Cluster>
          <Button size="small" onClick={onOverwrite}>
            {t('keepMine')}
          </Button>
          <Button size="small" variant="secondary" onClick={onReopen}>
            {t('openOther')}
          </Button>
        </Cluster>
      }
    >
      {t('text')}
    </Notice>
  );
}
