import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {ContentText} from '~/components/content/ContentText';
import {SubscriptionForm} from '~/components/content/SubscriptionForm';
import {PageHeading} from '~/components/content/PageHeading';
import {SubscriptionStep} from '~/components/content/SubscriptionStep';
import {AuthPage} from '~/components/account/AuthPage';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {
  contentSeo,
  contentView,
  requirePage,
} from '~/lib/content/load-content.server';
import {readForm} from '~/lib/forms/read-form.server';
import {isChallenged} from '~/lib/forms/challenge.server';
import {pageHeaders, retryHeaders} from '~/lib/http/private-headers.server';
import {
  requireMessageChallenge,
  formContextOf,
} from '~/lib/mail/deliver-form.server';
import {
  openSubscription,
  subscribe,
  type SubscriptionView,
} from '~/lib/mail/subscription.server';
import {formMeta} from '~/lib/seo/error-meta';

export const meta = formMeta<typeof loader>;

export const ErrorBoundary = FormBoundary;

export const headers = pageHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await requirePage(context, '/newsletter');
  const {result, status} = await openSubscription(
    new URL(request.url).searchParams.get('token'),
    {env: context.env, now: new Date()},
  );
  return data(
    {
      page: contentView(page),
      opened: result,
      seo: contentSeo(context, '/newsletter', page),
    },
    {status},
  );
}

/** No redirect: an e-mail address belongs neither in a URL nor in the session. */
export async function action({
  context,
  request,
}: ActionFunctionArgs): Promise<ReturnType<typeof data<SubscriptionView>>> {
  const form = await readForm(request);
  if (!context.isDocument && isChallenged(context)) {
    const isLeaving = form?.get('intent') === 'unsubscribe';
    return data({step: 'challenge', isLeaving}, {status: 403});
  }
  await requireMessageChallenge(context, form, 'newsletter');
  const {result, status, retryAfter} = await subscribe(
    form,
    await formContextOf(context, await merchantContent(context)),
  );
  return data(result, {status, headers: retryHeaders(retryAfter)});
}

export const clientAction = keepUnsentForm;

export default function NewsletterRoute() {
  const {page, opened} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <AuthPage>
      <PageHeading
        title={page.title}
        lead={page.description}
        langs={page.langs}
      />
      <SubscriptionStep shown={actionData ?? opened} path="/newsletter">
        {(state) => (
          <>
            <ContentText html={page.html} lang={page.langs.body} />
            <SubscriptionForm state={state} canUnsubscribe />
          </>
        )}
      </SubscriptionStep>
    </AuthPage>
  );
}
