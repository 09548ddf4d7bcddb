import {print} from 'graphql';
import {expect, it} from 'vitest';
import {judgeOperation} from './allowed-operation';
import {callOf, checkedCall} from './call-arguments';
import {serverDocument} from './server-document';

function sent(source: string, variables: Readonly<Record<string, unknown>>) {
  const client = judgeOperation(source, variables);
  if (!client.allowed) throw new Error(client.reason);
  const call = callOf(client.operation, variables);
  const checked = call && checkedCall(call);
  if (!checked || typeof checked === 'string') throw new Error(String(checked));
  const {document, variables: used} = serverDocument(
    client,
    variables,
    checked,
  );
  const text = print(document).replace(/\s+/g, ' ');
  return {text, variables: used};
}

it('is the server’s own, with the client’s name, selection, fragments and context', () => {
  const {text, variables} = sent(
    `mutation Remove($id: ID!, $country: CountryCode, $n: Int) @inContext(country: $country) {
      gone: cartLinesRemove(cartId: $id, lineIds: ["a"]) { ...P cart { lines(first: $n) { nodes { id } } } }
    }
    fragment P on CartLinesRemovePayload { userErrors { message } }`,
    {id: 'c', country: 'US', n: 3},
  );
  expect(text).toBe(
    'mutation Remove($country: CountryCode, $n: Int, $cartId: ID!, $lineIds: [ID!]!) @inContext(country: $country) { gone: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ...P cart { lines(first: $n) { nodes { id } } } serverErrors: userErrors { code field } } } fragment P on CartLinesRemovePayload { userErrors { message } }',
  );
  expect(variables).toEqual({
    country: 'US',
    n: 3,
    cartId: 'c',
    lineIds: ['a'],
  });
});

it('does not mix its variables up with the client’s of the same names', () => {
  const {text, variables} = sent(
    'query ($id: String!, $cart: ID!) { cart(id: $cart) { attribute(key: $id) { value } } }',
    {id: 'gift', cart: 'c'},
  );
  expect(text).toBe(
    'query ($id: String!, $id_: ID!) { cart(id: $id_) { attribute(key: $id) { value } serverId: id } }',
  );
  expect(variables).toEqual({id: 'gift', id_: 'c'});
});
