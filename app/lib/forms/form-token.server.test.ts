import {expect, it} from 'vitest';
import {checkFormToken, issueFormToken} from './form-token.server';

const SECRETS = ['a secret of the tests', 'an older one'];
const OPENED = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) =>
  new Date(OPENED.getTime() + milliseconds);

it('a form token is valid at once and for a day', async () => {
  const formToken = await issueFormToken(SECRETS, OPENED);
  const check = (age: number) => checkFormToken(formToken, SECRETS, after(age));
  expect(await check(0)).not.toBeNull();
  expect(await check(86_400_000)).not.toBeNull();
  expect(await check(86_400_001)).toBeNull();
  // Clocks of two machines differ a little.
  expect(await check(-60_000)).not.toBeNull();
  expect(await check(-60_001)).toBeNull();
});

it('each form token has its own id', async () => {
  const numberOf = async () => {
    const formToken = await issueFormToken(SECRETS, OPENED);
    return checkFormToken(formToken, SECRETS, after(5000));
  };
  const first = await numberOf();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await numberOf()).not.toBe(first);
});

it('a form token stays valid when the secret is rotated', async () => {
  const formToken = await issueFormToken(['an older one'], OPENED);
  expect(await checkFormToken(formToken, SECRETS, after(5000))).not.toBeNull();
});

it('a form token counts as expired when it was forged or changed', async () => {
  const formToken = await issueFormToken(SECRETS, OPENED);
  const earlier = formToken.replace(
    String(OPENED.getTime()),
    String(OPENED.getTime() - 60_000),
  );
  const foreign = await issueFormToken(['foreign'], OPENED);
  for (const bad of ['', 'x', earlier, foreign, `${formToken}0`]) {
    expect(await checkFormToken(bad, SECRETS, after(5000)), bad).toBeNull();
  }
});
