import {describe, expect, it, vi} from 'vitest';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {
  CART_CREATE,
  commerceCustomer,
  CUSTOMER,
  LOGIN,
  LOGOUT,
} from '../support/commerce-customer';

vi.setConfig({testTimeout: 60_000});

const running = commerceShop();

describe('the token', () => {
  it('of another customer is refused wherever it stands', async () => {
    const other = await commerceCustomer(running.origin);
    const {client} = await commerceCustomer(running.origin);
    for (const customerAccessToken of [other.handle, 'f'.repeat(32), '']) {
      const answers = [
        await client.ask(CUSTOMER, {customerAccessToken}),
        await client.ask(LOGOUT, {customerAccessToken}),
        await client.ask(CART_CREATE, {
          input: {buyerIdentity: {customerAccessToken}},
        }),
        await client.ask(
          `{ customer(customerAccessToken: "${customerAccessToken}") { id } }`,
        ),
      ];
      expect(answers.map(({status}) => status)).toEqual([403, 403, 403, 403]);
    }
  });

  it('cannot be made to show by using its variable for something else', async () => {
    const {client, handle} = await commerceCustomer(running.origin);
    const answers = [
      await client.ask(
        'mutation ($t: String!) { cartCreate(input: {note: $t, buyerIdentity: {customerAccessToken: $t}}) { cart { note } } }',
        {t: handle},
      ),
      await client.ask(
        'query ($t: String!) { customer(customerAccessToken: $t) { id } search(query: $t, first: 1) { totalCount } }',
        {t: handle},
      ),
    ];
    expect(answers.map(({status}) => status)).toEqual([403, 403]);
  });
});

describe('limits', () => {
  it('stop the sixth wrong password of one buyer for one address', async () => {
    const {email} = await commerceCustomer(running.origin);
    const client = commerceClient(running.origin);
    const wrong = {input: {email, password: 'falsch'}};
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.ask(LOGIN, wrong)).status).toBe(200);
    }
    const answer = await client.ask(LOGIN, wrong);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = commerceClient(running.origin);
    expect((await other.ask(LOGIN, wrong)).status).toBe(200);
  });

  it('stop the 101st request of one buyer within 10 s', async () => {
    const client = commerceClient(running.origin);
    const ask = () => client.ask('{ shop { name } }');
    for (let requests = 0; requests < 100; requests += 1) {
      expect((await ask()).status).toBe(403);
    }
    const answer = await ask();
    expect(answer.json).toEqual({
      error: true,
      statusCode: 429,
      statusMessage: 'Too Many Requests',
      message: expect.any(String) as unknown,
    });
  });
});
