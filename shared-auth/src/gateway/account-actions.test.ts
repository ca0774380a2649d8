import { AppError } from '@cursiv/shared-domain';
import { AccountActions } from './account-actions.ts';
import type { AuthGateway } from './auth-gateway.ts';

const actions = (gateway: Partial<AuthGateway>, uid?: string) =>
  new AccountActions(
    async () => gateway as AuthGateway,
    () => uid,
  );

describe('account', () => {
  it('says when the present password is wrong', async () => {
    const changePassword = () => Promise.reject(new AppError('auth/credentials-refused'));
    expect(await actions({ changePassword }).changePassword('wrong', 'a new one')).toMatchObject({
      success: false,
      code: 'auth/credentials-refused',
    });
  });

  it('writes a new name into the account and the profile', async () => {
    const saved: string[] = [];
    const gateway: Partial<AuthGateway> = {
      updateName: async (name) => void saved.push(name),
      saveName: async (uid, name) => void saved.push(`${uid} ${name}`),
    };
    expect(await actions(gateway, 'u1').changeName('Ana Pop-Rusu')).toMatchObject({ success: true });
    expect(saved).toEqual(['Ana Pop-Rusu', 'u1 Ana Pop-Rusu']);
  });

  it('changes no name of nobody', async () => {
    expect(await actions({}).changeName('Ana')).toMatchObject({ success: false, code: 'signed-out' });
  });

  it('gives up a name that is not answered within 5 seconds (spec §9)', async () => {
    jest.useFakeTimers();
    const result = actions({ updateName: () => new Promise(() => {}) }, 'u1').changeName('Ana');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await result).toMatchObject({ success: false, message: 'Profile update timed out' });
    jest.useRealTimers();
  });
});
