import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {CountryPage} from '~/components/layout/CountryPage';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {cookieHeaders, redirectAfter} from '~/lib/cart/cart-response.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {sentForm} from '~/lib/forms/read-form.server';
import {isLocaleCode, LOCALES, pathInLocale} from '~/lib/i18n/locale';
import {localeCookie} from '~/lib/i18n/request-market.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {pageMeta, pageSeo} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  const t = serverTranslator(context.locale.code);
  const offer = await orErrorResponse(loadCountries(context));
  return data(
    {
      offer,
      seo: pageSeo(context, {
        title: t('country.title'),
        description: t('country.lead'),
        path: '/country',
        isHidden: true,
      }),
    },
    {headers: cookieHeaders([])},
  );
}

/** Sets neither country nor language when the country cannot be set. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  const country = form.get('country');
  const result = await performCartAction(
    {kind: 'country', countryCode: typeof country === 'string' ? country : ''},
    context,
  );
  const error = result.problems.find(({severity}) => severity === 'error');
  if (error) {
    const isUnknown = error.key === 'countryUnknown';
    return data(
      {problem: isUnknown ? ('unknown' as const) : ('unavailable' as const)},
      {
        status: isUnknown ? 400 : 503,
        headers: cookieHeaders(result.cookies),
      },
    );
  }
  const code = form.get('locale');
  const locale = isLocaleCode(code) ? LOCALES[code] : context.locale;
  const wanted = new URL(request.url).searchParams.get('path');
  const target = pathInLocale(sameOriginPath(wanted) ?? '/', locale);
  const {session} = context;
  const response = redirectAfter(result, target, request, {locale, session});
  if (isLocaleCode(code)) {
    response.headers.append(
      'Set-Cookie',
      localeCookie(code, cookieScope(context.env)),
    );
  }
  // Thrown, so that `actionData` has only one type.
  throw response;
}

export default function CountryRoute() {
  const {offer} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <CountryPage offer={offer} problem={actionData?.problem} />;
}
