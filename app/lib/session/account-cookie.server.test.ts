import {describe, expect, it} from 'vitest';
import {AccountCookie, endSession} from './account-cookie.server';

const SECRETS = ['secret-of-the-tests-with-32-characters'];
const SCOPE = {
  isHttps: true,
  secure: true,
  sameSite: 'lax',
  partitioned: false,
} as const;

/** Text that compresses no better than base64. */
const random = (length: number) =>
  btoa(
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(length))),
  ).slice(0, length);

let newest = 0;

const tokensOf = (size: number, idToken: string | null = random(900)) => {
  newest += 1;
  return {
    accessToken: random(size),
    refreshToken: `${newest}`,
    idToken,
    expiresAt: 1,
  };
};

const read = (line = '', accounts: 'legacy' | 'current' = 'current') =>
  AccountCookie.read(new Headers({Cookie: line.split(';')[0] ?? ''}), {
    secrets: SECRETS,
    scope: SCOPE,
    accounts,
  });

/** What the browser gets, and what is read back from it. */
async function sent(tokens: ReturnType<typeof tokensOf>) {
  const cookie = await read();
  await cookie.store(tokens);
  const line = (await cookie.commit()) ?? '';
  return {line, tokens: (await read(line)).tokens};
}

describe('the cookie of an account', () => {
  it('restores what was stored, with room to spare', async () => {
    const tokens = tokensOf(900);
    const {line, tokens: kept} = await sent(tokens);
    expect(kept).toEqual(tokens);
    expect(line.length).toBeLessThan(4096);
    expect(line).toMatch(/^__Host-account=.*; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('leaves out the id_token, and nothing else, when there is no room', async () => {
    const {line, tokens} = await sent(tokensOf(3400));
    expect(tokens?.idToken).toBeNull();
    expect(line.length).toBeLessThan(4096);
    await expect((await read()).store(tokensOf(4000))).rejects.toThrow(
      'do not fit',
    );
  });

  it('has no tokens of the other kind of accounts (E2.19)', async () => {
    const {line} = await sent(tokensOf(100));
    expect((await read(line, 'legacy')).tokens).toBeNull();
    const cookie = await read();
    await cookie.store({...tokensOf(32, null), refreshToken: null});
    const legacy = (await cookie.commit()) ?? '';
    expect((await read(legacy, 'legacy')).tokens).not.toBeNull();
    const other = await read(legacy, 'current');
    expect(other.tokens).toBeNull();
    expect(await other.commit()).toContain('Max-Age=0');
  });

  it('is ignored after the session has ended, whoever sends it', async () => {
    const tokens = tokensOf(100);
    const cookie = await read();
    await cookie.store(tokens);
    const line = (await cookie.commit()) ?? '';
    endSession(tokens);
    expect(await cookie.commit()).toBeNull();
    const late = await read(line);
    expect(late.tokens).toBeNull();
    expect(await late.commit()).toContain('Max-Age=0');
  });

  it('is not sent when the session ends while it is being encrypted', async () => {
    const tokens = tokensOf(100);
    const cookie = await read();
    await cookie.store(tokens);
    const line = cookie.commit();
    endSession(tokens);
    expect(await line).toBeNull();
  });
});
