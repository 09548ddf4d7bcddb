import {expect, it} from 'vitest';
import {checkTicket, issueTicket} from './form-ticket.server';

const SECRETS = ['a secret of the tests', 'an older one'];
const OPENED = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) =>
  new Date(OPENED.getTime() + milliseconds);

it('a form ticket is valid at once and for a day', async () => {
  const ticket = await issueTicket(SECRETS, OPENED);
  const check = (age: number) => checkTicket(ticket, SECRETS, after(age));
  expect(await check(0)).not.toBeNull();
  expect(await check(86_400_000)).not.toBeNull();
  expect(await check(86_400_001)).toBeNull();
  // Clocks of two machines differ a little.
  expect(await check(-60_000)).not.toBeNull();
  expect(await check(-60_001)).toBeNull();
});

it('each form ticket has its own id', async () => {
  const numberOf = async () => {
    const ticket = await issueTicket(SECRETS, OPENED);
    return checkTicket(ticket, SECRETS, after(5000));
  };
  const first = await numberOf();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await numberOf()).not.toBe(first);
});

it('a form ticket stays valid when the secret is rotated', async () => {
  const ticket = await issueTicket(['an older one'], OPENED);
  expect(await checkTicket(ticket, SECRETS, after(5000))).not.toBeNull();
});

it('a form ticket counts as expired when it was forged or changed', async () => {
  const ticket = await issueTicket(SECRETS, OPENED);
  const earlier = ticket.replace(
    String(OPENED.getTime()),
    String(OPENED.getTime() - 60_000),
  );
  const foreign = await issueTicket(['foreign'], OPENED);
  for (const bad of ['', 'x', earlier, foreign, `${ticket}0`]) {
    expect(await checkTicket(bad, SECRETS, after(5000)), bad).toBeNull();
  }
});
