import { callFunction } from '../call-function.ts';

/** What is written, with an id of its writer's, so that what is sent again is stored once. */
export interface LeadText {
  lead: string;
  id: string;
  text: string;
}

/** Stores an administrator's note about a message. Throws AppError. */
export const noteLead = (note: LeadText): Promise<void> => callFunction('noteLead', note);

/** A reply, with how many others its writer has read. */
export interface LeadReply extends LeadText {
  seen: number;
}

/**
 * Sends an administrator's reply to whoever left a message, by mail. Throws AppError: `conflict` when it is spam meanwhile, or somebody has
 * replied what the writer has not read.
 */
export const replyToLead = (reply: LeadReply): Promise<void> => callFunction('replyToLead', reply);
