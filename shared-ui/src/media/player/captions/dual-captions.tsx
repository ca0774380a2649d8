import { useEffect, useState } from 'react';
import * as styles from './dual-captions.module.css';
import { textOf } from './text-of.ts';
import { captionTracks } from './use-text-tracks.ts';

type DualCaptionsProps = { video: HTMLVideoElement | null; languages: readonly string[] };

/** Captions in two languages, one above the other. The browser would choose the order itself. */
export function DualCaptions({ video, languages }: DualCaptionsProps) {
  return (
    <div className={styles.captions} aria-hidden>
      {languages.map((language) => (
        <Spoken key={language} video={video} language={language} />
      ))}
    </div>
  );
}

/** What is said now in one language. */
function Spoken({ video, language }: { video: HTMLVideoElement | null; language: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!video) return;
    const listening = new AbortController();
    const follow = () => {
      const track = captionTracks(video).find((known) => known.language === language);
      const show = () => setText([...(track?.activeCues ?? [])].map(textOf).join('\n'));
      track?.addEventListener('cuechange', show, { signal: listening.signal });
      show();
    };
    follow();
    video.textTracks.addEventListener('addtrack', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [video, language]);
  return (
    <p lang={language} className={styles.line} hidden={text === ''}>
      <span className={styles.text}>{text}</span>
    </p>
  );
}
