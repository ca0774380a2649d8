import { useGrowingList, watchHistory } from '@cursiv/shared-data';
import { type HistoryEntry, historyIdOf, type Locale, type TextPlace } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Dialog, EmptyState, ShowMore, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useAround } from '../authoring-context.ts';
import { HistoryLine } from './history-line.tsx';
import { useHistoryWords } from './words.ts';

const AT_ONCE = 20;

type HistoryDialogProps = { place: TextPlace; locale: Locale; name: string; onClose: () => void };

/** What a text said after each edit, the latest first, with the way back to it. */
export function HistoryDialog({ place, locale, name, onClose }: HistoryDialogProps) {
  const words = useHistoryWords();
  const { courseId, ownerUid, edit, saveNow } = useAround();
  const [shown, setShown] = useState(AT_ONCE);
  const textId = historyIdOf(place, locale);
  // One more than is shown: the last line is compared with it.
  const watch = useMemo(() => watchHistory(courseId, ownerUid, textId, shown + 1), [courseId, ownerUid, textId, shown]);
  const { list, isReading, hasMore } = useGrowingList(watch, shown + 1);
  const restore = async ({ id, text }: HistoryEntry) => {
    // What was typed since is an entry before the one that is brought back.
    if (!(await saveNow())) return toast(words('failed'), { tone: 'danger' });
    edit({ type: 'restore', place, locale, from: id, text });
    await saveNow();
    toast(words('restored'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} size="large" title={words('title', { place: name })} closeLabel={words('close')}>
      <LoadableView of={list}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState level={3} title={words('none')} text={words('noneText')} />
          ) : (
            <Stack gap={2}>
              <p>{words('intro')}</p>
              <ShowMore label={words('more')} {...{ hasMore, isReading }} onMore={() => setShown(shown + AT_ONCE)}>
                <ol>
                  {found.slice(0, shown).map((entry, index) => (
                    <HistoryLine
                      key={entry.id}
                      entry={entry}
                      earlier={found[index + 1]}
                      isPresent={index === 0}
                      onRestore={() => restore(entry)}
                    />
                  ))}
                </ol>
              </ShowMore>
            </Stack>
          )
        }
      </LoadableView>
    </Dialog>
  );
}
