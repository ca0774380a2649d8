import { useEffect, useRef, useState } from 'react';
import { useUploadsT } from '../messages/messages.ts';
import type { UploadRecord } from '../upload-record.ts';
import { useStateText } from './use-state-text.ts';

/** The last change of state, in words for screen readers: progress is not told, nor what an upload was at first. */
export function useUploadNews(uploads: readonly UploadRecord[]): string {
  const t = useUploadsT();
  const textOf = useStateText();
  const known = useRef(new Map<string, string>());
  const [news, setNews] = useState('');
  useEffect(() => {
    const said = uploads.map((upload) => [upload.id, upload.name, textOf(upload)] as const);
    const changed = said.find(([id, , state]) => known.current.has(id) && known.current.get(id) !== state);
    known.current = new Map(said.map(([id, , state]) => [id, state]));
    if (changed) setNews(t('news', { name: changed[1], state: changed[2] }));
  }, [uploads, t, textOf]);
  return news;
}
