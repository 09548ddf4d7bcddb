import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useState} from 'react';
import {ContentText} from '~/components/content/ContentText';
import {FormColumns} from '~/components/content/FormColumns';
import {PageHeading} from '~/components/content/PageHeading';
import {SuccessNote} from '~/components/content/SuccessNote';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {WithdrawalForm} from '~/components/content/MessageForm';
import {
  DeclarationList,
  WithdrawalReview,
} from '~/components/content/WithdrawalReview';
import {useTranslations} from 'use-intl/react';
import {useReturns} from '~/components/ui/use-returns';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {orderDeclaration} from '~/lib/account/order-declaration.server';
import {
  requireMessageChallenge,
  formContextOf,
} from '~/lib/mail/deliver-form.server';
import {pageHeaders, retryHeaders} from '~/lib/http/private-headers.server';
import {issueFormToken} from '~/lib/forms/form-token.server';
import {readForm} from '~/lib/forms/read-form.server';
import {
  contentSeo,
  contentView,
  requirePage,
} from '~/lib/content/load-content.server';
import {WITHDRAWAL_PATH} from '~/lib/content/navigation';
import {formMeta} from '~/lib/seo/error-meta';
import {withdraw} from '~/lib/mail/withdraw.server';

export const meta = formMeta<typeof loader>;

export const ErrorBoundary = FormBoundary;

export const headers = pageHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const [page, known] = await Promise.all([
    requirePage(context, WITHDRAWAL_PATH),
    orderDeclaration(context, new URL(request.url)),
  ]);
  return {
    page: contentView(page),
    known,
    formToken: await issueFormToken(context.env.SESSION_SECRET, new Date()),
    seo: contentSeo(context, WITHDRAWAL_PATH, page),
  };
}

/** No redirect: personal data belongs neither in a URL nor in the session. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readForm(request);
  await requireMessageChallenge(context, form, 'withdraw');
  const step = await withdraw(
    form,
    await formContextOf(context, await merchantContent(context)),
  );
  const retryAfter = step.step === 'review' ? step.retryAfter : undefined;
  return data(step, {
    status: step.status,
    headers: retryHeaders(retryAfter),
  });
}

export const clientAction = keepUnsentForm;

export default function WithdrawRoute() {
  const {page} = useLoaderData<typeof loader>();
  return (
    <div className="page-width space-y-8 py-6 lg:py-10">
      <PageHeading
        title={page.title}
        lead={page.description}
        langs={page.langs}
      />
      <WithdrawalStep />
    </div>
  );
}

/** The form; after it was sent its review, after the review the receipt. */
function WithdrawalStep() {
  const {page, known, formToken} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const [last, setLast] = useState(result);
  // A step that could not be sent has no result (`keepUnsentForm`); the one before it stays.
  if (result && result !== last) setLast(result);
  const actionData = result === null ? last : result;
  const t = useTranslations('withdrawal');
  const {law} = useReturns();
  if (actionData?.step === 'receipt') {
    return (
      <SuccessNote title={t('receiptTitle', {law})}>
        <p>{t('declaration', {law})}</p>
        <DeclarationList {...actionData.receipt} />
        <p>{t(actionData.isMailed ? 'receiptHint' : 'receiptUnsent')}</p>
      </SuccessNote>
    );
  }
  if (actionData?.step === 'review') {
    return (
      <WithdrawalReview
        declaration={actionData.declaration}
        problems={actionData.problems}
        formToken={actionData.formToken ?? formToken}
      />
    );
  }
  return (
    <FormColumns
      words={<ContentText html={page.html} lang={page.langs.body} />}
    >
      <WithdrawalForm
        formToken={formToken}
        state={actionData?.state}
        known={known}
      />
    </FormColumns>
  );
}
