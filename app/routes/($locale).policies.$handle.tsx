import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentArticle} from '~/components/content/ContentArticle';
import {onlineTextView} from '~/lib/content/load-content.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {loadSubscriptionPolicy} from '~/lib/content/online-page.server';
import {SUBSCRIPTION_POLICY_PATH} from '~/lib/content/navigation';
import {invalidPage} from '~/lib/http/not-found';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

/** Other policies are redirected after the 404, see `fromShopifyPath`. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const content = await requireMerchantContent(context);
  const policy =
    `/policies/${params.handle}` === SUBSCRIPTION_POLICY_PATH
      ? await orErrorResponse(loadSubscriptionPolicy(context, content))
      : null;
  if (!policy) throw invalidPage(new URL(request.url).pathname);
  return onlineTextView(context, policy, {
    title: policy.title.text,
    description: policy.title.text,
    path: SUBSCRIPTION_POLICY_PATH,
  });
}

export default function PolicyRoute() {
  const {page} = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-6 lg:py-10">
      <ContentArticle {...page} isWide />
    </div>
  );
}
