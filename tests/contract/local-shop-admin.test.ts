import {expect, test, vi} from 'vitest';
import {LOCAL_ADMIN_CLIENT} from '../../local-shop/credentials';
import {askAdmin, readOutbox} from '../support/customer-client';
import {ownShop} from '../support/own-shop';

const running = ownShop();

const UPDATE = `mutation SetList($input: CustomerInput!) {
  customerUpdate(input: $input) {customer {id} userErrors {field}}
}`;
const UNKNOWN = {input: {id: 'gid://shopify/Customer/99999'}};

test('an unknown customer, a wrong token and an unknown field are refused', async () => {
  const unknown = await askAdmin(running.origin, UPDATE, UNKNOWN);
  expect(await unknown.json()).toMatchObject({
    data: {customerUpdate: {userErrors: [{field: ['id']}]}},
  });
  const refused = await askAdmin(running.origin, UPDATE, {}, 'wrong');
  expect(refused.status).toBe(401);
  const invalid = await askAdmin(running.origin, '{orders {id}}');
  expect(await invalid.json()).toMatchObject({
    errors: [{message: expect.stringContaining('orders') as string}],
  });
});

test('a token by client credentials is valid for a day', async () => {
  const askForToken = (secret: string) =>
    fetch(`${running.origin}/admin/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: LOCAL_ADMIN_CLIENT.id,
        client_secret: secret,
      }),
    });
  expect((await askForToken('wrong')).status).toBe(400);
  const response = await askForToken(LOCAL_ADMIN_CLIENT.secret);
  const {access_token: issued, ...rest} = (await response.json()) as {
    access_token: string;
  };
  expect(rest).toEqual({scope: 'write_customers', expires_in: 86_399});
  const ask = () => askAdmin(running.origin, UPDATE, UNKNOWN, issued);
  expect((await ask()).status).toBe(200);
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 86_400_000});
  expect((await ask()).status).toBe(401);
  vi.useRealTimers();
});

const message = {
  to: 'shop@example.com',
  subject: 'Frage',
  text: 'Hallo <b>ihr</b>: https://example.com/?a=1&b=2',
  replyTo: 'anna@example.com',
};
const post = (body: unknown) =>
  fetch(`${running.origin}/outbox`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a message lies in the outbox, as data and to be read', async () => {
  expect((await post(message)).status).toBe(202);
  const [mail] = await readOutbox(running.origin);
  expect(mail).toMatchObject({...message, kind: 'contact'});
  const page = await (await fetch(`${running.origin}/outbox`)).text();
  expect(page).toContain('Hallo &lt;b&gt;ihr&lt;/b&gt;');
  expect(page).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(page).toContain('reply to anna@example.com');
});

test.each([
  ['no JSON', 'x', 400],
  ['two recipients', {...message, to: 'a@example.com,b@example.com'}, 400],
  ['a header in the subject', {...message, subject: 'A\r\nBcc: x'}, 400],
  ['a long text', {...message, text: 'x'.repeat(64 * 1024)}, 413],
])('a message with %s is refused', async (_name, body, status) => {
  expect((await post(body)).status).toBe(status);
});
