import type { connect } from './connect.ts';
import type { controlsOf } from './controls-of.ts';
import type { judge } from './judge.ts';
import type { ScormAnswers, ScormLesson } from './scorm-lesson.ts';

/** What a page is played with; written into it beside `play`. */
export interface PlayedWith {
  connect: typeof connect;
  controlsOf: typeof controlsOf;
  judge: typeof judge;
}

/**
 * Brings a page of a package to life: its lesson is done by saying so, its quiz by answering, and the learning system
 * is told. It is written into pages as it stands, so it names nothing outside itself.
 */
export function play(view: Window, { quiz, words }: ScormLesson, by: PlayedWith): void {
  const page = view.document;
  const { before, report } = by.connect(view);
  const element = <Tag extends 'button' | 'p' | 'legend'>(tag: Tag, text = '') =>
    Object.assign(page.createElement(tag), { textContent: text });
  const main = page.querySelector('main') ?? page.body;
  const news = element('p');
  news.setAttribute('role', 'status');
  const button = element('button', quiz ? words.submit : words.done);
  button.type = 'button';
  const done = () => {
    news.textContent = words.isDone;
    button.disabled = true;
  };
  const asked = (quiz?.questions ?? []).map((question) => {
    const { parts, answer } = by.controlsOf(page, question, words);
    const box = page.createElement('fieldset');
    const told = element('p');
    box.append(element('legend', question.prompt), ...parts, told);
    main.append(box);
    return { question, answer, told };
  });
  const submit = ({ questions, passPct }: NonNullable<typeof quiz>) => {
    const answers: ScormAnswers = {};
    for (const { question, answer } of asked) answers[question.id] = answer();
    const pct = by.judge(questions, answers);
    const isPassed = pct >= passPct;
    report({
      ...{ 'score.min': '0', 'score.max': '100', 'score.raw': String(pct) },
      lesson_status: isPassed ? 'passed' : 'failed',
    });
    for (const { question, told } of asked)
      told.textContent = by.judge([question], answers) === 100 ? words.right : words.wrong;
    news.textContent = (isPassed ? words.passed : words.failed).replace('{{pct}}', String(pct));
  };
  button.addEventListener('click', () => {
    if (quiz) return submit(quiz);
    report({ lesson_status: 'completed' });
    done();
  });
  main.append(button, news);
  if (!quiz && before === 'completed') done();
}
