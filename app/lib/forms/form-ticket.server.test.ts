import {expect, it} from 'vitest';
import {checkTicket, issueTicket} from './form-ticket.server';

const SECRETS = ['a secret of the tests', 'an older one'];
const OPENED = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) =>
  new Date(OPENED.getTime() + milliseconds);

it('a form ticket is good from the first moment for a day', async () => {
  const ticket = await issueTicket(SECRETS, OPENED);
  const status = async (age: number) =>
    (await checkTicket(ticket, SECRETS, after(age))).status;
  expect(await status(0)).toBe('good');
  expect(await status(86_400_000)).toBe('good');
  expect(await status(86_400_001)).toBe('expired');
  // Clocks of two machines differ a little.
  expect(await status(-60_000)).toBe('good');
  expect(await status(-60_001)).toBe('expired');
});

it('a form ticket has a number of its own', async () => {
  const numberOf = async () => {
    const ticket = await issueTicket(SECRETS, OPENED);
    const check = await checkTicket(ticket, SECRETS, after(5000));
    return check.status === 'good' ? check.id : null;
  };
  const first = await numberOf();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await numberOf()).not.toBe(first);
});

it('a form ticket stays good when the secret is rotated', async () => {
  const ticket = await issueTicket(['an older one'], OPENED);
  expect(await checkTicket(ticket, SECRETS, after(5000))).toMatchObject({
    status: 'good',
  });
});

it('a form ticket counts as expired when it was made up or changed', async () => {
  const ticket = await issueTicket(SECRETS, OPENED);
  const earlier = ticket.replace(
    String(OPENED.getTime()),
    String(OPENED.getTime() - 60_000),
  );
  const foreign = await issueTicket(['foreign'], OPENED);
  for (const bad of ['', 'x', earlier, foreign, `${ticket}0`]) {
    const check = await checkTicket(bad, SECRETS, after(5000));
    expect(check.status, bad).toBe('expired');
  }
});
