import {useLoaderData} from '@remix-run/react';
import {
  data,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {CartProblems} from '~/components/cart/CartProblems';
import {CheckoutLink} from '~/components/cart/CartSummary';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {cartProblem} from '~/lib/cart/cart-problem';
import {problemsWithTexts} from '~/lib/cart/cart-problem-texts.server';
import {cookieHeaders, redirectAfter} from '~/lib/cart/cart-response.server';
import {
  addPermalink,
  isOpened,
  openPermalink,
  parsePermalink,
} from '~/lib/cart/cart-links.server';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {invalidPage} from '~/lib/http/not-found';
import {cartLinkLimit} from '~/lib/rates/rate-limit.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

/** Shopify's cart permalinks (`/cart/{variant}:{quantity},…`), with a separate cart. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {locale} = context;
  const url = new URL(request.url);
  const link = parsePermalink(params.lines ?? '', url.searchParams);
  if (!link) throw invalidPage(url.pathname);
  const isOpenedByVisitor = isOpened(request);
  const cartPath = localizedPath('/cart', locale);
  // A client-side Back requests data only.
  if (!context.isDocument) throw redirectDocument(url.pathname + url.search);
  if (!isOpenedByVisitor)
    throw redirect(cartPath, {headers: cookieHeaders([])});
  const isOverLimit = cartLinkLimit.take(context.clientKey) !== null;
  if (link.isForCart && !isOverLimit) {
    const result = await addPermalink(context, link);
    throw redirectAfter(result, cartPath, request, context);
  }
  const {checkoutUrl, problems} = isOverLimit
    ? {checkoutUrl: null, problems: [cartProblem('error', 'unavailable')]}
    : await openPermalink({...context, cart: context.separateCart()}, link);
  if (checkoutUrl && problems.length === 0) {
    // On the shop's checkout domain; see `safeCheckoutUrl`.
    throw redirect(checkoutUrl, {headers: cookieHeaders([])});
  }
  const t = serverTranslator(locale.code);
  const seo = pageSeo(context, {
    title: t('cartLink.title'),
    description: t('descriptions.cart'),
    path: '/cart',
    isHidden: true,
  });
  return data(
    {
      checkoutUrl,
      problems: problemsWithTexts(problems, context),
      texts: {
        title: seo.title,
        lead: t(checkoutUrl ? 'cartLink.changed' : 'cartLink.nothing'),
        browse: t('cartLink.browse'),
      },
      seo,
    },
    {headers: cookieHeaders([])},
  );
}

/** Shown when the permalink could not be followed in full. */
export default function PermalinkRoute() {
  const {checkoutUrl, problems, texts} = useLoaderData<typeof loader>();
  const t = useTranslations('cart');
  return (
    <div className="page-width grid max-w-2xl gap-4 py-6 lg:py-10">
      <h1 className="text-3xl">{texts.title}</h1>
      <p>{texts.lead}</p>
      <div role="alert">
        <CartProblems problems={problems} />
      </div>
      {checkoutUrl ? (
        <CheckoutLink url={checkoutUrl} isUpdating={false} />
      ) : (
        <div>
          <ButtonLink to="/collections">{texts.browse}</ButtonLink>
        </div>
      )}
      <p>
        <Link to="/cart" className="text-link">
          {t('toCart')}
        </Link>
      </p>
    </div>
  );
}
