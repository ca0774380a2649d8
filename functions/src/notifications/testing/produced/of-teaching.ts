import { fileIdOf } from '@cursiv/shared-domain';
import { deliver } from '../../../announcements/deliver.ts';
import { sendAnnouncement } from '../../../announcements/send-announcement.ts';
import { answerInvitation } from '../../../authors/answer-invitation.ts';
import { answerOffer } from '../../../authors/handing-over/answer-offer.ts';
import { handOverContent } from '../../../authors/handing-over/hand-over-content.ts';
import { offerCourse } from '../../../authors/handing-over/offer-course.ts';
import { inviteCoAuthor } from '../../../authors/invite-co-author.ts';
import { removeCoAuthor } from '../../../authors/remove-co-author.ts';
import { written } from '../../../authors/testing/handed-course.ts';
import { tellInvited } from '../../../authors/triggers.ts';
import { answerRequest, questionRequest, rulingRequest } from '../../../discussions/discussion-requests.ts';
import { answerNotices, markNotices, questionNotices } from '../../../discussions/keeping/discussion-notices.ts';
import { keepTeachers } from '../../../discussions/keeping/keep-question.ts';
import { markAnswer } from '../../../discussions/mark-answer.ts';
import { reportContribution } from '../../../discussions/moderation/report-contribution.ts';
import { ruleOnContribution } from '../../../discussions/moderation/rule-on-contribution.ts';
import { questionAt } from '../../../discussions/places.ts';
import { writeAnswer } from '../../../discussions/writing/write-answer.ts';
import { writeQuestion } from '../../../discussions/writing/write-question.ts';
import { fileWorld, caller as ownerOfFiles } from '../../../files/testing/file-world.ts';
import { ruleOnFile } from '../../../media/moderation/rule-on-file.ts';
import { quizCourse } from '../../../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../../../store/memory-store.ts';
import { tell } from '../../tell.ts';
import { caller, type Documents, NOW } from './produced.ts';

/** What is told to those who write and teach, and to who learns from them. */
export const toldOfTeaching = async (): Promise<Documents[]> => [
  await authors(),
  await handedOver(),
  await announced(),
  await discussed(),
  await ruledOnFile(),
];

async function authors(): Promise<Documents> {
  const { documents, store, files } = written();
  documents.set('users/nora', { ...documents.get('users/dan'), name: 'Nora Albu', email: 'nora@cursiv.test' });
  documents.delete('invitations/c1__x');
  const account = async (uid: string) => ({ uid, provenEmail: `${uid}@cursiv.test` });
  const accounts = {
    withUid: account,
    anyWithUid: account,
    withEmail: (email: string) => account(email.split('@')[0] ?? ''),
  };
  await inviteCoAuthor(store, accounts, { courseId: 'c1', email: 'nora@cursiv.test' }, 'ana', NOW);
  const invitations = [...documents.keys()].filter((path) => path.startsWith('invitations/'));
  for (const path of invitations) {
    const id = path.slice('invitations/'.length);
    await tellInvited(store, accounts, id, { before: undefined, after: documents.get(path) });
    await answerInvitation(store, accounts, { id, answer: 'accepted' }, 'nora', NOW);
  }
  await removeCoAuthor({ store, files }, { courseId: 'c1', uid: 'nora' }, 'ana', NOW);
  await offerCourse(store, { courseId: 'c1', uid: 'vera' }, 'ana', NOW);
  await answerOffer({ store, files, accounts }, { courseId: 'c1', answer: 'declined' }, 'vera', NOW);
  await offerCourse(store, { courseId: 'c1', uid: 'dan' }, 'ana', NOW);
  await answerOffer({ store, files, accounts }, { courseId: 'c1', answer: 'accepted' }, 'dan', NOW);
  return documents;
}

async function handedOver(): Promise<Documents> {
  const { documents, store, files } = written();
  const change = (path: string, fields: object) => void documents.set(path, { ...documents.get(path), ...fields });
  change('users/ana', { isAdmin: false, role: 'cursiv-user' });
  change('users/ioana', { ...documents.get('users/dan'), name: 'Ioana', email: 'ioana@cursiv.test', isAdmin: true });
  change('resources/both', { title: { ro: 'Fișă' } });
  const account = async (uid: string) => ({ uid, provenEmail: `${uid}@cursiv.test` });
  const accounts = { withUid: account, anyWithUid: account, withEmail: async () => undefined };
  const things = [
    { kind: 'course', id: 'c1' },
    { kind: 'resource', id: 'both' },
  ] as const;
  for (const thing of things)
    await handOverContent(
      { store, files, accounts },
      { ...thing, from: 'ana', to: 'dan', reason: 'Ana a plecat.' },
      caller('ioana'),
      NOW,
    );
  return documents;
}

async function announced(): Promise<Documents> {
  const documents = quizCourse();
  documents.set('courses/c1/announcements/n1', {
    ...{ authorUid: 'clara', status: 'draft', rev: 2, createdAt: NOW, updatedAt: NOW },
    ...{ title: { ro: 'Lecție nouă' }, text: { ro: 'De citit.' } },
  });
  documents.set('courses/c1/learners/ana', { name: 'Ana Pop' });
  const store = memoryStore(documents);
  await sendAnnouncement(store, { courseId: 'c1', announcementId: 'n1', rev: 2 }, caller('clara'), NOW);
  await deliver(store, 'c1', 'n1');
  return documents;
}

async function discussed(): Promise<Documents> {
  const documents = quizCourse();
  for (const uid of ['ana', 'bogdan', 'clara', 'root'])
    documents.set(`users/${uid}`, { name: uid, email: `${uid}@cursiv.test`, isAdmin: uid === 'root' });
  documents.set('enrollments/bogdan__c1', { ...documents.get('enrollments/ana__c1'), uid: 'bogdan' });
  const store = memoryStore(documents);
  const place = { courseId: 'c1', questionId: 'q1' };
  const said = { rev: 0, locale: 'ro' };
  await keepTeachers(store, 'c1');
  const asked = questionRequest.parse({ ...said, courseId: 'c1', lessonId: 'l1', id: 'q1', text: 'De ce?' });
  await writeQuestion(store, asked, caller('ana'), NOW);
  await writeAnswer(
    store,
    answerRequest.parse({ ...said, ...place, id: 'a1', text: 'Fiindcă.' }),
    caller('bogdan'),
    NOW,
  );
  await markAnswer(store, { ...place, answerId: 'a1' }, caller('ana'), NOW);
  const question = await questionAt(store, place);
  if (!question) throw new Error('nothing was asked');
  const notices = [
    ...(await questionNotices(store, 'c1', 'q1')),
    ...(await answerNotices(store, 'c1', 'q1', 'a1')),
    ...(await markNotices(store, question)),
  ];
  for (const notice of notices) await tell(store, notice, NOW);
  await reportContribution(store, { ...place, answerId: 'a1', reason: 'spam' }, caller('ana'), NOW);
  const hiding = { reason: 'other', note: 'Nu e de aici.', locale: 'ro' };
  const ruling = rulingRequest.parse({ id: 'a1', from: 'open', to: 'actioned', hiding });
  await ruleOnContribution(store, ruling, caller('root'), NOW);
  return documents;
}

async function ruledOnFile(): Promise<Documents> {
  const { documents, store, change, film } = fileWorld();
  change('users/root', { name: 'Ioana' });
  const { video } = await film('free', true);
  const id = fileIdOf(video);
  const why = { note: 'Filmul este al altcuiva.', locale: 'ro' } as const;
  await ruleOnFile(store, { id, to: 'takenDown', ...why }, ownerOfFiles('root'), NOW);
  await ruleOnFile(store, { id, to: 'stored' }, ownerOfFiles('root'), NOW);
  return documents;
}
