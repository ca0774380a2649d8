import {
  type DraftLesson,
  fileLine,
  filesIn,
  type Locale,
  lessonBodyId,
  quizText,
  type WrittenCourse,
} from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Notice, Prose, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { FileDownload } from '../../../shared/file-download.tsx';
import { StoredFilm } from '../../../shared/media/stored-film.tsx';
import * as styles from '../courses.module.css';
import { useCoursesT } from '../messages/messages.ts';
import { LessonWords } from './lesson-words.tsx';
import { ReviewedCover } from './reviewed-cover.tsx';

type CourseLanguageProps = { course: WrittenCourse; language: Locale };

/** Everything that a course says in one language. */
export function CourseLanguage({ course: { content, texts, quizzes }, language }: CourseLanguageProps) {
  const t = useCoursesT();
  const lang = useLocale() === language ? undefined : language;
  const outcomes = content.outcomes[language] ?? [];
  const description = content.description[language];
  if (!content.title[language]) return <Notice>{t('nothingIn')}</Notice>;
  return (
    <Stack gap={3}>
      <h2 lang={lang}>{content.title[language]}</h2>
      {content.cover && <ReviewedCover cover={content.cover} language={language} />}
      {content.subtitle[language] && <p lang={lang}>{content.subtitle[language]}</p>}
      {description && <Prose text={description} locale={language} />}
      {outcomes.length > 0 && (
        <div>
          <p>{t('outcomes')}</p>
          <ul lang={lang}>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </div>
      )}
      {content.outline.map((unit) => (
        <section key={unit.id}>
          <h3 lang={lang}>{unit.title[language] ?? t('noUnitTitle')}</h3>
          {unit.lessons.map((lesson) => (
            <LessonToRead
              key={lesson.id}
              lesson={lesson}
              language={language}
              text={texts[lessonBodyId(lesson.id, language)]}
              quiz={quizText(quizzes?.[lesson.id] ?? [], language)}
            />
          ))}
        </section>
      ))}
    </Stack>
  );
}

type LessonToReadProps = {
  lesson: DraftLesson;
  language: Locale;
  text: string | undefined;
  /** Its questions with their answers. */
  quiz: string;
};

/** A lesson that opens for reading; what is not opened is not rendered. */
function LessonToRead({ lesson, language, text, quiz }: LessonToReadProps) {
  const t = useCoursesT();
  const lang = useLocale() === language ? undefined : language;
  const [isOpen, setIsOpen] = useState(false);
  const title = lesson.title[language] ?? t('noLessonTitle');
  return (
    <details className={styles.lesson} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary lang={lang}>{title}</summary>
      {isOpen && (
        <Stack>
          {lesson.video && <StoredFilm title={title} video={lesson.video} />}
          {text ? <LessonWords text={text} locale={language} pictures={lesson.pictures} /> : <p>{t('noText')}</p>}
          {lesson.type === 'file' &&
            filesIn(lesson.files ?? [], language).map((file) => (
              <FileDownload key={file.path} file={{ ...file, name: fileLine(file, language, language).title.text }} />
            ))}
          {lesson.type === 'quiz' && (
            <p className={styles.quiz} lang={lang}>
              {quiz || t('noQuiz')}
            </p>
          )}
        </Stack>
      )}
    </details>
  );
}
