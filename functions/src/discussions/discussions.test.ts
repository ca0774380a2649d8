import { quizCourse } from '../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../store/memory-store.ts';
import { answerRequest, hideRequest, questionRequest, reportRequest, rulingRequest } from './discussion-requests.ts';
import { followQuestion } from './follow-question.ts';
import { countQuestions } from './keeping/count-questions.ts';
import { answerNotices, markNotices, questionNotices } from './keeping/discussion-notices.ts';
import { keepQuestion, keepTeachers, keepTeaching } from './keeping/keep-question.ts';
import { markAnswer } from './mark-answer.ts';
import { hideQuestion } from './moderation/hide-question.ts';
import { reportContribution } from './moderation/report-contribution.ts';
import { ruleOnContribution } from './moderation/rule-on-contribution.ts';
import { questionAt } from './places.ts';
import { removeContribution } from './writing/remove-contribution.ts';
import { writeAnswer } from './writing/write-answer.ts';
import { writeQuestion } from './writing/write-question.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const PLACE = { courseId: 'c1', questionId: 'q1' };
const ANSWER = { ...PLACE, answerId: 'a1' };

let documents: Map<string, Record<string, unknown>>;
const store = () => memoryStore(documents);
const caller = (uid: string, hasVerifiedEmail = true) => ({ uid, hasVerifiedEmail });
const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });
const refused = (code: string) => expect.objectContaining({ code });
const question = () => questionAt(store(), PLACE);

const ask = (changes: object = {}, uid = 'ana', isProven = true) =>
  writeQuestion(
    store(),
    questionRequest.parse({
      courseId: 'c1',
      lessonId: 'l1',
      id: 'q1',
      rev: 0,
      text: 'De ce?',
      locale: 'ro',
      ...changes,
    }),
    caller(uid, isProven),
    NOW,
  );
const askWhen = (path: string, status: string) => {
  change(path, { status });
  return ask();
};
const answer = (changes: object = {}, uid = 'bogdan') =>
  writeAnswer(
    store(),
    answerRequest.parse({ ...PLACE, id: 'a1', rev: 0, text: 'Fiindcă.', locale: 'ro', ...changes }),
    caller(uid),
    NOW,
  );
const mark = (answerId: string | undefined, uid: string) =>
  markAnswer(store(), { ...PLACE, ...(answerId && { answerId }) }, caller(uid), NOW);

beforeEach(() => {
  documents = quizCourse();
  for (const uid of ['ana', 'bogdan', 'clara', 'dan'])
    change(`users/${uid}`, { name: uid, email: `${uid}@x.test`, isAdmin: false });
  change('enrollments/bogdan__c1', { ...documents.get('enrollments/ana__c1'), uid: 'bogdan' });
});

const owner = () => String(documents.get('courses/c1')?.ownerUid);

describe('a question under a lesson', () => {
  it('is asked by a learner, who then follows it', async () => {
    await expect(ask({ second: 83 })).resolves.toEqual({ rev: 1 });
    await expect(question()).resolves.toMatchObject({
      authorName: 'ana',
      isTeacher: false,
      second: 83,
      isWaiting: true,
      followerCount: 1,
    });
    expect(documents.get('courses/c1/follows/ana')).toEqual({ questionIds: ['q1'] });
  });

  it('is asked once when the answer to the first try was lost', async () => {
    await ask();
    await expect(ask()).resolves.toEqual({ rev: 1 });
    await expect(ask({ text: 'Altceva' })).rejects.toEqual(refused('conflict'));
  });

  it('is changed by its asker, and says so', async () => {
    await ask();
    await expect(ask({ rev: 1, text: 'De ce oare?' })).resolves.toEqual({ rev: 2 });
    await expect(question()).resolves.toMatchObject({ text: 'De ce oare?', editedAt: NOW });
    await expect(ask({ rev: 2, text: 'Al meu' }, 'bogdan')).rejects.toEqual(refused('no-access'));
  });

  it.each([
    ['somebody who does not take the course', () => ask({}, 'dan')],
    ['who has withdrawn', () => askWhen('enrollments/ana__c1', 'withdrawn')],
    ['a suspended person', () => askWhen('users/ana', 'suspended')],
    ['a learner of a suspended course', () => askWhen('courses/c1', 'suspended')],
    ['a learner of an archived course', () => askWhen('courses/c1', 'archived')],
  ])('is not asked by %s', (_, attempt) => expect(attempt()).rejects.toEqual(refused('no-access')));

  it('needs a proven address and a lesson that is there', async () => {
    await expect(ask({}, 'ana', false)).rejects.toEqual(refused('address-unproven'));
    await expect(ask({ lessonId: 'other' })).rejects.toEqual(refused('not-found'));
  });

  it.each([
    [{ text: ' \u200b ' }],
    [{ text: 'x'.repeat(5001) }],
    [{ id: '../x' }],
    [{ second: -1 }],
    [{ second: 1e9 }],
    [{ isTeacher: true }],
    [{ passage: { quote: 'x', prefix: '', suffix: '', locale: 'fr' } }],
  ])('is not %j', (changes) => expect(() => ask(changes)).toThrow());

  it('is deleted by its asker until others have answered', async () => {
    await ask();
    await expect(removeContribution(store(), PLACE, caller('bogdan'))).rejects.toEqual(refused('no-access'));
    await answer();
    await expect(removeContribution(store(), PLACE, caller('ana'))).rejects.toEqual(refused('conflict'));
    await removeContribution(store(), ANSWER, caller('bogdan'));
    await removeContribution(store(), PLACE, caller('ana'));
    await expect(question()).resolves.toBeUndefined();
  });

  it('is followed and no longer followed', async () => {
    await ask();
    const follow = (isFollowed: boolean) => followQuestion(store(), { ...PLACE, isFollowed }, caller('bogdan'));
    await follow(true);
    await follow(true);
    await expect(question()).resolves.toMatchObject({ followerCount: 2 });
    await follow(false);
    await expect(question()).resolves.toMatchObject({ followerCount: 1 });
  });
});

describe('under a lesson that is still locked', () => {
  const lock = () => {
    change('courses/c1', { isSequential: true });
    change('courses/c1/versions/4/lessons/l1', { comesAfter: 'l2' });
  };

  it('nobody who learns asks, answers, marks, follows or reports', async () => {
    await ask();
    await answer();
    lock();
    const attempts = [
      ask({ id: 'q2' }),
      answer({ id: 'a2' }),
      mark('a1', 'ana'),
      followQuestion(store(), { ...PLACE, isFollowed: true }, caller('bogdan')),
      reportContribution(store(), reportRequest.parse({ ...ANSWER, reason: 'spam' }), caller('ana'), NOW),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(refused('no-access'));
    await mark('a1', owner());
  });

  it('who comes to it takes part', async () => {
    lock();
    const done = { lessonId: 'l2', state: 'completed', positionSec: 0, updatedAt: NOW };
    documents.set('enrollments/ana__c1/lessonProgress/l2', done);
    await expect(ask()).resolves.toEqual({ rev: 1 });
  });
});

describe('an answer', () => {
  beforeEach(() => ask());

  it('by a learner is counted, and the question waits on', async () => {
    await answer();
    await answer();
    await expect(question()).resolves.toMatchObject({ answerCount: 1, isWaiting: true });
  });

  it('by who teaches the course says so and ends the waiting', async () => {
    await answer({}, owner());
    expect(documents.get('courses/c1/questions/q1/answers/a1')).toMatchObject({ isTeacher: true });
    await expect(question()).resolves.toMatchObject({ isWaiting: false });
  });

  it('is marked by the asker or a teacher, and by nobody else', async () => {
    await answer();
    await expect(mark('a1', 'bogdan')).rejects.toEqual(refused('no-access'));
    await expect(mark('none', 'ana')).rejects.toEqual(refused('not-found'));
    await mark('a1', 'ana');
    await expect(question()).resolves.toMatchObject({ rightAnswerId: 'a1', isWaiting: false });
    await mark(undefined, owner());
    await expect(question()).resolves.not.toHaveProperty('rightAnswerId');
  });

  it('takes its mark with it', async () => {
    await answer();
    await mark('a1', owner());
    await removeContribution(store(), ANSWER, caller('bogdan'));
    await expect(question()).resolves.toMatchObject({ answerCount: 0, isWaiting: true });
    await expect(question()).resolves.not.toHaveProperty('rightAnswerId');
  });

  it('stays while administrators have yet to look at a report of it', async () => {
    await answer();
    documents.set('reportedContributions/a1', { reports: 'open' });
    await expect(removeContribution(store(), ANSWER, caller('bogdan'))).rejects.toEqual(refused('conflict'));
  });
});

describe('a report', () => {
  const report = (uid: string) =>
    reportContribution(store(), reportRequest.parse({ ...ANSWER, reason: 'spam' }), caller(uid), NOW);
  const rule = (ruling: object, uid = 'root') =>
    ruleOnContribution(store(), rulingRequest.parse({ id: 'a1', ...ruling }), caller(uid), NOW);
  const hiding = { reason: 'other', note: 'Nu e de aici.', locale: 'ro' };
  const stored = () => documents.get('courses/c1/questions/q1/answers/a1');

  beforeEach(async () => {
    change('users/root', { name: 'root', isAdmin: true });
    await ask();
    await answer();
  });

  it('comes once from a person, and not from the author or a stranger', async () => {
    await report('ana');
    await expect(report('ana')).rejects.toEqual(refused('no-access'));
    await expect(report('bogdan')).rejects.toEqual(refused('no-access'));
    await expect(report('dan')).rejects.toEqual(refused('no-access'));
    expect(documents.get('reportedContributions/a1')).toMatchObject({ reports: 'open', reasons: ['spam'] });
  });

  it('stands among all reports, with who made it and who wrote the words', async () => {
    await report('ana');
    expect(documents.get('reports/a1__ana')).toEqual({
      ...{ reporterUid: 'ana', targetKind: 'answer', targetId: 'a1', targetUid: 'bogdan' },
      ...{ reason: 'spam', of: 1, createdAt: NOW },
    });
  });

  it('shows administrators the words as they are now', async () => {
    await report('ana');
    await answer({ rev: 1, text: 'Altceva.' });
    expect(documents.get('reportedContributions/a1')).toMatchObject({ text: 'Altceva.' });
  });

  it('lets an administrator hide the words for a reason that their author reads, and show them again', async () => {
    await report('ana');
    await rule({ from: 'open', to: 'actioned', hiding });
    expect(stored()).toMatchObject({ status: 'hidden', text: '' });
    await expect(question()).resolves.toMatchObject({ answerCount: 0 });
    expect(documents.get('hidings/a1')).toMatchObject({ uid: 'bogdan', note: 'Nu e de aici.' });
    expect([...documents.keys()].filter((path) => path.startsWith('users/bogdan/notifications/'))).toHaveLength(1);
    await expect(answer({ rev: 1, text: 'Iar.' })).rejects.toEqual(refused('no-access'));
    await rule({ from: 'actioned', to: 'dismissed' });
    expect(stored()).toMatchObject({ status: 'published', text: 'Fiindcă.' });
    await expect(question()).resolves.toMatchObject({ answerCount: 1 });
    expect(documents.has('hidings/a1')).toBe(false);
  });

  it('is ruled on by moderators, too, unless the words are their own or in a course of theirs', async () => {
    await report('ana');
    change('users/mara', { name: 'Mara', role: 'cursiv-moderator' });
    await rule({ from: 'open', to: 'actioned', hiding }, 'mara');
    expect(stored()).toMatchObject({ status: 'hidden' });
    change('users/bogdan', { name: 'Bogdan', role: 'cursiv-moderator' });
    await expect(rule({ from: 'actioned', to: 'dismissed' }, 'bogdan')).rejects.toEqual(refused('no-access'));
    change('courseDrafts/c1', { editorUids: ['mara'] });
    await expect(rule({ from: 'actioned', to: 'dismissed' }, 'mara')).rejects.toEqual(refused('no-access'));
    change(`users/${owner()}`, { role: 'cursiv-moderator' });
    await expect(rule({ from: 'actioned', to: 'dismissed' }, owner())).rejects.toEqual(refused('no-access'));
    await rule({ from: 'actioned', to: 'dismissed' });
  });

  it('is ruled on by administrators and their moderators alone, as they saw it, with a reason', async () => {
    change('users/clara', { role: 'cursiv-support' });
    await report('ana');
    await expect(rule({ from: 'open', to: 'dismissed' }, 'clara')).rejects.toEqual(refused('no-access'));
    await expect(rule({ from: 'actioned', to: 'dismissed' })).rejects.toEqual(refused('conflict'));
    expect(() => rule({ from: 'open', to: 'actioned' })).toThrow();
    expect(() => rule({ from: 'open', to: 'actioned', hiding: { ...hiding, note: ' ' } })).toThrow();
  });
});

describe('who learns of it', () => {
  beforeEach(() => ask());

  it('are those who teach, of a question', async () => {
    change('courseDrafts/c1', { editorUids: ['eva'] });
    const told = await questionNotices(store(), 'c1', 'q1');
    expect(told.map(({ uid }) => uid)).toEqual([owner(), 'eva']);
    expect(told[0]?.link).toContain('panel=questions#question-q1');
  });

  it('are the asker and who follows, of an answer, but not its author', async () => {
    await followQuestion(store(), { ...PLACE, isFollowed: true }, caller('bogdan'));
    await answer();
    const told = await answerNotices(store(), 'c1', 'q1', 'a1');
    expect(told.map(({ uid, type }) => [uid, type])).toEqual([['ana', 'question.answered']]);
  });

  it('is who gave the right answer, of the mark', async () => {
    await answer();
    await mark('a1', 'ana');
    const marked = await question();
    const told = marked ? await markNotices(store(), marked) : [];
    expect(told.map(({ uid, type }) => [uid, type])).toEqual([['bogdan', 'question.marked']]);
  });
});

describe('the numbers', () => {
  beforeEach(() => ask());

  it('follow the questions that can be read', async () => {
    await countQuestions(store(), 'c1', ['l1', 'l2']);
    expect(documents.get('courses/c1')).toMatchObject({ questionCounts: { l1: 1, l2: 0 }, waitingQuestionCount: 1 });
  });

  it('list a question for those who teach until it is answered', async () => {
    await keepQuestion(store(), 'c1', 'q1');
    expect(documents.get('waitingQuestions/q1')).toMatchObject({ teacherUids: [owner()], text: 'De ce?' });
    change('courseDrafts/c1', { editorUids: ['eva'] });
    await keepTeachers(store(), 'c1');
    expect(documents.get('waitingQuestions/q1')).toMatchObject({ teacherUids: [owner(), 'eva'] });
    change('courseDrafts/c1', { editorUids: [] });
    change('courseInstructors/c1__dan', { uid: 'dan', courseId: 'c1', status: 'accepted' });
    change('users/dan', { verifiedInstructor: true });
    await keepTeachers(store(), 'c1');
    expect(documents.get('waitingQuestions/q1')).toMatchObject({ teacherUids: [owner(), 'dan'] });
    change('users/dan', { verifiedInstructor: false });
    await keepTeaching(store(), 'dan');
    expect(documents.get('waitingQuestions/q1')).toMatchObject({ teacherUids: [owner()] });
    await expect(answer({}, 'dan')).rejects.toEqual(refused('no-access'));
    await answer({}, owner());
    await keepQuestion(store(), 'c1', 'q1');
    expect(documents.has('waitingQuestions/q1')).toBe(false);
  });
});

describe('the list of all questions', () => {
  const listed = () => documents.get('listedQuestions/q1');
  const keep = () => keepQuestion(store(), 'c1', 'q1');
  const hiding = { reason: 'spam', note: 'Este reclamă.', locale: 'ro' } as const;
  const hide = (changes: object = {}, uid = 'root') =>
    hideQuestion(store(), hideRequest.parse({ ...PLACE, rev: 1, hiding, ...changes }), caller(uid), NOW);
  const showAgain = () =>
    ruleOnContribution(
      store(),
      rulingRequest.parse({ id: 'q1', from: 'actioned', to: 'dismissed' }),
      caller('root'),
      NOW,
    );

  beforeEach(async () => {
    change('users/root', { name: 'Root', isAdmin: true });
    await ask();
  });

  it('follows a question: waiting, answered, gone', async () => {
    await keep();
    const place = { courseId: 'c1', lessonId: 'l1', uid: 'ana', authorName: 'ana', text: 'De ce?', rev: 1 };
    expect(listed()).toMatchObject({ ...place, state: 'waiting', searchKeys: expect.arrayContaining(['an', 'ce']) });
    await answer({}, owner());
    await keep();
    expect(listed()).toMatchObject({ state: 'answered', answerCount: 1 });
    documents.delete('courses/c1/questions/q1');
    await keep();
    expect(listed()).toBeUndefined();
  });

  it('hides one that nobody has reported, keeps its words, tells its asker, and shows it again', async () => {
    await expect(hide()).resolves.toEqual({ from: 'dismissed' });
    await keep();
    await expect(question()).resolves.toMatchObject({ status: 'hidden', text: '' });
    expect(listed()).toMatchObject({ state: 'hidden', text: 'De ce?' });
    expect(documents.get('reportedContributions/q1')).toMatchObject({
      reports: 'actioned',
      reasons: [],
      text: 'De ce?',
    });
    expect(documents.get('hidings/q1')).toMatchObject({ uid: 'ana', note: 'Este reclamă.' });
    expect(
      [...documents.keys()].filter((path) => path.startsWith('users/ana/notifications/question.hidden')),
    ).toHaveLength(1);
    const [event] = [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));
    expect(event).toMatchObject({
      actorUid: 'root',
      action: 'contribution.moderated',
      subject: 'reportedContributions/q1',
    });
    await showAgain();
    await keep();
    await expect(question()).resolves.toMatchObject({ status: 'published', text: 'De ce?' });
    expect(listed()).toMatchObject({ state: 'waiting', text: 'De ce?' });
  });

  it('closes the reports of what it hides', async () => {
    await reportContribution(store(), reportRequest.parse({ ...PLACE, reason: 'spam' }), caller('bogdan'), NOW);
    await expect(hide()).resolves.toEqual({ from: 'open' });
    expect(documents.get('reportedContributions/q1')).toMatchObject({ reports: 'actioned', reasons: ['spam'] });
  });

  it.each<[string, object, string, string]>([
    ['what was rewritten since it was seen', { rev: 2 }, 'root', 'conflict'],
    ['what is not there', { questionId: 'q9' }, 'root', 'not-found'],
    ['anything as a learner', {}, 'bogdan', 'no-access'],
    ['anything as its asker', {}, 'ana', 'no-access'],
  ])('does not hide %s', async (_, changes, uid, code) => {
    await expect(hide(changes, uid)).rejects.toEqual(refused(code));
    await expect(question()).resolves.toMatchObject({ status: 'published' });
  });

  it('hides once, and as a moderator nothing of a course of one’s own', async () => {
    await hide();
    await expect(hide()).rejects.toEqual(refused('conflict'));
    await showAgain();
    change(`users/${owner()}`, { role: 'moderator' });
    await expect(hide({}, owner())).rejects.toEqual(refused('no-access'));
  });

  it.each([
    [{ hiding: { ...hiding, reason: 'other', note: ' ' } }],
    [{ rev: 0 }],
    [{ questionId: '../x' }],
    [{ text: '' }],
  ])('takes no %j', (changes) => expect(() => hideRequest.parse({ ...PLACE, rev: 1, hiding, ...changes })).toThrow());
});
