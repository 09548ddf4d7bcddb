import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {OrderView} from '~/components/account/OrderView';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {lawOf, returnLaw} from '~/lib/i18n/law';
import {returnWords} from '~/lib/i18n/market-terms';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {accountSeo} from '~/lib/account/account-page.server';
import {withLinePictures} from '~/lib/account/order-pictures.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params}: LoaderFunctionArgs) {
  const {key = ''} = params;
  const [order, termsOf] = await Promise.all([
    orErrorResponse(context.accounts.loadOrder(context, key)),
    loadMarketTerms(context),
  ]);
  // The law of the country to which the goods went, whatever country the page has now; of goods that
  // were not sent, the country of the buyer.
  const {countryCodeV2} = order.shippingAddress ?? order.billingAddress ?? {};
  const terms = termsOf(countryCodeV2 ?? context.country);
  const returns = returnWords(terms) && returnLaw(terms.law);
  const t = serverTranslator(context.locale.code);
  const {name} = order;
  return {
    order: {...order, lines: await withLinePictures(context, order.lines)},
    orderKey: key,
    returns,
    returnHint:
      returns && returns !== returnLaw(lawOf(context.country))
        ? t('market.returnHint', {
            button: t('layout.footer.withdraw', {law: returns}),
          })
        : null,
    seo: accountSeo(
      context,
      (t) => t('account.orders.order', {name}),
      '/account/orders',
    ),
  };
}

export default function OrderRoute() {
  return <OrderView {...useLoaderData<typeof loader>()} />;
}
