import * as firebase from 'firebase-functions/v2/firestore';
import { logRun } from './log-run.ts';
import { newRun } from './new-run.ts';
import { toThrowOn } from './without-text.ts';

/** What all makers of triggers have in common; their types say which documents a handler gets. */
type Make = (options: object, handle: (event: object) => unknown) => { name: string };

/** A maker of triggers whose functions write a line in the log about each event, and are started again when they fail. */
function logged<Made>(maker: Made): Made {
  const make = maker as Make;
  const withLine: Make = (options, handle) => {
    const made = make({ ...options, retry: true }, async (event) => {
      try {
        return await logRun(newRun(made, 'document'), () => handle(event));
      } catch (thrown) {
        throw toThrowOn(thrown);
      }
    });
    return made;
  };
  return withLine as Made;
}

/**
 * The triggers of firebase-functions, with a line in the log about each event. What they derive must not depend on luck: one that throws is
 * started again, for up to 24 hours (decision 175). Events come at least once, late and in any order.
 */
export const onDocumentCreated = logged(firebase.onDocumentCreated);
export const onDocumentUpdated = logged(firebase.onDocumentUpdated);
export const onDocumentDeleted = logged(firebase.onDocumentDeleted);
export const onDocumentWritten = logged(firebase.onDocumentWritten);
