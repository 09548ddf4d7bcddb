import {afterEach, expect, it, vi} from 'vitest';
import {deadlineIn} from '~/lib/http/deadline.server';
import {sendOnce} from '~/lib/mail/outgoing-message.server';
import relay from '../../docs/mail-relay';
import {FORM_CONTEXT} from '../support/mail';

const {env} = FORM_CONTEXT;
const delivery = {...FORM_CONTEXT, deadline: deadlineIn(8000)};
const mail = {to: 'ada@example.com', subject: 'Question', text: 'Hello.'};

/** What the mail service receives when the relay is the storefront's endpoint. */
function relayed(variables: {CONTACT_TOKEN?: string}, status = 200) {
  const asked: RequestInit[] = [];
  const relayEnv = {
    CONTACT_TOKEN: variables.CONTACT_TOKEN ?? 'x',
    POSTMARK_TOKEN: 'p',
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === env.CONTACT_ENDPOINT) {
      return relay.fetch(new Request(url, init), relayEnv);
    }
    asked.push(init);
    return Promise.resolve(new Response('{}', {status}));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('passes a mail of the storefront to the service, with the service’s field names', async () => {
  const asked = relayed(env);
  const sent = {...mail, replyTo: 'shop@example.com'};
  expect(await sendOnce('relay-1', sent, delivery)).toBeInstanceOf(Date);
  expect(JSON.parse(asked[0]?.body as string)).toEqual({
    From: 'shop@send.example',
    To: 'ada@example.com',
    ReplyTo: 'shop@example.com',
    Subject: 'Question',
    TextBody: 'Hello.',
  });
});

it('confirms nothing that the service refused or that has another token', async () => {
  relayed(env, 422);
  await expect(sendOnce('relay-2', mail, delivery)).rejects.toThrow('502');
  const asked = relayed({CONTACT_TOKEN: 'another'});
  await expect(sendOnce('relay-3', mail, delivery)).rejects.toThrow('401');
  expect(asked).toEqual([]);
});

it('accepts nothing as long as its own token is not set', async () => {
  const asked = relayed(env);
  const request = new Request('https://relay.example', {
    method: 'POST',
    headers: {Authorization: 'Bearer undefined'},
    body: JSON.stringify(mail),
  });
  const {status} = await relay.fetch(request, {POSTMARK_TOKEN: 'p'});
  expect(status).toBe(401);
  expect(asked).toEqual([]);
});
