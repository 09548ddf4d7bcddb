import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {commerceClient} from './commerce-client';

/** The documents of a client that was written for the endpoint's table. */
export const LOGIN =
  'mutation customerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } customerUserErrors { code field message } } }';
export const LOGOUT =
  'mutation customerAccessTokenDelete($customerAccessToken: String!) { customerAccessTokenDelete(customerAccessToken: $customerAccessToken) { deletedAccessToken deletedCustomerAccessTokenId userErrors { field message } } }';
export const CUSTOMER =
  'query customer($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id email firstName defaultAddress { id city } addresses(first: 250) { nodes { id city } } } }';
const CART_LINES =
  'id totalQuantity buyerIdentity { customer { email } } lines(first: 250) { nodes { id quantity } }';
export const CART_CREATE = `mutation cartCreate($input: CartInput, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { cartCreate(input: $input) { cart { ${CART_LINES} } userErrors { code field message } } }`;
const REGISTER =
  'mutation customerCreate($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } customerUserErrors { code field message } } }';

interface TokenPayload {
  customerAccessToken: {accessToken: string; expiresAt: string} | null;
  customerUserErrors: {code: string}[];
}

let newest = 0;

/** A customer with an account of their own, logged in. */
export async function commerceCustomer(origin: string) {
  newest += 1;
  const client = commerceClient(origin);
  const email = `kunde-${newest}@example.com`;
  const input = {email, password: SEED_PASSWORD};
  await client.ask(REGISTER, {input: {...input, firstName: 'Amelia'}});
  const login = await client.ask(LOGIN, {input});
  const payload = login.data?.customerAccessTokenCreate as TokenPayload;
  const handle = payload.customerAccessToken?.accessToken ?? '';
  return {client, email, handle, login};
}
