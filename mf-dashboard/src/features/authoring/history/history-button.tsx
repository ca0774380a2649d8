import { isWhole, type Locale, sameValues, type TextPlace } from '@cursiv/shared-domain';
import { Button, IconButton } from '@cursiv/shared-ui';
import { History } from 'lucide-react';
import { memo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useNamesIn } from '../../../shared/courses/texts/use-place-name.ts';
import { useAround, useOfCalmDraft } from '../authoring-context.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { useHistoryWords } from './words.ts';

type HistoryButtonProps = {
  place: TextPlace;
  locale: Locale;
  /** Beside a field, where there is room for an icon only. */
  isSmall?: boolean;
};

/** Opens what the text at a place of a course said before. */
export const HistoryButton = memo(function HistoryButton({ place, locale, isSmall = false }: HistoryButtonProps) {
  const t = useT();
  const words = useHistoryWords();
  const { rev } = useAround();
  const namesIn = useNamesIn();
  const placed = useOfCalmDraft(({ content }) => namesIn(content).placeName(place));
  const [isOpen, setIsOpen] = useState(false);
  // What was never stored has no history.
  if (rev === 0) return null;
  const name = isWhole(place) ? placed : `${placed} · ${t(`locale.${locale}`)}`;
  const label = words('openOf', { place: name });
  const open = () => setIsOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton label={label} icon={<History size={18} aria-hidden />} onClick={open} />
      ) : (
        <Button variant="quiet" size="small" aria-label={label} onClick={open}>
          <History size={18} aria-hidden /> {words('open')}
        </Button>
      )}
      {isOpen && <HistoryDialog place={place} locale={locale} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}, sameValues);
