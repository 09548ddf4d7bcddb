import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AccountNavigation} from '~/components/account/AccountNavigation';
import {Notice} from '~/components/account/Notice';
import {PendingNote} from '~/components/account/PendingNote';
import {AddToCartForm} from '~/components/cart/AddToCartForm';
import {AvailabilityNote} from '~/components/product/AvailabilityNote';
import {HiddenTitle} from '~/components/product/HiddenTitle';
import {Bestsellers} from '~/components/product/Bestsellers';
import {
  BrowseTile,
  GridNote,
  ProductCard,
} from '~/components/product/ProductGrid';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useFocusAfterRemoval} from '~/components/ui/use-focus-after-removal';
import {
  useWishlist,
  useWishlistSync,
} from '~/components/wishlist/wishlist-context';
import {loadBestsellers} from '~/lib/catalogue/load-bestsellers.server';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import type {RequestContext} from '~/lib/context.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {pageMeta, pageSeo} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';
import {
  changeWishlist,
  CustomerList,
  pendingNote,
} from '~/lib/customer-lists/customer-list.server';
import {
  loadProductsById,
  type AddableProductView,
} from '~/lib/product/load-products-by-id.server';
import {existingIds} from '~/lib/customer-lists/existing-ids.server';
import {wishAnchor} from '~/lib/customer-lists/list-kinds';
import {productPath} from '~/lib/product/product-paths';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  // The last product may be removed without a request for the page.
  const [{products, list, isInAccount, pending}, bestsellers] =
    await Promise.all([
      orErrorResponse(load(context)),
      loadBestsellers(context),
    ]);
  const t = serverTranslator(context.locale.code);
  return {
    products,
    bestsellers,
    list,
    pending,
    isSignedIn: context.token.value !== null,
    // Translated here, since the message is not sent to the browser.
    storageNote: t(
      isInAccount ? 'account.notifications.wishlistStored' : 'wishlist.stored',
    ),
    problem: context.session.take('wishlistProblem'),
    seo: pageSeo(context, {
      title: t('wishlist.title'),
      description: t('descriptions.wishlist'),
      path: '/wishlist',
      isHidden: true,
    }),
  };
}

async function load(context: RequestContext) {
  const wishlist = new CustomerList(context, 'wishlist');
  const list = await wishlist.read();
  const [{products, missing}, pending] = await Promise.all([
    loadProductsById(context, list),
    pendingNote(context, 'wishlist'),
  ]);
  const {isInAccount} = wishlist;
  // Shopify removes them from a customer's list.
  if (missing.length > 0 && !isInAccount) {
    const existing = await existingIds(context, missing).catch(() => null);
    if (existing)
      await wishlist.remove(missing.filter((id) => !existing.has(id)));
  }
  return {
    products,
    list: list.filter((id) => !missing.includes(id)),
    isInAccount,
    pending,
  };
}

/** The heart button without JavaScript. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  const {status} = await changeWishlist(context, form);
  if (status === 'badInput') {
    return data({problem: status}, {status: 400});
  }
  const listPath = localizedPath('/wishlist', context.locale);
  if (status !== 'saved') context.session.flash('wishlistProblem', status);
  const back = sameOriginPath(form.get('redirectTo')) ?? listPath;
  const product = formText(form, 'add') || formText(form, 'remove');
  return redirect(
    status === 'saved' ? `${back}#${wishAnchor(product)}` : listPath,
    303,
  );
}

export default function WishlistRoute() {
  const {products, bestsellers, list, storageNote, pending, ...loaded} =
    useLoaderData<typeof loader>();
  const {isSignedIn, problem} = loaded;
  const shownProblem = useActionData<typeof action>()?.problem ?? problem;
  const t = useTranslations('wishlist');
  useWishlistSync(list);
  const wanted = useWishlist().products;
  const shown = products.filter(({card}) => wanted.includes(card.id));
  const heading = useFocusAfterRemoval(shown.length);
  const content = (
    <div className="min-w-0 space-y-8">
      <header className="space-y-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-3xl outline-none sm:text-4xl"
        >
          {t('title')}
        </h1>
        {shown.length > 0 ? (
          <p className="text-muted">
            {`${t('count', {count: shown.length})}. ${storageNote}`}
          </p>
        ) : null}
      </header>
      {shownProblem ? (
        <Notice tone="danger">{t(`problems.${shownProblem}`)}</Notice>
      ) : null}
      <PendingNote note={pending} />
      {shown.length > 0 ? (
        <section aria-labelledby="wished">
          <h2 id="wished" className="sr-only">
            {t('products')}
          </h2>
          <ul
            className={`wished cards grid grid-cols-2 gap-x-4 gap-y-0 lg:gap-x-6 ${isSignedIn ? 'md:grid-cols-3' : 'md:grid-cols-4'}`}
          >
            {shown.map((product, index) => (
              <li key={product.card.id} className="mb-8">
                <ProductCard
                  product={product.card}
                  sizes="(min-width: 82rem) 21rem, (min-width: 48rem) 23vw, 46vw"
                  isFirst={index === 0}
                />
                {product.isStocked ||
                product.availability.state === 'soldOut' ? (
                  <div className="mt-3 text-sm">
                    <AvailabilityNote availability={product.availability} />
                  </div>
                ) : null}
                <div className="row-start-6 mt-3 grid">
                  <AddOrChoose product={product} />
                </div>
              </li>
            ))}
            <BrowseTile
              count={shown.length}
              // The account's menu takes the place of the fourth.
              columns={isSignedIn ? 3 : 4}
            />
          </ul>
          <GridNote products={shown.map(({card}) => card)} />
        </section>
      ) : (
        <div className="space-y-4">
          <p className="text-lg">{t('empty')}</p>
          <p className="text-muted">{t('emptyHint')}</p>
          <ButtonLink to={CATALOGUE_PATH}>{t('browse')}</ButtonLink>
          <div className="pt-4">
            <Bestsellers products={bestsellers} />
          </div>
        </div>
      )}
    </div>
  );
  return isSignedIn ? (
    <div className="page-width beside-list items-baseline py-6 lg:py-10">
      <AccountNavigation />
      {content}
    </div>
  ) : (
    <div className="page-width py-6 lg:py-10">{content}</div>
  );
}

function AddOrChoose({product}: {product: AddableProductView}) {
  const t = useTranslations('wishlist');
  const {card, availability, merchandiseId} = product;
  if (merchandiseId === null) {
    return (
      <ButtonLink to={productPath(card.handle)} variant="secondary" size="lg">
        {t(availability.state === 'soldOut' ? 'view' : 'choose')}
        <HiddenTitle {...card} />
      </ButtonLink>
    );
  }
  return (
    <AddToCartForm
      merchandiseId={merchandiseId}
      productTitle={card.title}
      disabled={availability.state === 'soldOut'}
    >
      {t(availability.state === 'soldOut' ? 'soldOut' : 'add')}
      <HiddenTitle {...card} />
    </AddToCartForm>
  );
}
