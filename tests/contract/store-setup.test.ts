import {describe, expect, it} from 'vitest';
import {contentPage} from '~/lib/content/content.server';
import {merchantContent} from '~/lib/content/merchant-content.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {writtenPage} from '~/lib/content/written-page.server';
import {landingTexts} from '~/lib/home/landing-texts.server';
import {messagesOf} from '~/lib/i18n/messages';
import {checkStore} from '../../scripts/store-checks';
import {planSetup} from '../../scripts/store-setup-steps';
import {storeTexts} from '../../scripts/store-texts';
import {storefrontEnvironment} from '../../scripts/storefront-environment';
import {LOCAL_ADMIN_TOKEN} from '../../local-shop/credentials';
import {seedCatalogue} from '../../local-shop/data/seed-catalogue';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

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

  it.each(['de', 'en'] as const)(
    'creates menus that say what the code says, in %s',
    async (code) => {
      const context = {...storefrontContext(newShop.origin, code)};
      const content = await merchantContent(context);
      expect(content.menus.footer).toHaveLength(3);
      const menus = merchantMenus({...context, country: 'DE'}, content);
      expect(menus).toEqual({});
    },
  );

  it('takes the code’s texts over as entries, after which every page reads the same', async () => {
    const context = storefrontContext(newShop.origin, 'en');
    const germany = {...context, country: 'DE' as const};
    const before = landingTexts(germany, await merchantContent(context));
    const texts = storeTexts();
    const steps = await planSetup(bindings(), texts);
    expect(steps).toHaveLength(texts.length);
    for (const {text, run} of steps) {
      expect([text, await run()]).toEqual([text, []]);
    }
    expect(await planSetup(bindings(), texts)).toEqual([]);

    const fresh = storefrontContext(newShop.origin, 'en');
    const content = await merchantContent(fresh);
    expect(content.sections).toHaveLength(8);
    const {hero, ...sections} = landingTexts(germany, content);
    const ours = messagesOf('en').home.hero;
    expect(hero).toEqual({headline: ours.headline, lead: ours.lead});
    expect({...sections, hero: {}}).toEqual(before);
    const written = writtenPage(germany, content, '/faq');
    const code = contentPage('en', '/faq');
    expect(written?.isSample).toBe(false);
    expect(written?.sections.map(({id}) => id)).toEqual(
      code?.sections.map(({id}) => id),
    );
    // A table has no place in rich text: the code's stays.
    expect(writtenPage(germany, content, '/docs/hanging')?.isSample).toBe(true);
  });

  it('stops with the store’s words when the token is refused', async () => {
    await expect(planSetup(bindings('shpat_wrong'))).rejects.toThrow(
      'Admin API: status 401',
    );
  });
});
