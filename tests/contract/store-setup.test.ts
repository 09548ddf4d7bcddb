import {describe, expect, it} from 'vitest';
import {checkStore} from '../../scripts/store-checks';
import {planSetup} from '../../scripts/store-setup-steps';
import {storefrontEnvironment} from '../../scripts/storefront-environment';
import {LOCAL_ADMIN_TOKEN} from '../../local-shop/credentials';
import {seedCatalogue} from '../../local-shop/data/seed-catalogue';
import {askAdmin} from '../support/customer-client';
import {ownShop} from '../support/own-shop';

const newShop = ownShop({
  catalogue: {...seedCatalogue, menus: []},
  definitions: [],
  metaobjectDefinitions: [],
});

const bindings = (token = LOCAL_ADMIN_TOKEN) => ({
  ...storefrontEnvironment({}).bindings,
  PUBLIC_STORE_DOMAIN: newShop.origin,
  PUBLIC_CHECKOUT_DOMAIN: newShop.origin,
  PRIVATE_ADMIN_API_TOKEN: token,
});

const missing = async () =>
  (await checkStore(bindings()))
    .map(({state, text}) => `${state} ${text}`)
    .filter((text) => /^(missing|look) .*(definition|Menu)/.test(text));

describe('npm run store:setup', () => {
  it('creates what store:check finds missing, once', async () => {
    const lacking = await missing();
    expect(lacking.length).toBeGreaterThan(15);
    const steps = await planSetup(bindings());
    expect(steps).toHaveLength(lacking.length);
    // Planned only: nothing was written.
    expect(await missing()).toEqual(lacking);
    for (const {text, run} of steps) {
      expect([text, await run()]).toEqual([text, []]);
    }
    expect(await missing()).toEqual([]);
    expect(await planSetup(bindings())).toEqual([]);
    // Somebody else was faster.
    const repeated = await Promise.all(steps.map(({run}) => run()));
    expect(repeated.flat()).toHaveLength(steps.length);
  });

  it('stops with the store’s words when the token is refused', async () => {
    await expect(planSetup(bindings('shpat_wrong'))).rejects.toThrow(
      'Admin API: status 401',
    );
  });

  it('the local shop wants to know what a reference leads to, as Shopify does', async () => {
    const answer = await askAdmin(
      newShop.origin,
      `mutation {
        metafieldDefinitionCreate(definition: {
          ownerType: PRODUCT, namespace: "custom", key: "any", name: "Any",
          type: "metaobject_reference"
        }) {createdDefinition {key} userErrors {code field}}
      }`,
    );
    expect(await answer.json()).toEqual({
      data: {
        metafieldDefinitionCreate: {
          createdDefinition: null,
          userErrors: [{code: 'INVALID', field: ['definition', 'validations']}],
        },
      },
    });
  });
});
