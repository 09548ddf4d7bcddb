import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {localizedPath} from '~/lib/i18n/locale';

export function loader({context, request}: LoaderFunctionArgs) {
  const path = localizedPath('/auth/login', context.locale);
  return redirect(path + new URL(request.url).search);
}
