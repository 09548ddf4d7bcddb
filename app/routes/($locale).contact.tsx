import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {ContactForm} from '~/components/content/MessageForm';
import {ContentText} from '~/components/content/ContentText';
import {FormColumns} from '~/components/content/FormColumns';
import {PageHeading} from '~/components/content/PageHeading';
import {SuccessNote} from '~/components/content/SuccessNote';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {useTranslations} from 'use-intl/react';
import {sendContact} from '~/lib/mail/send-contact.server';
import {
  requireMessageChallenge,
  formContextOf,
} from '~/lib/mail/deliver-form.server';
import {pageHeaders, retryHeaders} from '~/lib/http/private-headers.server';
import {issueFormToken} from '~/lib/forms/form-token.server';
import {readForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import {
  contentSeo,
  contentView,
  requirePage,
} from '~/lib/content/load-content.server';
import {formMeta} from '~/lib/seo/error-meta';

export const meta = formMeta<typeof loader>;

export const ErrorBoundary = FormBoundary;

export const headers = pageHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await requirePage(context, '/contact');
  return {
    page: contentView(page),
    isSent: new URL(request.url).searchParams.has('sent'),
    email: context.env.SHOP_EMAIL,
    formToken: await issueFormToken(context.env.SESSION_SECRET, new Date()),
    seo: contentSeo(context, '/contact', page),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readForm(request);
  await requireMessageChallenge(context, form, 'contact');
  const result = await sendContact(
    form,
    await formContextOf(context, await merchantContent(context)),
  );
  if (result) {
    const {state, status, retryAfter} = result;
    return data(state, {status, headers: retryHeaders(retryAfter)});
  }
  const path = `${localizedPath('/contact', context.locale)}?sent`;
  throw redirect(path, 303);
}

export const clientAction = keepUnsentForm;

export default function ContactRoute() {
  const {page, email, isSent, formToken} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('contact');
  return (
    <div className="page-width space-y-8 py-6 lg:py-10">
      <PageHeading
        title={page.title}
        lead={page.description}
        langs={page.langs}
      />
      {isSent && !state ? (
        <SuccessNote title={t('sent')}>
          <p>{t('sentHint')}</p>
        </SuccessNote>
      ) : (
        <FormColumns
          words={
            <>
              <ContentText html={page.html} lang={page.langs.body} />
              {email && (
                <p className="mt-4">
                  {t.rich('byMail', {
                    email,
                    link: (label) => (
                      <a href={`mailto:${email}`} className="text-link">
                        {label}
                      </a>
                    ),
                  })}
                </p>
              )}
            </>
          }
        >
          <ContactForm formToken={formToken} state={state} />
        </FormColumns>
      )}
    </div>
  );
}
