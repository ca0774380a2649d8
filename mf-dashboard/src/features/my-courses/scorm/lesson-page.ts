import { connect } from './player/connect.ts';
import { controlsOf } from './player/controls-of.ts';
import { judge } from './player/judge.ts';
import { play } from './player/play.ts';
import type { ScormLesson } from './player/scorm-lesson.ts';

/** A text where HTML or XML expects words. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\t\n\r]/gu, '');

const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif;color:#222;background:#fff}' +
  'video{width:100%}img{max-width:100%;height:auto}fieldset{margin:1rem 0;border:1px solid #ccc;border-radius:.5rem}legend{font-weight:600}' +
  'label{display:block;padding:.3rem 0}button{padding:.6rem 1rem;font:inherit;cursor:pointer}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3rem}';

/** What a page of a package shows. */
export interface ScormPage {
  locale: string;
  title: string;
  /** The lesson's text as HTML. */
  html: string;
  /** Addresses of the video and its captions in the package. */
  video?: { src: string; captions: { locale: string; src: string }[] };
  /** What the page says in place of a video that it cannot play. */
  notice?: string;
  /** Titles and addresses of what learners download. */
  files: { title: string; kind: string; href: string }[];
  lesson: ScormLesson;
}

/** A value inside a script: nothing in it ends the script. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A page that needs nothing but its package: text, video, quiz, and what speaks with the learning system. */
export const lessonPage = ({ locale, title, html, video, notice, files, lesson }: ScormPage): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${video ? videoOf(video) : ''}
${notice ? `<p role="note">${escaped(notice)}</p>` : ''}
${html}
${files.length > 0 ? `<ul>${files.map(fileLink).join('')}</ul>` : ''}
</main>
<script>
(${play})(window, ${inScript(lesson)}, { connect: ${connect}, controlsOf: ${controlsOf}, judge: ${judge} });
</script>
</body>
</html>
`;

const fileLink = ({ title, kind, href }: ScormPage['files'][number]) =>
  `<li><a href="${escaped(encodeURI(href))}" download>${escaped(title)}</a> (${escaped(kind)})</li>`;

const videoOf = ({ src, captions }: NonNullable<ScormPage['video']>) =>
  `<video controls src="${escaped(encodeURI(src))}">${captions
    .map(
      (track) =>
        `<track kind="captions" srclang="${track.locale}" label="${track.locale.toUpperCase()}" src="${escaped(encodeURI(track.src))}">`,
    )
    .join('')}</video>`;
