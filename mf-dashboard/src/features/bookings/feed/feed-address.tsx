import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, TextField } from '@cursiv/shared-ui';
import { useBookingsT } from '../../../shared/bookings/messages/messages.ts';

/** The address of a feed: to copy, or to open in a calendar program. */
export function FeedAddress({ address }: { address: string }) {
  const t = useBookingsT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t('feed.copied'), { tone: 'success' });
    } catch {
      toast(t('feed.notCopied'), { tone: 'danger' });
    }
  };
  return (
    <>
      <TextField label={t('feed.address')} value={address} readOnly />
      <Cluster>
        <Button size="small" onClick={() => void copy()}>
          {t('feed.copy')}
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('feed.subscribe')}</a>
      </Cluster>
    </>
  );
}
