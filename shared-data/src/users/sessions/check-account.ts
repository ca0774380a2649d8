import { callFunction } from '../../call-function.ts';

/** Has the present person told what they have just changed about their sign-in; a schedule does the same later. Throws AppError. */
export const checkAccount = async (): Promise<void> => void (await callFunction('checkAccount', {}));
