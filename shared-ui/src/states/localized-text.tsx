import { Badge } from '../data/badge.tsx';

export type LocalizedTextProps = {
  text: string;
  /** Language of the text when it is not the page's. */
  lang?: string | undefined;
  /** Says that the text replaces a missing translation; shown as a small badge. */
  badge?: string | undefined;
};

/** Text with its own language, so that it is pronounced and hyphenated correctly. */
export function LocalizedText({ text, lang, badge }: LocalizedTextProps) {
  return (
    <>
      <span lang={lang}>{text}</span>
      {badge && (
        <>
          {' '}
          <Badge size="small">{badge}</Badge>
        </>
      )}
    </>
  );
}
