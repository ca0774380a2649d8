import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import {
  answerRequest,
  followRequest,
  hideRequest,
  markRequest,
  placeRequest,
  questionRequest,
  reportRequest,
  rulingRequest,
} from './discussion-requests.ts';
import { followQuestion as follow } from './follow-question.ts';
import { markAnswer as mark } from './mark-answer.ts';
import { hideQuestion as hide } from './moderation/hide-question.ts';
import { reportContribution as report } from './moderation/report-contribution.ts';
import { ruleOnContribution as rule } from './moderation/rule-on-contribution.ts';
import { removeContribution as remove } from './writing/remove-contribution.ts';
import { writeAnswer as answer } from './writing/write-answer.ts';
import { writeQuestion as ask } from './writing/write-question.ts';

const DAY_MS = 86_400_000;

/** Somebody asks under a lesson, or changes what they asked. */
export const writeQuestion = callable(
  questionRequest,
  limited('writeQuestion', { most: 40, spanMs: DAY_MS }, (request, caller) =>
    ask(firestoreStore(), request, caller, new Date()),
  ),
);

/** Somebody answers a question, or changes their answer. */
export const writeAnswer = callable(
  answerRequest,
  limited('writeAnswer', { most: 150, spanMs: DAY_MS }, (request, caller) =>
    answer(firestoreStore(), request, caller, new Date()),
  ),
);

/** Somebody deletes what they asked or answered. */
export const removeContribution = callable(placeRequest, async (request, caller) => {
  await remove(firestoreStore(), request, caller);
  return {};
});

/** The asker or a teacher marks the right answer. */
export const markAnswer = callable(markRequest, async (request, caller) => {
  await mark(firestoreStore(), request, caller, new Date());
  return {};
});

/** Somebody follows a question, or no longer. */
export const followQuestion = callable(followRequest, async (request, caller) => {
  await follow(firestoreStore(), request, caller);
  return {};
});

/** Somebody reports a question or an answer. */
export const reportContribution = callable(
  reportRequest,
  limited('reportContribution', { most: 20, spanMs: DAY_MS }, async (request, caller) => {
    await report(firestoreStore(), request, caller, new Date());
    return {};
  }),
);

/** An administrator hides a question that nobody may have reported. */
export const hideQuestion = callable(hideRequest, (request, caller) =>
  hide(firestoreStore(), request, caller, new Date()),
);

/** An administrator rules on a reported question or answer. */
export const ruleOnContribution = callable(rulingRequest, async (request, caller) => {
  await rule(firestoreStore(), request, caller, new Date());
  return {};
});
