import type {ShopPolicy} from '../../domain/shop-content';
import {localeOfLanguage, storefrontUrl} from '../../domain/shop-urls';
import type {TypeResolvers} from '../../resolver';

/** Source of `ShopPolicy`. */
export function shopPolicySource(policy: ShopPolicy) {
  return {
    __typename: 'ShopPolicy',
    id: policy.id,
    handle: policy.handle,
    policy,
  };
}

/** `ShopPolicy`. */
export const shopPolicyResolvers = {
  title: ({policy}, _args, {language}) => policy.title[language],
  body: ({policy}, _args, {language}) => policy.bodyHtml[language],
  url: ({policy}, _args, {shop, language}) =>
    storefrontUrl(
      shop,
      localeOfLanguage(language),
      `/policies/${policy.handle}`,
    ),
} satisfies TypeResolvers<ReturnType<typeof shopPolicySource>>;
