import {PAYING_CARD} from '@metarmap/local-shop/testing';

/** A buyer whose card is accepted. */
export const BUYER = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Krüger',
  address1: 'Hafenstr. 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  ...PAYING_CARD,
};

/**
 * A checkout's page: its text, with `|` in place of the markup, and the total that its form sends.
 */
export async function readPage(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  const body = html.replace(/<style>[^]*?<\/style>/g, '');
  return {
    status: response.status,
    html,
    text: body.replace(/(\s*<[^>]*>\s*)+/g, '|').replace(/[\s\u00a0]+/g, ' '),
    total: /name="total"\s+value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

/**
 * Sends the form of a local shop's checkout, with the current total unless `fields` contain one.
 */
export async function payCheckout(
  url: string,
  fields: Record<string, string> = {},
) {
  const {total} = fields.total ? fields : await readPage(url);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({...BUYER, total: total ?? '', ...fields}),
  });
  const location = response.headers.get('Location');
  return {
    status: response.status,
    /** The order's page. */
    order: location === null ? '' : new URL(location, url).href,
    html: await response.text(),
  };
}
