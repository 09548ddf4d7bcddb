import {
  useActionData,
  useLoaderData,
  type MetaFunction,
} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {MailLinkPage} from '~/components/account/MailLinkPage';
import {NoPassword} from '~/components/account/NoPassword';
import {
  followMailLink,
  loadMailLink,
} from '~/lib/account/mail-link-page.server';
import {SECRET_PAGE} from '~/lib/account/mail-link.server';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => SECRET_PAGE;

export const loader = (args: LoaderFunctionArgs) => loadMailLink('reset', args);

export const action = (args: ActionFunctionArgs) =>
  followMailLink('reset', args);

export default function ResetLinkRoute() {
  const {hasPasswords} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!hasPasswords) return <NoPassword />;
  return <MailLinkPage purpose="reset" answer={answer} />;
}
