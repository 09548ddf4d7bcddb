import {expect} from '@playwright/test';
import {connectAgent, shopForMap} from '../support/agent';
import {order} from '../support/checkout';
import {DESKTOP_SUFFICES} from '../support/matrix';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

test(`an agent fills a cart at our domain, and a person pays it ${DESKTOP_SUFFICES}`, async ({
  page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('The tests have no address.');
  const profile = await page.request.get('/.well-known/ucp');
  expect(await profile.json()).toMatchObject({ucp: {version: '2026-08-25'}});
  const agent = await connectAgent(baseURL);
  const {last} = await shopForMap(agent);
  await page.goto(last.continue_url);
  await expect(page.getByText('Germany / 50 × 70 cm / Oak')).toBeVisible();
  await order(page, ENGLISH);
  expect(await agent.call('get_cart', {id: last.id})).toMatchObject({
    messages: [{code: 'not_found'}],
  });
});
