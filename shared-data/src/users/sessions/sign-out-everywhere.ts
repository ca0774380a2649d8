import { callFunction } from '../../call-function.ts';

/** Signs the present person out on every device, this one too. Throws AppError. */
export const signOutEverywhere = async (): Promise<void> => void (await callFunction('signOutEverywhere', {}));
