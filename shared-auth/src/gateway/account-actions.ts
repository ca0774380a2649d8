import { AppError, withTimeOut } from '@cursiv/shared-domain';
import type { AuthGateway } from './auth-gateway.ts';
import { type AuthResult, failed, succeeded } from './auth-result.ts';

/** Time-outs in milliseconds: saving a name as in the spec (§9), the others as for a login. */
const NAME_UPDATE_MS = 5_000;
const ACTION_MS = 10_000;

/** The account changes that a person may make. Every action returns a result and never throws. */
export class AccountActions {
  readonly #loadGateway: () => Promise<AuthGateway>;
  readonly #currentUid: () => string | undefined;

  constructor(loadGateway: () => Promise<AuthGateway>, currentUid: () => string | undefined) {
    this.#loadGateway = loadGateway;
    this.#currentUid = currentUid;
  }

  /** Sends a message with a link to choose a new password; gives the same answer for known and unknown addresses. */
  sendPasswordReset(email: string): Promise<AuthResult> {
    return this.#run((gateway) => gateway.sendPasswordReset(email), ACTION_MS, 'Password reset timed out');
  }

  /** Sends a message with a link that signs in, whether the address has an account or not; it opens `target`. */
  sendSignInLink(email: string, target: string): Promise<AuthResult> {
    return this.#run((gateway) => gateway.sendSignInLink(email, target), ACTION_MS, 'Sign-in link timed out');
  }

  /** Sends a message with a link that verifies the account's e-mail address. */
  sendVerification(): Promise<AuthResult> {
    return this.#run((gateway) => gateway.sendVerification(), ACTION_MS, 'Verification timed out');
  }

  /** Sets a new password after signing in again with the present one. */
  changePassword(current: string, next: string): Promise<AuthResult> {
    return this.#run((gateway) => gateway.changePassword(current, next), ACTION_MS, 'Password change timed out');
  }

  /** Changes the person's name in the account and in the stored profile. */
  changeName(name: string): Promise<AuthResult> {
    const change = async (gateway: AuthGateway) => {
      const uid = this.#currentUid();
      if (!uid) throw new AppError('signed-out');
      await gateway.updateName(name);
      await gateway.saveName(uid, name);
    };
    return this.#run(change, NAME_UPDATE_MS, 'Profile update timed out');
  }

  async #run(call: (gateway: AuthGateway) => Promise<void>, ms: number, message: string): Promise<AuthResult> {
    try {
      const gateway = await this.#loadGateway();
      await withTimeOut(call(gateway), ms, message, 'auth/timed-out');
      return succeeded;
    } catch (error) {
      return failed(error);
    }
  }
}
