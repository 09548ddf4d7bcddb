import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {PageHeading} from '~/components/content/PageHeading';
import {Price, PriceNote} from '~/components/product/Price';
import {BESIDE_RATINGS, Ratings, Review} from '~/components/product/Reviews';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {loadReviews} from '~/lib/product/load-reviews.server';
import {REVIEW_ORDERS} from '~/lib/product/reviews';
import {pageMeta} from '~/lib/seo/seo';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  return loadReviews(context, params.handle ?? '', new URL(request.url));
}

export default function ReviewsRoute() {
  const {product, productPath, rating, distribution, order, reviews, offer} =
    useLoaderData<typeof loader>();
  const t = useTranslations('product.reviews');
  return (
    <div className="page-width py-4 lg:py-10">
      <PageHeading
        title={t.rich('allTitle', {
          product: product.title,
          name: (words) => (
            <span {...langAttributes(product.lang)}>{words}</span>
          ),
        })}
      />
      <div className={`mt-6 ${BESIDE_RATINGS}`}>
        <div className="max-w-sm space-y-4">
          {rating ? (
            <Ratings rating={rating} distribution={distribution} />
          ) : null}
          {offer ? (
            <div>
              <Price {...offer.price} className="text-2xl" />
              {offer.hasNote ? (
                <PriceNote isForAll requiresShipping={offer.requiresShipping} />
              ) : null}
            </div>
          ) : null}
          <ButtonLink to={productPath} variant="secondary" className="w-full">
            {t('back')}
          </ButtonLink>
        </div>
        <div>
          <nav aria-label={t('sort')} className="print:hidden">
            <ul className="flex flex-wrap gap-2">
              {REVIEW_ORDERS.map((name) => (
                <li key={name}>
                  <Link
                    to={`?sort_by=${name}`}
                    replace
                    preventScrollReset
                    aria-current={name === order ? 'true' : undefined}
                    className="option"
                  >
                    {t(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="mt-6 grid gap-4 md:grid-cols-2">
            {reviews.map((review, index) => (
              <Review key={index} {...review} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
