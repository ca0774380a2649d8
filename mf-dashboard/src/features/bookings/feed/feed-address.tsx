import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';

/** The address of a feed: to copy, or to open in a calendar program. */
export function FeedAddress({ address }: { address: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t('bookings.feed.copied'), { tone: 'success' });
    } catch {
      toast(t('bookings.feed.notCopied'), { tone: 'danger' });
    }
  };
  return (
    <>
      <TextField label={t('bookings.feed.address')} value={address} readOnly />
      <Cluster>
        <Button size="small" onClick={() => void copy()}>
          {t('bookings.feed.copy')}
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('bookings.feed.subscribe')}</a>
      </Cluster>
    </>
  );
}
