import { callFunction } from '../call-function.ts';

/** What is written, with an id of its writer's, so that what is sent again is stored once. */
export interface LeadText {
  lead: string;
  id: string;
  text: string;
}

/** Stores an administrator's note about a message. Throws AppError. */
export const noteLead = (note: LeadText): Promise<void> => callFunction('noteLead', note);

/** Sends an administrator's reply to whoever left a message, by mail. Throws AppError: `conflict` when it is spam meanwhile. */
export const replyToLead = (reply: LeadText): Promise<void> => callFunction('replyToLead', reply);
