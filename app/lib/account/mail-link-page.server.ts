import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {translatorFor} from '../i18n/messages';
import {accountAction} from './account-action.server';
import {accountSeo} from './account-seo.server';
import {requirePasswords} from './auth-target.server';
import {afterChange} from './change-result.server';
import {mailLink} from './mail-link.server';

/** What a mail's link is for. */
type Purpose = 'reset' | 'activate';

/**
 * Data of the page behind a mail's link. Opening it changes nothing: mail
 * scanners do so, too.
 *
 * @throws the 404 when the link cannot be one of the provider's.
 */
export function loadMailLink(
  purpose: Purpose,
  {context, params, request}: LoaderFunctionArgs,
) {
  mailLink(params, request);
  const t = translatorFor(context.locale.code);
  // The secret stays out of the canonical address.
  return {
    hasPasswords: context.accounts.can.password,
    seo: accountSeo(context, t(`auth.${purpose}.title`), '/auth/reset'),
  };
}

/** Sets the password that was chosen on that page, and signs in. Throws like `loadMailLink`. */
export async function followMailLink(
  purpose: Purpose,
  {context, params, request}: ActionFunctionArgs,
) {
  const link = mailLink(params, request);
  const form = await sentForm(request);
  const password = formText(form, 'password');
  return accountAction(context, {}, async () => {
    const passwords = requirePasswords(context, request);
    const result = await passwords.setPassword(
      context,
      purpose,
      link,
      password,
    );
    return afterChange(
      context,
      result,
      purpose === 'reset' ? 'password' : 'activated',
    );
  });
}
