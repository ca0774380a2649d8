import { memoryStore } from '../store/memory-store.ts';
import { CODES, endSecondFactor, newRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const refused = (code: string) => expect.objectContaining({ code });

function account() {
  const documents = new Map<string, Record<string, unknown>>([['users/ana', { name: 'Ana' }]]);
  const enrolled = new Set(['ana']);
  const factors = {
    has: async (uid: string) => enrolled.has(uid),
    remove: async (uid: string) => void enrolled.delete(uid),
  };
  const store = memoryStore(documents);
  const told = () =>
    [...documents.keys()].flatMap((path) => /notifications\/(security\.[a-zA-Z]+)__/.exec(path)?.[1] ?? []);
  return { documents, enrolled, factors, store, told };
}

describe('backup codes', () => {
  it('are given once, and only their hashes are kept', async () => {
    const { documents, factors, store, told } = account();
    const { codes } = await newRecoveryCodes(store, factors, 'ana', NOW);
    expect(new Set(codes).size).toBe(CODES);
    expect(codes[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const kept = JSON.stringify(documents.get('recoveryCodes/ana'));
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
    expect(told()).toEqual(['security.factorOn']);
  });

  it('are for accounts with a second factor alone', async () => {
    const { enrolled, factors, store } = account();
    enrolled.clear();
    await expect(newRecoveryCodes(store, factors, 'ana', NOW)).rejects.toEqual(refused('conflict'));
  });

  it('make the earlier ones worthless, and tell nobody twice', async () => {
    const { factors, store, told } = account();
    const { codes: earlier } = await newRecoveryCodes(store, factors, 'ana', NOW);
    await newRecoveryCodes(store, factors, 'ana', new Date(NOW.getTime() + 1000));
    const tried = redeemRecoveryCode(store, factors, 'ana', earlier[0] ?? '', NOW);
    await expect(tried).rejects.toEqual(refused('auth/code-refused'));
    expect(told()).toEqual(['security.factorOn']);
  });

  it('switch the second factor off once, however they are typed, and the person is told', async () => {
    const { enrolled, factors, store, told } = account();
    const { codes } = await newRecoveryCodes(store, factors, 'ana', NOW);
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')} `;
    await redeemRecoveryCode(store, factors, 'ana', typed, NOW);
    expect(enrolled.size).toBe(0);
    expect(told()).toEqual(['security.factorOn', 'security.recovered']);
    const again = redeemRecoveryCode(store, factors, 'ana', codes[4] ?? '', NOW);
    await expect(again).rejects.toEqual(refused('auth/code-refused'));
  });

  it('do not say whether there is an account, or codes', async () => {
    const { factors, store } = account();
    for (const uid of [undefined, 'ana'])
      await expect(redeemRecoveryCode(store, factors, uid, 'ABCD-EFGH-JKLM', NOW)).rejects.toEqual(
        refused('auth/code-refused'),
      );
  });

  it('go when their owner switches the second factor off', async () => {
    const { documents, enrolled, factors, store, told } = account();
    await newRecoveryCodes(store, factors, 'ana', NOW);
    await endSecondFactor(store, factors, 'ana', NOW);
    expect([enrolled.size, documents.has('recoveryCodes/ana')]).toEqual([0, false]);
    expect(told()).toEqual(['security.factorOn', 'security.factorOff']);
  });
});
