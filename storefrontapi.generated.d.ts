/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from './schemas/storefront-types';

export type CustomerAddressesQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerAddressesQuery = {
  customer?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Customer, 'id'> & {
      defaultAddress?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MailingAddress, 'id'>
      >;
      addresses: {
        nodes: Array<
          Pick<
            StorefrontAPI.MailingAddress,
            | 'id'
            | 'firstName'
            | 'lastName'
            | 'company'
            | 'address1'
            | 'address2'
            | 'zip'
            | 'city'
            | 'provinceCode'
            | 'countryCodeV2'
            | 'phone'
            | 'formatted'
          >
        >;
      };
    }
  >;
};

export type CustomerAddressCreateMutationVariables = StorefrontAPI.Exact<{
  address: StorefrontAPI.MailingAddressInput;
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerAddressCreateMutation = {
  customerAddressCreate?: StorefrontAPI.Maybe<{
    customerAddress?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MailingAddress, 'id'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerAddressUpdateMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  address: StorefrontAPI.MailingAddressInput;
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerAddressUpdateMutation = {
  customerAddressUpdate?: StorefrontAPI.Maybe<{
    customerAddress?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MailingAddress, 'id'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerAddressDeleteMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerAddressDeleteMutation = {
  customerAddressDelete?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.CustomerAddressDeletePayload,
      'deletedCustomerAddressId'
    > & {
      customerUserErrors: Array<
        Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
      >;
    }
  >;
};

export type CustomerDefaultAddressUpdateMutationVariables =
  StorefrontAPI.Exact<{
    addressId: StorefrontAPI.Scalars['ID']['input'];
    customerAccessToken: StorefrontAPI.Scalars['String']['input'];
    country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
    language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  }>;

export type CustomerDefaultAddressUpdateMutation = {
  customerDefaultAddressUpdate?: StorefrontAPI.Maybe<{
    customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type AgentsQueryVariables = StorefrontAPI.Exact<{
  products: StorefrontAPI.Scalars['Int']['input'];
  collections: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type AgentsQuery = {
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        | 'id'
        | 'handle'
        | 'title'
        | 'description'
        | 'requiresSellingPlan'
        | 'availableForSale'
      > & {
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          lowestPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          unitPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.UnitPriceMeasurement,
              | 'quantityUnit'
              | 'quantityValue'
              | 'referenceUnit'
              | 'referenceValue'
            >
          >;
        }>;
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'handle' | 'title'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
  };
};

export type ListedArticleFragment = Pick<
  StorefrontAPI.Article,
  'id' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt' | 'tags'
> & {
  authorV2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ArticleAuthor, 'name'>>;
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
};

export type BlogsQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BlogsQuery = {
  blogs: {
    nodes: Array<
      Pick<StorefrontAPI.Blog, 'id' | 'handle' | 'title'> & {
        seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'description'>>;
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
};

export type BlogQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  tagged?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BlogQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'id' | 'handle' | 'title'> & {
      seo?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Seo, 'title' | 'description'>
      >;
      articles: {
        nodes: Array<
          Pick<
            StorefrontAPI.Article,
            | 'id'
            | 'handle'
            | 'title'
            | 'excerpt'
            | 'content'
            | 'publishedAt'
            | 'tags'
          > & {
            authorV2?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ArticleAuthor, 'name'>
            >;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
        >;
      };
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type BlogFeedQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BlogFeedQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'handle' | 'title'> & {
      articles: {
        nodes: Array<
          Pick<
            StorefrontAPI.Article,
            | 'contentHtml'
            | 'id'
            | 'handle'
            | 'title'
            | 'excerpt'
            | 'content'
            | 'publishedAt'
            | 'tags'
          > & {
            authorV2?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ArticleAuthor, 'name'>
            >;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }
        >;
      };
    }
  >;
};

export type ArticleQueryVariables = StorefrontAPI.Exact<{
  blog: StorefrontAPI.Scalars['String']['input'];
  article: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ArticleQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'handle' | 'title'> & {
      articleByHandle?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.Article,
          | 'contentHtml'
          | 'id'
          | 'handle'
          | 'title'
          | 'excerpt'
          | 'content'
          | 'publishedAt'
          | 'tags'
        > & {
          seo?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Seo, 'title' | 'description'>
          >;
          authorV2?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ArticleAuthor, 'name'>
          >;
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        }
      >;
      articles: {
        nodes: Array<
          Pick<
            StorefrontAPI.Article,
            | 'id'
            | 'handle'
            | 'title'
            | 'excerpt'
            | 'content'
            | 'publishedAt'
            | 'tags'
          > & {
            authorV2?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ArticleAuthor, 'name'>
            >;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }
        >;
      };
    }
  >;
};

export type BlogHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BlogHandleQuery = {
  blog?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Blog, 'handle'>>;
};

export type ArticleHandleQueryVariables = StorefrontAPI.Exact<{
  blog: StorefrontAPI.Scalars['String']['input'];
  article: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ArticleHandleQuery = {
  blog?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Blog, 'handle'> & {
      articleByHandle?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Article, 'handle'>
      >;
    }
  >;
};

export type SearchTextsQueryVariables = StorefrontAPI.Exact<{
  searchTerm: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SearchTextsQuery = {
  search: {
    nodes: Array<
      | ({__typename: 'Article'} & Pick<
          StorefrontAPI.Article,
          'id' | 'handle' | 'title'
        > & {
            blog: Pick<StorefrontAPI.Blog, 'handle'>;
            hidden?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
          })
      | ({__typename: 'Page'} & Pick<
          StorefrontAPI.Page,
          'id' | 'handle' | 'title'
        > & {
            hidden?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
          })
      | {__typename: 'Product'}
    >;
  };
};

export type CartProblemFragment = Pick<
  StorefrontAPI.CartUserError,
  'code' | 'field' | 'message'
>;

export type CartNoticeFragment = Pick<
  StorefrontAPI.CartWarning,
  'code' | 'message' | 'target'
>;

export type CartDiscountCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes:
    | Array<StorefrontAPI.Scalars['String']['input']>
    | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartDiscountCodesUpdateMutation = {
  cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        | 'id'
        | 'checkoutUrl'
        | 'createdAt'
        | 'updatedAt'
        | 'totalQuantity'
        | 'note'
      > & {
        lines: {
          nodes: Array<
            | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                instructions: Pick<
                  StorefrontAPI.CartLineInstructions,
                  'canRemove' | 'canUpdateQuantity'
                >;
                parentRelationship?: StorefrontAPI.Maybe<{
                  parent: Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>;
                }>;
                attributes: Array<
                  Pick<StorefrontAPI.Attribute, 'key' | 'value'>
                >;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  totalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                };
                discountAllocations: Array<
                  | (Pick<
                      StorefrontAPI.CartAutomaticDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<
                      StorefrontAPI.CartCustomDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  remainingBalanceChargeAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount'
                  >;
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'sku'
                  | 'requiresShipping'
                  | 'availableForSale'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                > & {
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: Pick<
                    StorefrontAPI.Product,
                    'id' | 'handle' | 'title' | 'isGiftCard'
                  > & {
                    handlingDays?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                    featuredImage?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    asksAirfield?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'minimum' | 'maximum' | 'increment'
                  >;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                };
              })
            | (Pick<
                StorefrontAPI.ComponentizableCartLine,
                'id' | 'quantity'
              > & {
                lineComponents: Array<
                  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                    merchandise: {
                      price: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                      product: Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'isGiftCard'
                      > & {
                        options: Array<
                          Pick<StorefrontAPI.ProductOption, 'name'> & {
                            optionValues: Array<
                              Pick<StorefrontAPI.ProductOptionValue, 'name'>
                            >;
                          }
                        >;
                      };
                      selectedOptions: Array<
                        Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                      >;
                    };
                  }
                >;
                attributes: Array<
                  Pick<StorefrontAPI.Attribute, 'key' | 'value'>
                >;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  totalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                };
                discountAllocations: Array<
                  | (Pick<
                      StorefrontAPI.CartAutomaticDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<
                      StorefrontAPI.CartCustomDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  remainingBalanceChargeAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount'
                  >;
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'sku'
                  | 'requiresShipping'
                  | 'availableForSale'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                > & {
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: Pick<
                    StorefrontAPI.Product,
                    'id' | 'handle' | 'title' | 'isGiftCard'
                  > & {
                    handlingDays?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                    featuredImage?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    asksAirfield?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'minimum' | 'maximum' | 'increment'
                  >;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                };
              })
          >;
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
        };
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'> & {
              defaultAddress?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MailingAddress, 'id'>
              >;
            }
          >;
        };
        cost: {
          checkoutChargeAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          subtotalAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        discountCodes: Array<
          Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
        >;
        delivery: {
          addresses: Array<Pick<StorefrontAPI.CartSelectableAddress, 'id'>>;
        };
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
      }
    >;
    userErrors: Array<
      Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>
    >;
    warnings: Array<
      Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>
    >;
  }>;
};

export type CartGiftCardCodesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  giftCardCodes:
    | Array<StorefrontAPI.Scalars['String']['input']>
    | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartGiftCardCodesAddMutation = {
  cartGiftCardCodesAdd?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        | 'id'
        | 'checkoutUrl'
        | 'createdAt'
        | 'updatedAt'
        | 'totalQuantity'
        | 'note'
      > & {
        lines: {
          nodes: Array<
            | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                instructions: Pick<
                  StorefrontAPI.CartLineInstructions,
                  'canRemove' | 'canUpdateQuantity'
                >;
                parentRelationship?: StorefrontAPI.Maybe<{
                  parent: Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>;
                }>;
                attributes: Array<
                  Pick<StorefrontAPI.Attribute, 'key' | 'value'>
                >;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  totalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                };
                discountAllocations: Array<
                  | (Pick<
                      StorefrontAPI.CartAutomaticDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<
                      StorefrontAPI.CartCustomDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  remainingBalanceChargeAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount'
                  >;
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'sku'
                  | 'requiresShipping'
                  | 'availableForSale'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                > & {
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: Pick<
                    StorefrontAPI.Product,
                    'id' | 'handle' | 'title' | 'isGiftCard'
                  > & {
                    handlingDays?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                    featuredImage?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    asksAirfield?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'minimum' | 'maximum' | 'increment'
                  >;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                };
              })
            | (Pick<
                StorefrontAPI.ComponentizableCartLine,
                'id' | 'quantity'
              > & {
                lineComponents: Array<
                  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                    merchandise: {
                      price: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                      product: Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'isGiftCard'
                      > & {
                        options: Array<
                          Pick<StorefrontAPI.ProductOption, 'name'> & {
                            optionValues: Array<
                              Pick<StorefrontAPI.ProductOptionValue, 'name'>
                            >;
                          }
                        >;
                      };
                      selectedOptions: Array<
                        Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                      >;
                    };
                  }
                >;
                attributes: Array<
                  Pick<StorefrontAPI.Attribute, 'key' | 'value'>
                >;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  totalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                };
                discountAllocations: Array<
                  | (Pick<
                      StorefrontAPI.CartAutomaticDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<
                      StorefrontAPI.CartCustomDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  remainingBalanceChargeAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount'
                  >;
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'sku'
                  | 'requiresShipping'
                  | 'availableForSale'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                > & {
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: Pick<
                    StorefrontAPI.Product,
                    'id' | 'handle' | 'title' | 'isGiftCard'
                  > & {
                    handlingDays?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                    featuredImage?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    asksAirfield?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'minimum' | 'maximum' | 'increment'
                  >;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                };
              })
          >;
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
        };
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'> & {
              defaultAddress?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MailingAddress, 'id'>
              >;
            }
          >;
        };
        cost: {
          checkoutChargeAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          subtotalAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        discountCodes: Array<
          Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
        >;
        delivery: {
          addresses: Array<Pick<StorefrontAPI.CartSelectableAddress, 'id'>>;
        };
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
      }
    >;
    userErrors: Array<
      Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>
    >;
    warnings: Array<
      Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>
    >;
  }>;
};

export type CartGiftCardCodesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  appliedGiftCardIds:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartGiftCardCodesRemoveMutation = {
  cartGiftCardCodesRemove?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Cart,
        | 'id'
        | 'checkoutUrl'
        | 'createdAt'
        | 'updatedAt'
        | 'totalQuantity'
        | 'note'
      > & {
        lines: {
          nodes: Array<
            | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                instructions: Pick<
                  StorefrontAPI.CartLineInstructions,
                  'canRemove' | 'canUpdateQuantity'
                >;
                parentRelationship?: StorefrontAPI.Maybe<{
                  parent: Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>;
                }>;
                attributes: Array<
                  Pick<StorefrontAPI.Attribute, 'key' | 'value'>
                >;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  totalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                };
                discountAllocations: Array<
                  | (Pick<
                      StorefrontAPI.CartAutomaticDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<
                      StorefrontAPI.CartCustomDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  remainingBalanceChargeAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount'
                  >;
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'sku'
                  | 'requiresShipping'
                  | 'availableForSale'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                > & {
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: Pick<
                    StorefrontAPI.Product,
                    'id' | 'handle' | 'title' | 'isGiftCard'
                  > & {
                    handlingDays?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                    featuredImage?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    asksAirfield?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'minimum' | 'maximum' | 'increment'
                  >;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                };
              })
            | (Pick<
                StorefrontAPI.ComponentizableCartLine,
                'id' | 'quantity'
              > & {
                lineComponents: Array<
                  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                    merchandise: {
                      price: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                      product: Pick<
                        StorefrontAPI.Product,
                        'id' | 'title' | 'isGiftCard'
                      > & {
                        options: Array<
                          Pick<StorefrontAPI.ProductOption, 'name'> & {
                            optionValues: Array<
                              Pick<StorefrontAPI.ProductOptionValue, 'name'>
                            >;
                          }
                        >;
                      };
                      selectedOptions: Array<
                        Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                      >;
                    };
                  }
                >;
                attributes: Array<
                  Pick<StorefrontAPI.Attribute, 'key' | 'value'>
                >;
                cost: {
                  amountPerQuantity: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  subtotalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                  totalAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount' | 'currencyCode'
                  >;
                };
                discountAllocations: Array<
                  | (Pick<
                      StorefrontAPI.CartAutomaticDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                  | (Pick<
                      StorefrontAPI.CartCustomDiscountAllocation,
                      'title'
                    > & {
                      discountedAmount: Pick<
                        StorefrontAPI.MoneyV2,
                        'amount' | 'currencyCode'
                      >;
                    })
                >;
                sellingPlanAllocation?: StorefrontAPI.Maybe<{
                  remainingBalanceChargeAmount: Pick<
                    StorefrontAPI.MoneyV2,
                    'amount'
                  >;
                  sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
                }>;
                merchandise: Pick<
                  StorefrontAPI.ProductVariant,
                  | 'id'
                  | 'title'
                  | 'sku'
                  | 'requiresShipping'
                  | 'availableForSale'
                  | 'currentlyNotInStock'
                  | 'quantityAvailable'
                > & {
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  product: Pick<
                    StorefrontAPI.Product,
                    'id' | 'handle' | 'title' | 'isGiftCard'
                  > & {
                    handlingDays?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                    featuredImage?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    options: Array<
                      Pick<StorefrontAPI.ProductOption, 'name'> & {
                        optionValues: Array<
                          Pick<StorefrontAPI.ProductOptionValue, 'name'>
                        >;
                      }
                    >;
                    asksAirfield?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Metafield, 'value'>
                    >;
                  };
                  quantityRule: Pick<
                    StorefrontAPI.QuantityRule,
                    'minimum' | 'maximum' | 'increment'
                  >;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                };
              })
          >;
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
        };
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        buyerIdentity: Pick<
          StorefrontAPI.CartBuyerIdentity,
          'countryCode' | 'email' | 'phone'
        > & {
          customer?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'> & {
              defaultAddress?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MailingAddress, 'id'>
              >;
            }
          >;
        };
        cost: {
          checkoutChargeAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          subtotalAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        };
        discountCodes: Array<
          Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
        >;
        delivery: {
          addresses: Array<Pick<StorefrontAPI.CartSelectableAddress, 'id'>>;
        };
        appliedGiftCards: Array<
          Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
            amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }
        >;
      }
    >;
    userErrors: Array<
      Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>
    >;
    warnings: Array<
      Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>
    >;
  }>;
};

export type CartQueryQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartQueryQuery = {
  cart?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Cart,
      | 'id'
      | 'checkoutUrl'
      | 'createdAt'
      | 'updatedAt'
      | 'totalQuantity'
      | 'note'
    > & {
      lines: {
        nodes: Array<
          | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
              instructions: Pick<
                StorefrontAPI.CartLineInstructions,
                'canRemove' | 'canUpdateQuantity'
              >;
              parentRelationship?: StorefrontAPI.Maybe<{
                parent: Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>;
              }>;
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              cost: {
                amountPerQuantity: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                subtotalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                totalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              };
              discountAllocations: Array<
                | (Pick<
                    StorefrontAPI.CartAutomaticDiscountAllocation,
                    'title'
                  > & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
              >;
              sellingPlanAllocation?: StorefrontAPI.Maybe<{
                remainingBalanceChargeAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount'
                >;
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
              }>;
              merchandise: Pick<
                StorefrontAPI.ProductVariant,
                | 'id'
                | 'title'
                | 'sku'
                | 'requiresShipping'
                | 'availableForSale'
                | 'currentlyNotInStock'
                | 'quantityAvailable'
              > & {
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
                product: Pick<
                  StorefrontAPI.Product,
                  'id' | 'handle' | 'title' | 'isGiftCard'
                > & {
                  handlingDays?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  featuredImage?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  options: Array<
                    Pick<StorefrontAPI.ProductOption, 'name'> & {
                      optionValues: Array<
                        Pick<StorefrontAPI.ProductOptionValue, 'name'>
                      >;
                    }
                  >;
                  asksAirfield?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                };
                quantityRule: Pick<
                  StorefrontAPI.QuantityRule,
                  'minimum' | 'maximum' | 'increment'
                >;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                lowestPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
              };
            })
          | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
              lineComponents: Array<
                Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
                  merchandise: {
                    price: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    product: Pick<
                      StorefrontAPI.Product,
                      'id' | 'title' | 'isGiftCard'
                    > & {
                      options: Array<
                        Pick<StorefrontAPI.ProductOption, 'name'> & {
                          optionValues: Array<
                            Pick<StorefrontAPI.ProductOptionValue, 'name'>
                          >;
                        }
                      >;
                    };
                    selectedOptions: Array<
                      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                    >;
                  };
                }
              >;
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              cost: {
                amountPerQuantity: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                subtotalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                totalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              };
              discountAllocations: Array<
                | (Pick<
                    StorefrontAPI.CartAutomaticDiscountAllocation,
                    'title'
                  > & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
                | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                  })
              >;
              sellingPlanAllocation?: StorefrontAPI.Maybe<{
                remainingBalanceChargeAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount'
                >;
                sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
              }>;
              merchandise: Pick<
                StorefrontAPI.ProductVariant,
                | 'id'
                | 'title'
                | 'sku'
                | 'requiresShipping'
                | 'availableForSale'
                | 'currentlyNotInStock'
                | 'quantityAvailable'
              > & {
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
                product: Pick<
                  StorefrontAPI.Product,
                  'id' | 'handle' | 'title' | 'isGiftCard'
                > & {
                  handlingDays?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  featuredImage?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                  options: Array<
                    Pick<StorefrontAPI.ProductOption, 'name'> & {
                      optionValues: Array<
                        Pick<StorefrontAPI.ProductOptionValue, 'name'>
                      >;
                    }
                  >;
                  asksAirfield?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                };
                quantityRule: Pick<
                  StorefrontAPI.QuantityRule,
                  'minimum' | 'maximum' | 'increment'
                >;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                lowestPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
              };
            })
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
      };
      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
      buyerIdentity: Pick<
        StorefrontAPI.CartBuyerIdentity,
        'countryCode' | 'email' | 'phone'
      > & {
        customer?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'> & {
            defaultAddress?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MailingAddress, 'id'>
            >;
          }
        >;
      };
      cost: {
        checkoutChargeAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      discountCodes: Array<
        Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
      >;
      delivery: {
        addresses: Array<Pick<StorefrontAPI.CartSelectableAddress, 'id'>>;
      };
      appliedGiftCards: Array<
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
          amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        }
      >;
    }
  >;
};

export type CartCheckoutUrlQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartCheckoutUrlQuery = {
  cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'checkoutUrl'>>;
};

export type CartPicturesQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartPicturesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id'> & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
      }
    >
  >;
};

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
  options?:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
  hasOptions?: StorefrontAPI.Scalars['Boolean']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Collection,
      | 'id'
      | 'handle'
      | 'title'
      | 'description'
      | 'descriptionHtml'
      | 'updatedAt'
    > & {
      seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      pictures?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<{
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }>;
        }>;
      }>;
      products: {
        nodes: Array<
          StorefrontAPI.MakeOptional<
            Pick<
              StorefrontAPI.Product,
              | 'id'
              | 'handle'
              | 'title'
              | 'productType'
              | 'requiresSellingPlan'
              | 'isGiftCard'
              | 'availableForSale'
              | 'publishedAt'
              | 'tags'
            >,
            'tags'
          > & {
            badges?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            images: {
              nodes: Array<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            };
            priceRange: {
              minVariantPrice: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              maxVariantPrice: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
            };
            selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                lowestPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
              }
            >;
            options: Array<
              Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
                optionValues: Array<
                  Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                    swatch?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                        image?: StorefrontAPI.Maybe<{
                          previewImage?: StorefrontAPI.Maybe<
                            Pick<StorefrontAPI.Image, 'url'>
                          >;
                        }>;
                      }
                    >;
                  }
                >;
              }
            >;
            matchingVariant?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.ProductVariant, 'id'> & {
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                lowestPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
              }
            >;
            pictures?: {
              nodes: Array<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            };
            regional?: StorefrontAPI.Maybe<{
              references?: StorefrontAPI.Maybe<{
                nodes: Array<{
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                }>;
              }>;
            }>;
            rating?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            ratingCount?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
          }
        >;
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'> & {
            values: Array<
              Pick<
                StorefrontAPI.FilterValue,
                'id' | 'label' | 'count' | 'input'
              > & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Swatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
                image?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }>;
              }
            >;
          }
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
        >;
      };
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
  localization: {country: {currency: Pick<StorefrontAPI.Currency, 'isoCode'>}};
};

export type AllProductsQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductSortKeys>;
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type AllProductsQuery = {
  products: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'isGiftCard'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
  localization: {country: {currency: Pick<StorefrontAPI.Currency, 'isoCode'>}};
};

export type CollectionFiltersQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionFiltersQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'handle'> & {
      products: {
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'> & {
            values: Array<
              Pick<
                StorefrontAPI.FilterValue,
                'id' | 'label' | 'count' | 'input'
              > & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Swatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
                image?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                }>;
              }
            >;
          }
        >;
      };
    }
  >;
};

export type ProductTagsQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type ProductTagsQuery = {
  productTags: Pick<StorefrontAPI.StringConnection, 'nodes'>;
};

export type CollectionHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionHandleQuery = {
  collection?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Collection, 'handle'>>;
};

export type CollectionsQueryVariables = StorefrontAPI.Exact<{
  chosen?:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionsQuery = {
  collections: {
    nodes: Array<
      Pick<
        StorefrontAPI.Collection,
        'id' | 'handle' | 'title' | 'description'
      > & {
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
        pictures?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        products: {
          nodes: Array<{
            featuredImage?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }>;
        };
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
  chosen: Array<
    StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Collection,
        'id' | 'handle' | 'title' | 'description'
      > & {
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
        pictures?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        products: {
          nodes: Array<{
            featuredImage?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }>;
        };
      }
    >
  >;
};

export type ListedCollectionFragment = Pick<
  StorefrontAPI.Collection,
  'id' | 'handle' | 'title' | 'description'
> & {
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  pictures?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }>;
  }>;
  products: {
    nodes: Array<{
      featuredImage?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
    }>;
  };
};

export type ContentEntryFragment = Pick<
  StorefrontAPI.Metaobject,
  'id' | 'handle' | 'updatedAt'
> & {
  fields: Array<
    Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
      reference?: StorefrontAPI.Maybe<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }
  >;
};

export type ContentFragment = {
  announcements: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  sections: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  pages: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  onlinePages: {
    nodes: Array<
      Pick<StorefrontAPI.Page, 'id' | 'handle'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  blogs: {
    nodes: Array<
      Pick<StorefrontAPI.Blog, 'id' | 'handle'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  guarantees: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
  };
  mainMenu?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  footer?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  social?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  map?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id'>>;
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
      }
    >;
  };
  shop: Pick<StorefrontAPI.Shop, 'name' | 'description'> & {
    brand?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Brand, 'slogan'> & {
        colors: {
          primary: Array<Pick<StorefrontAPI.BrandColorGroup, 'background'>>;
        };
        logo?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'altText' | 'width' | 'height'> & {
              single: StorefrontAPI.Image['url'];
              double: StorefrontAPI.Image['url'];
            }
          >;
        }>;
        squareLogo?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url'> & {
              icon: StorefrontAPI.Image['url'];
            }
          >;
        }>;
        coverImage?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'altText' | 'url'>
          >;
        }>;
      }
    >;
    primaryDomain: Pick<StorefrontAPI.Domain, 'host'>;
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
  };
};

export type ContentMenuFragment = {
  items: Array<
    Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
      items: Array<
        Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
          items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
        }
      >;
    }
  >;
};

export type ContentMenuItemFragment = Pick<
  StorefrontAPI.MenuItem,
  'id' | 'title' | 'url'
>;

export type ContentQueryVariables = StorefrontAPI.Exact<{
  mapHandle?: StorefrontAPI.InputMaybe<
    StorefrontAPI.Scalars['String']['input']
  >;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ContentQuery = {
  announcements: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  sections: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  pages: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  onlinePages: {
    nodes: Array<
      Pick<StorefrontAPI.Page, 'id' | 'handle'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  blogs: {
    nodes: Array<
      Pick<StorefrontAPI.Blog, 'id' | 'handle'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  guarantees: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
  };
  mainMenu?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  footer?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  social?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  map?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id'>>;
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
      }
    >;
  };
  shop: Pick<StorefrontAPI.Shop, 'name' | 'description'> & {
    brand?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Brand, 'slogan'> & {
        colors: {
          primary: Array<Pick<StorefrontAPI.BrandColorGroup, 'background'>>;
        };
        logo?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'altText' | 'width' | 'height'> & {
              single: StorefrontAPI.Image['url'];
              double: StorefrontAPI.Image['url'];
            }
          >;
        }>;
        squareLogo?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url'> & {
              icon: StorefrontAPI.Image['url'];
            }
          >;
        }>;
        coverImage?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'altText' | 'url'>
          >;
        }>;
      }
    >;
    primaryDomain: Pick<StorefrontAPI.Domain, 'host'>;
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
  };
};

export type FirstContentQueryVariables = StorefrontAPI.Exact<{
  mapHandle?: StorefrontAPI.InputMaybe<
    StorefrontAPI.Scalars['String']['input']
  >;
}>;

export type FirstContentQuery = {
  localization: {language: Pick<StorefrontAPI.Language, 'isoCode'>};
  announcements: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  sections: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  pages: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  onlinePages: {
    nodes: Array<
      Pick<StorefrontAPI.Page, 'id' | 'handle'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  blogs: {
    nodes: Array<
      Pick<StorefrontAPI.Blog, 'id' | 'handle'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  guarantees: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
        fields: Array<
          Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }
        >;
      }
    >;
  };
  mainMenu?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  footer?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  social?: StorefrontAPI.Maybe<{
    items: Array<
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
        items: Array<
          Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'> & {
            items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url'>>;
          }
        >;
      }
    >;
  }>;
  map?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id'>>;
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        products: {nodes: Array<Pick<StorefrontAPI.Product, 'id'>>};
      }
    >;
  };
  shop: Pick<StorefrontAPI.Shop, 'name' | 'description'> & {
    brand?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Brand, 'slogan'> & {
        colors: {
          primary: Array<Pick<StorefrontAPI.BrandColorGroup, 'background'>>;
        };
        logo?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'altText' | 'width' | 'height'> & {
              single: StorefrontAPI.Image['url'];
              double: StorefrontAPI.Image['url'];
            }
          >;
        }>;
        squareLogo?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url'> & {
              icon: StorefrontAPI.Image['url'];
            }
          >;
        }>;
        coverImage?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'altText' | 'url'>
          >;
        }>;
      }
    >;
    primaryDomain: Pick<StorefrontAPI.Domain, 'host'>;
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
  };
};

export type PageEntryQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PageEntryQuery = {
  metaobject?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metaobject, 'id' | 'handle' | 'updatedAt'> & {
      fields: Array<
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'> & {
          reference?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }>;
        }
      >;
    }
  >;
};

export type PageCollectionsQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PageCollectionsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        products: {
          nodes: Array<
            StorefrontAPI.MakeOptional<
              Pick<
                StorefrontAPI.Product,
                | 'id'
                | 'handle'
                | 'title'
                | 'productType'
                | 'requiresSellingPlan'
                | 'isGiftCard'
                | 'availableForSale'
                | 'publishedAt'
                | 'tags'
              >,
              'tags'
            > & {
              badges?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
              images: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
              };
              priceRange: {
                minVariantPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                maxVariantPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              };
              selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'requiresShipping'
                > & {
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                }
              >;
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
                  optionValues: Array<
                    Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                      swatch?: StorefrontAPI.Maybe<
                        Pick<
                          StorefrontAPI.ProductOptionValueSwatch,
                          'color'
                        > & {
                          image?: StorefrontAPI.Maybe<{
                            previewImage?: StorefrontAPI.Maybe<
                              Pick<StorefrontAPI.Image, 'url'>
                            >;
                          }>;
                        }
                      >;
                    }
                  >;
                }
              >;
              regional?: StorefrontAPI.Maybe<{
                references?: StorefrontAPI.Maybe<{
                  nodes: Array<{
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                  }>;
                }>;
              }>;
              rating?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
              ratingCount?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
            }
          >;
        };
      }
    >
  >;
};

export type OnlinePageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type OnlinePageQuery = {
  page?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Page, 'id' | 'handle' | 'title' | 'body'> & {
      seo?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Seo, 'title' | 'description'>
      >;
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type OnlinePageHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type OnlinePageHandleQuery = {
  page?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'handle'>>;
};

export type SubscriptionPolicyQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SubscriptionPolicyQuery = {
  shop: {
    subscriptionPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicyWithDefault, 'title' | 'body'>
    >;
  };
};

export type CustomerListsQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  namespace: StorefrontAPI.Scalars['String']['input'];
  wishlistKey: StorefrontAPI.Scalars['String']['input'];
  backInStockKey: StorefrontAPI.Scalars['String']['input'];
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
}>;

export type CustomerListsQuery = {
  customer?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Customer, 'id'> & {
      wishlist?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'> & {
          references?: StorefrontAPI.Maybe<{
            nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
          }>;
        }
      >;
      backInStock?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'> & {
          references?: StorefrontAPI.Maybe<{
            nodes: Array<Pick<StorefrontAPI.ProductVariant, 'id'>>;
          }>;
        }
      >;
    }
  >;
  nodes: Array<
    StorefrontAPI.Maybe<
      | Pick<StorefrontAPI.AppliedGiftCard, 'id'>
      | Pick<StorefrontAPI.Article, 'id'>
      | Pick<StorefrontAPI.Blog, 'id'>
      | Pick<StorefrontAPI.Cart, 'id'>
      | Pick<StorefrontAPI.CartLine, 'id'>
      | Pick<StorefrontAPI.Collection, 'id'>
      | Pick<StorefrontAPI.Comment, 'id'>
      | Pick<StorefrontAPI.Company, 'id'>
      | Pick<StorefrontAPI.CompanyContact, 'id'>
      | Pick<StorefrontAPI.CompanyLocation, 'id'>
      | Pick<StorefrontAPI.ComponentizableCartLine, 'id'>
      | Pick<StorefrontAPI.ExternalVideo, 'id'>
      | Pick<StorefrontAPI.GenericFile, 'id'>
      | Pick<StorefrontAPI.Location, 'id'>
      | Pick<StorefrontAPI.MailingAddress, 'id'>
      | Pick<StorefrontAPI.Market, 'id'>
      | Pick<StorefrontAPI.MediaImage, 'id'>
      | Pick<StorefrontAPI.MediaPresentation, 'id'>
      | Pick<StorefrontAPI.Menu, 'id'>
      | Pick<StorefrontAPI.MenuItem, 'id'>
      | Pick<StorefrontAPI.Metafield, 'id'>
      | Pick<StorefrontAPI.Metaobject, 'id'>
      | Pick<StorefrontAPI.Model3d, 'id'>
      | Pick<StorefrontAPI.Order, 'id'>
      | Pick<StorefrontAPI.Page, 'id'>
      | Pick<StorefrontAPI.Product, 'id'>
      | Pick<StorefrontAPI.ProductOption, 'id'>
      | Pick<StorefrontAPI.ProductOptionValue, 'id'>
      | Pick<StorefrontAPI.ProductVariant, 'id'>
      | Pick<StorefrontAPI.Shop, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlan, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlanTerm, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsProductVariantPricing, 'id'>
      | Pick<StorefrontAPI.ShopPolicy, 'id'>
      | Pick<StorefrontAPI.TaxonomyCategory, 'id'>
      | Pick<StorefrontAPI.UrlRedirect, 'id'>
      | Pick<StorefrontAPI.Video, 'id'>
    >
  >;
};

export type BackInStockVariantsQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BackInStockVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'
      > & {
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
        product: Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'requiresSellingPlan'
        > & {
          options: Array<
            Pick<StorefrontAPI.ProductOption, 'name'> & {
              optionValues: Array<
                Pick<StorefrontAPI.ProductOptionValue, 'name'>
              >;
            }
          >;
        };
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
      }
    >
  >;
};

export type ExistingIdsQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
}>;

export type ExistingIdsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      | Pick<StorefrontAPI.AppliedGiftCard, 'id'>
      | Pick<StorefrontAPI.Article, 'id'>
      | Pick<StorefrontAPI.Blog, 'id'>
      | Pick<StorefrontAPI.Cart, 'id'>
      | Pick<StorefrontAPI.CartLine, 'id'>
      | Pick<StorefrontAPI.Collection, 'id'>
      | Pick<StorefrontAPI.Comment, 'id'>
      | Pick<StorefrontAPI.Company, 'id'>
      | Pick<StorefrontAPI.CompanyContact, 'id'>
      | Pick<StorefrontAPI.CompanyLocation, 'id'>
      | Pick<StorefrontAPI.ComponentizableCartLine, 'id'>
      | Pick<StorefrontAPI.ExternalVideo, 'id'>
      | Pick<StorefrontAPI.GenericFile, 'id'>
      | Pick<StorefrontAPI.Location, 'id'>
      | Pick<StorefrontAPI.MailingAddress, 'id'>
      | Pick<StorefrontAPI.Market, 'id'>
      | Pick<StorefrontAPI.MediaImage, 'id'>
      | Pick<StorefrontAPI.MediaPresentation, 'id'>
      | Pick<StorefrontAPI.Menu, 'id'>
      | Pick<StorefrontAPI.MenuItem, 'id'>
      | Pick<StorefrontAPI.Metafield, 'id'>
      | Pick<StorefrontAPI.Metaobject, 'id'>
      | Pick<StorefrontAPI.Model3d, 'id'>
      | Pick<StorefrontAPI.Order, 'id'>
      | Pick<StorefrontAPI.Page, 'id'>
      | Pick<StorefrontAPI.Product, 'id'>
      | Pick<StorefrontAPI.ProductOption, 'id'>
      | Pick<StorefrontAPI.ProductOptionValue, 'id'>
      | Pick<StorefrontAPI.ProductVariant, 'id'>
      | Pick<StorefrontAPI.Shop, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlan, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlanTerm, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsProductVariantPricing, 'id'>
      | Pick<StorefrontAPI.ShopPolicy, 'id'>
      | Pick<StorefrontAPI.TaxonomyCategory, 'id'>
      | Pick<StorefrontAPI.UrlRedirect, 'id'>
      | Pick<StorefrontAPI.Video, 'id'>
    >
  >;
};

export type CustomerAccessTokenCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerAccessTokenCreateMutation = {
  customerAccessTokenCreate?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerAccessTokenRenewMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;

export type CustomerAccessTokenRenewMutation = {
  customerAccessTokenRenew?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>
    >;
  }>;
};

export type CustomerAccessTokenDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;

export type CustomerAccessTokenDeleteMutation = {
  customerAccessTokenDelete?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.CustomerAccessTokenDeletePayload,
      'deletedAccessToken'
    > & {userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>>}
  >;
};

export type CustomerCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerCreateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerCreateMutation = {
  customerCreate?: StorefrontAPI.Maybe<{
    customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerRecoverMutationVariables = StorefrontAPI.Exact<{
  email: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerRecoverMutation = {
  customerRecover?: StorefrontAPI.Maybe<{
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerResetMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerResetInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerResetMutation = {
  customerReset?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerResetByUrlMutationVariables = StorefrontAPI.Exact<{
  resetUrl: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerResetByUrlMutation = {
  customerResetByUrl?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerActivateMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerActivateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerActivateMutation = {
  customerActivate?: StorefrontAPI.Maybe<{
    customerAccessToken?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerUpdateMutationVariables = StorefrontAPI.Exact<{
  customer: StorefrontAPI.CustomerUpdateInput;
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerUpdateMutation = {
  customerUpdate?: StorefrontAPI.Maybe<{
    customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>;
    customerAccessToken?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>
    >;
    customerUserErrors: Array<
      Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>
    >;
  }>;
};

export type CustomerQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerQuery = {
  customer?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Customer,
      | 'id'
      | 'displayName'
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'phone'
      | 'acceptsMarketing'
    >
  >;
};

export type AddableProductFragment = StorefrontAPI.MakeOptional<
  Pick<
    StorefrontAPI.Product,
    | 'isGiftCard'
    | 'id'
    | 'handle'
    | 'title'
    | 'productType'
    | 'requiresSellingPlan'
    | 'availableForSale'
    | 'publishedAt'
    | 'tags'
  >,
  'tags'
> & {
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.ProductVariant,
      | 'id'
      | 'availableForSale'
      | 'currentlyNotInStock'
      | 'quantityAvailable'
      | 'requiresShipping'
    > & {
      quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum'>;
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      unitPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.UnitPriceMeasurement,
          'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
        >
      >;
    }
  >;
  badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
  };
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
          swatch?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
              image?: StorefrontAPI.Maybe<{
                previewImage?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Image, 'url'>
                >;
              }>;
            }
          >;
        }
      >;
    }
  >;
  asksAirfield?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  regional?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }>;
  }>;
  rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type AskedPropertiesFragment = {
  asksAirfield?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

type CartDiscount_CartAutomaticDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartAutomaticDiscountAllocation,
  'title'
> & {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};

type CartDiscount_CartCodeDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartCodeDiscountAllocation,
  'code'
> & {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};

type CartDiscount_CartCustomDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartCustomDiscountAllocation,
  'title'
> & {discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};

export type CartDiscountFragment =
  | CartDiscount_CartAutomaticDiscountAllocation_Fragment
  | CartDiscount_CartCodeDiscountAllocation_Fragment
  | CartDiscount_CartCustomDiscountAllocation_Fragment;

type CartLineParts_CartLine_Fragment = Pick<
  StorefrontAPI.CartLine,
  'id' | 'quantity'
> & {
  instructions: Pick<
    StorefrontAPI.CartLineInstructions,
    'canRemove' | 'canUpdateQuantity'
  >;
  parentRelationship?: StorefrontAPI.Maybe<{
    parent: Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>;
  }>;
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  cost: {
    amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
      })
  >;
  sellingPlanAllocation?: StorefrontAPI.Maybe<{
    remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount'>;
    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
  }>;
  merchandise: Pick<
    StorefrontAPI.ProductVariant,
    | 'id'
    | 'title'
    | 'sku'
    | 'requiresShipping'
    | 'availableForSale'
    | 'currentlyNotInStock'
    | 'quantityAvailable'
  > & {
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    product: Pick<
      StorefrontAPI.Product,
      'id' | 'handle' | 'title' | 'isGiftCard'
    > & {
      handlingDays?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      featuredImage?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
        }
      >;
      asksAirfield?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
    };
    quantityRule: Pick<
      StorefrontAPI.QuantityRule,
      'minimum' | 'maximum' | 'increment'
    >;
    compareAtPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    selectedOptions: Array<
      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
    >;
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    unitPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    unitPriceMeasurement?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.UnitPriceMeasurement,
        'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
      >
    >;
  };
};

type CartLineParts_ComponentizableCartLine_Fragment = Pick<
  StorefrontAPI.ComponentizableCartLine,
  'id' | 'quantity'
> & {
  lineComponents: Array<
    Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
      merchandise: {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'isGiftCard'> & {
          options: Array<
            Pick<StorefrontAPI.ProductOption, 'name'> & {
              optionValues: Array<
                Pick<StorefrontAPI.ProductOptionValue, 'name'>
              >;
            }
          >;
        };
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
      };
    }
  >;
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  cost: {
    amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
      })
  >;
  sellingPlanAllocation?: StorefrontAPI.Maybe<{
    remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount'>;
    sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
  }>;
  merchandise: Pick<
    StorefrontAPI.ProductVariant,
    | 'id'
    | 'title'
    | 'sku'
    | 'requiresShipping'
    | 'availableForSale'
    | 'currentlyNotInStock'
    | 'quantityAvailable'
  > & {
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    product: Pick<
      StorefrontAPI.Product,
      'id' | 'handle' | 'title' | 'isGiftCard'
    > & {
      handlingDays?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      featuredImage?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
        }
      >;
      asksAirfield?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
    };
    quantityRule: Pick<
      StorefrontAPI.QuantityRule,
      'minimum' | 'maximum' | 'increment'
    >;
    compareAtPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    selectedOptions: Array<
      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
    >;
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    unitPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    unitPriceMeasurement?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.UnitPriceMeasurement,
        'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
      >
    >;
  };
};

export type CartLinePartsFragment =
  | CartLineParts_CartLine_Fragment
  | CartLineParts_ComponentizableCartLine_Fragment;

export type CartPartsFragment = Pick<
  StorefrontAPI.Cart,
  'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  buyerIdentity: Pick<
    StorefrontAPI.CartBuyerIdentity,
    'countryCode' | 'email' | 'phone'
  > & {
    customer?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'> & {
        defaultAddress?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MailingAddress, 'id'>
        >;
      }
    >;
  };
  cost: {
    checkoutChargeAmount: Pick<
      StorefrontAPI.MoneyV2,
      'amount' | 'currencyCode'
    >;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountCodes: Array<
    Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
  >;
  delivery: {addresses: Array<Pick<StorefrontAPI.CartSelectableAddress, 'id'>>};
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }
  >;
};

export type CartApiMutationFragment = Pick<
  StorefrontAPI.Cart,
  'id' | 'checkoutUrl' | 'createdAt' | 'updatedAt' | 'totalQuantity' | 'note'
> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          instructions: Pick<
            StorefrontAPI.CartLineInstructions,
            'canRemove' | 'canUpdateQuantity'
          >;
          parentRelationship?: StorefrontAPI.Maybe<{
            parent: Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>;
          }>;
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
          cost: {
            amountPerQuantity: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            subtotalAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          discountAllocations: Array<
            | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              })
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              })
            | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              })
          >;
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount'>;
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
          }>;
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'title'
            | 'sku'
            | 'requiresShipping'
            | 'availableForSale'
            | 'currentlyNotInStock'
            | 'quantityAvailable'
          > & {
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            product: Pick<
              StorefrontAPI.Product,
              'id' | 'handle' | 'title' | 'isGiftCard'
            > & {
              handlingDays?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
              featuredImage?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'name'> & {
                  optionValues: Array<
                    Pick<StorefrontAPI.ProductOptionValue, 'name'>
                  >;
                }
              >;
              asksAirfield?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
            };
            quantityRule: Pick<
              StorefrontAPI.QuantityRule,
              'minimum' | 'maximum' | 'increment'
            >;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          };
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          lineComponents: Array<
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
              merchandise: {
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                product: Pick<
                  StorefrontAPI.Product,
                  'id' | 'title' | 'isGiftCard'
                > & {
                  options: Array<
                    Pick<StorefrontAPI.ProductOption, 'name'> & {
                      optionValues: Array<
                        Pick<StorefrontAPI.ProductOptionValue, 'name'>
                      >;
                    }
                  >;
                };
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
              };
            }
          >;
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
          cost: {
            amountPerQuantity: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            subtotalAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          };
          discountAllocations: Array<
            | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              })
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              })
            | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              })
          >;
          sellingPlanAllocation?: StorefrontAPI.Maybe<{
            remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount'>;
            sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>;
          }>;
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'title'
            | 'sku'
            | 'requiresShipping'
            | 'availableForSale'
            | 'currentlyNotInStock'
            | 'quantityAvailable'
          > & {
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            product: Pick<
              StorefrontAPI.Product,
              'id' | 'handle' | 'title' | 'isGiftCard'
            > & {
              handlingDays?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
              featuredImage?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'name'> & {
                  optionValues: Array<
                    Pick<StorefrontAPI.ProductOptionValue, 'name'>
                  >;
                }
              >;
              asksAirfield?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Metafield, 'value'>
              >;
            };
            quantityRule: Pick<
              StorefrontAPI.QuantityRule,
              'minimum' | 'maximum' | 'increment'
            >;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          };
        })
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  buyerIdentity: Pick<
    StorefrontAPI.CartBuyerIdentity,
    'countryCode' | 'email' | 'phone'
  > & {
    customer?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Customer, 'id' | 'displayName' | 'email'> & {
        defaultAddress?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MailingAddress, 'id'>
        >;
      }
    >;
  };
  cost: {
    checkoutChargeAmount: Pick<
      StorefrontAPI.MoneyV2,
      'amount' | 'currencyCode'
    >;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  discountCodes: Array<
    Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
  >;
  delivery: {addresses: Array<Pick<StorefrontAPI.CartSelectableAddress, 'id'>>};
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }
  >;
};

export type CustomerErrorFragment = Pick<
  StorefrontAPI.CustomerUserError,
  'code' | 'field' | 'message'
>;

export type CustomerTokenFragment = Pick<
  StorefrontAPI.CustomerAccessToken,
  'accessToken' | 'expiresAt'
>;

export type PictureFragment = Pick<
  StorefrontAPI.Image,
  'url' | 'altText' | 'width' | 'height'
>;

export type MoneyFragment = Pick<
  StorefrontAPI.MoneyV2,
  'amount' | 'currencyCode'
>;

export type NamedPicturesFragment = {
  references?: StorefrontAPI.Maybe<{
    nodes: Array<{
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
    }>;
  }>;
};

export type PageBoundsFragment = Pick<
  StorefrontAPI.PageInfo,
  'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
>;

export type PlanPriceFragment = {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  unitPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
};

export type UnitPricedVariantFragment = {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  unitPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.UnitPriceMeasurement,
      'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
    >
  >;
};

export type PricedVariantFragment = {
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  unitPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.UnitPriceMeasurement,
      'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
    >
  >;
};

export type PriceRangeFragment = {
  minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
};

export type ProductCardFragment = StorefrontAPI.MakeOptional<
  Pick<
    StorefrontAPI.Product,
    | 'id'
    | 'handle'
    | 'title'
    | 'productType'
    | 'requiresSellingPlan'
    | 'isGiftCard'
    | 'availableForSale'
    | 'publishedAt'
    | 'tags'
  >,
  'tags'
> & {
  badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
  };
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      unitPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.UnitPriceMeasurement,
          'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
        >
      >;
    }
  >;
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
          swatch?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
              image?: StorefrontAPI.Maybe<{
                previewImage?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Image, 'url'>
                >;
              }>;
            }
          >;
        }
      >;
    }
  >;
  regional?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }>;
  }>;
  rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type ListFilterFragment = Pick<
  StorefrontAPI.Filter,
  'id' | 'label' | 'type'
> & {
  values: Array<
    Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'> & {
      swatch?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Swatch, 'color'> & {
          image?: StorefrontAPI.Maybe<{
            previewImage?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url'>
            >;
          }>;
        }
      >;
      image?: StorefrontAPI.Maybe<{
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
      }>;
    }
  >;
};

export type PageCurrencyFragment = {
  country: {currency: Pick<StorefrontAPI.Currency, 'isoCode'>};
};

export type MatchingVariantFragment = {
  matchingVariant?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id'> & {
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      selectedOptions: Array<
        Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
      >;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      unitPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.UnitPriceMeasurement,
          'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
        >
      >;
    }
  >;
  pictures?: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
  };
};

export type ProductOptionsFragment = {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
};

export type ProductPicturesFragment = {
  regional?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }>;
  }>;
};

export type ProductRatingFragment = {
  rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type ProductRowFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'handle' | 'title' | 'requiresSellingPlan'
> & {
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
  };
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
    compareAtPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    unitPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    unitPriceMeasurement?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.UnitPriceMeasurement,
        'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
      >
    >;
  }>;
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
  regional?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }>;
  }>;
};

export type ProductTextsFragment = Pick<
  StorefrontAPI.Product,
  'title' | 'productType' | 'descriptionHtml'
> & {
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
  media: {
    nodes: Array<
      | Pick<StorefrontAPI.ExternalVideo, 'id' | 'alt'>
      | Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
      | Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
      | Pick<StorefrontAPI.Video, 'id' | 'alt'>
    >;
  };
  variants: {
    nodes: Array<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        dataSheet?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'type' | 'value'>
        >;
      }
    >;
  };
  texts: Array<
    StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>
  >;
  badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  promises?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metafield, 'type' | 'value'>
  >;
  limitedWarranty?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  durabilityText?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metafield, 'type' | 'value'>
  >;
  energyText?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metafield, 'type' | 'value'>
  >;
  durabilityLabel?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
    }>;
  }>;
  energyLabel?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
    }>;
  }>;
  boxPicture?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
    }>;
  }>;
  sizeGuide?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Page, 'title' | 'body'>>;
  }>;
  tabs?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<
        Pick<StorefrontAPI.Metaobject, 'id'> & {
          title?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
          text?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
        }
      >;
    }>;
  }>;
  press?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
      source?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MetaobjectField, 'value'>
      >;
    }>;
  }>;
  reviews?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<
        Pick<StorefrontAPI.Metaobject, 'id'> & {
          body?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
          picture?: StorefrontAPI.Maybe<{
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
            }>;
          }>;
        }
      >;
    }>;
  }>;
  filterColor?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<
        Pick<StorefrontAPI.Metaobject, 'id'> & {
          label?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
        }
      >;
    }>;
  }>;
  addOns?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'title' | 'description'>>;
    }>;
  }>;
  inTheBox?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'>>;
    }>;
  }>;
  spareParts?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'>>;
    }>;
  }>;
  matchingColors?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'>>;
    }>;
  }>;
};

export type ProductVariantFragment = Pick<
  StorefrontAPI.ProductVariant,
  | 'id'
  | 'title'
  | 'sku'
  | 'requiresShipping'
  | 'weight'
  | 'weightUnit'
  | 'availableForSale'
  | 'currentlyNotInStock'
  | 'quantityAvailable'
> & {
  sellingPlanAllocations: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
    nodes: Array<{
      sellingPlan: Pick<
        StorefrontAPI.SellingPlan,
        'id' | 'name' | 'description'
      > & {
        priceAdjustments: Array<
          Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
        >;
      };
      priceAdjustments: Array<{
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        perDeliveryPrice: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        unitPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      }>;
      checkoutChargeAmount: Pick<
        StorefrontAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
      remainingBalanceChargeAmount: Pick<
        StorefrontAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
    }>;
  };
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  product: Pick<StorefrontAPI.Product, 'handle'>;
  dataSheet?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metafield, 'type' | 'value'>
  >;
  quantityRule: Pick<
    StorefrontAPI.QuantityRule,
    'minimum' | 'maximum' | 'increment'
  >;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  unitPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.UnitPriceMeasurement,
      'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
    >
  >;
};

export type VariantLinkFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'availableForSale'
> & {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  product: Pick<StorefrontAPI.Product, 'handle'>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
};

export type ProductOfferFragment = Pick<
  StorefrontAPI.ProductVariant,
  | 'id'
  | 'title'
  | 'sku'
  | 'requiresShipping'
  | 'availableForSale'
  | 'currentlyNotInStock'
  | 'quantityAvailable'
> & {
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
  dataSheet?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Metafield, 'type' | 'value'>
  >;
  quantityRule: Pick<
    StorefrontAPI.QuantityRule,
    'minimum' | 'maximum' | 'increment'
  >;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  unitPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
  unitPriceMeasurement?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.UnitPriceMeasurement,
      'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
    >
  >;
};

export type ReviewEntryFragment = Pick<StorefrontAPI.Metaobject, 'id'> & {
  stars?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  body?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  author?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  place?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  date?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  verified?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>;
  picture?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
    }>;
  }>;
};

export type SelectedOptionsFragment = {
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
};

export type SeoHiddenFragment = {
  hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type VariantStockFragment = Pick<
  StorefrontAPI.ProductVariant,
  'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'
> & {
  quantityRule: Pick<
    StorefrontAPI.QuantityRule,
    'minimum' | 'maximum' | 'increment'
  >;
};

export type HomeQueryVariables = StorefrontAPI.Exact<{
  mapHandle: StorefrontAPI.Scalars['String']['input'];
  featured: StorefrontAPI.Scalars['Int']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type HomeQuery = {
  map?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Product,
      'id' | 'handle' | 'title' | 'requiresSellingPlan'
    > & {
      reviews?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              stars?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              body?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              author?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              place?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              date?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              verified?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              picture?: StorefrontAPI.Maybe<{
                reference?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                }>;
              }>;
            }
          >;
        }>;
      }>;
      featuredImage?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      images: {
        nodes: Array<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      };
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<
            Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
              firstSelectableVariant?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductVariant, 'id'> & {
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                }
              >;
            }
          >;
        }
      >;
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
  products: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'isGiftCard'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >;
  };
};

export type BestsellersQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type BestsellersQuery = {
  products: {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'isGiftCard'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >;
  };
};

export type LocalizationQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type LocalizationQuery = {
  localization: {
    country: Pick<StorefrontAPI.Country, 'isoCode'>;
    availableCountries: Array<
      Pick<StorefrontAPI.Country, 'isoCode' | 'name'> & {
        currency: Pick<StorefrontAPI.Currency, 'isoCode' | 'symbol'>;
      }
    >;
  };
};

export type PrimaryDomainQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type PrimaryDomainQuery = {
  shop: {primaryDomain: Pick<StorefrontAPI.Domain, 'url'>};
};

export type FirstTextsQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  withBadges?: StorefrontAPI.Scalars['Boolean']['input'];
  withDescriptions?: StorefrontAPI.Scalars['Boolean']['input'];
  withOptions?: StorefrontAPI.Scalars['Boolean']['input'];
  withPictures?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type FirstTextsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      | Pick<StorefrontAPI.AppliedGiftCard, 'id'>
      | Pick<StorefrontAPI.Article, 'title' | 'id'>
      | Pick<StorefrontAPI.Blog, 'id'>
      | Pick<StorefrontAPI.Cart, 'id'>
      | Pick<StorefrontAPI.CartLine, 'id'>
      | (Pick<StorefrontAPI.Collection, 'title' | 'description' | 'id'> & {
          beginning: StorefrontAPI.Collection['description'];
        } & {
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
          pictures?: StorefrontAPI.Maybe<{
            references?: StorefrontAPI.Maybe<{
              nodes: Array<{
                image?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Image, 'altText'>
                >;
              }>;
            }>;
          }>;
        })
      | Pick<StorefrontAPI.Comment, 'id'>
      | Pick<StorefrontAPI.Company, 'id'>
      | Pick<StorefrontAPI.CompanyContact, 'id'>
      | Pick<StorefrontAPI.CompanyLocation, 'id'>
      | Pick<StorefrontAPI.ComponentizableCartLine, 'id'>
      | Pick<StorefrontAPI.ExternalVideo, 'id'>
      | Pick<StorefrontAPI.GenericFile, 'id'>
      | Pick<StorefrontAPI.Location, 'id'>
      | Pick<StorefrontAPI.MailingAddress, 'id'>
      | Pick<StorefrontAPI.Market, 'id'>
      | Pick<StorefrontAPI.MediaImage, 'id'>
      | Pick<StorefrontAPI.MediaPresentation, 'id'>
      | Pick<StorefrontAPI.Menu, 'id'>
      | Pick<StorefrontAPI.MenuItem, 'id'>
      | Pick<StorefrontAPI.Metafield, 'id'>
      | Pick<StorefrontAPI.Metaobject, 'id'>
      | Pick<StorefrontAPI.Model3d, 'id'>
      | Pick<StorefrontAPI.Order, 'id'>
      | Pick<StorefrontAPI.Page, 'title' | 'id'>
      | (Pick<StorefrontAPI.Product, 'title' | 'productType' | 'id'> & {
          beginning: StorefrontAPI.Product['description'];
        } & {
          badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          options?: Array<
            Pick<StorefrontAPI.ProductOption, 'name'> & {
              optionValues: Array<
                Pick<StorefrontAPI.ProductOptionValue, 'name'>
              >;
            }
          >;
        })
      | Pick<StorefrontAPI.ProductOption, 'id'>
      | Pick<StorefrontAPI.ProductOptionValue, 'id'>
      | Pick<StorefrontAPI.ProductVariant, 'id'>
      | Pick<StorefrontAPI.Shop, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlan, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsFinancingPlanTerm, 'id'>
      | Pick<StorefrontAPI.ShopPayInstallmentsProductVariantPricing, 'id'>
      | Pick<StorefrontAPI.ShopPolicy, 'id'>
      | Pick<StorefrontAPI.TaxonomyCategory, 'id'>
      | Pick<StorefrontAPI.UrlRedirect, 'id'>
      | Pick<StorefrontAPI.Video, 'id'>
    >
  >;
};

export type MarketsQueryVariables = StorefrontAPI.Exact<{
  withMetaobjects?: StorefrontAPI.Scalars['Boolean']['input'];
}>;

export type MarketsQuery = {
  localization: {language: Pick<StorefrontAPI.Language, 'isoCode'>};
  shop: {paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'countryCode'>};
  metaobjects?: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
};

export type PaymentsQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type PaymentsQuery = {
  shop: {
    paymentSettings: Pick<
      StorefrontAPI.PaymentSettings,
      'acceptedCardBrands' | 'supportedDigitalWallets'
    >;
  };
};

export type CustomerOrdersQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CustomerOrdersQuery = {
  customer?: StorefrontAPI.Maybe<{
    orders: {
      nodes: Array<
        Pick<
          StorefrontAPI.Order,
          | 'id'
          | 'name'
          | 'processedAt'
          | 'canceledAt'
          | 'financialStatus'
          | 'fulfillmentStatus'
        > & {
          currentTotalPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          lineItems: {
            nodes: Array<
              Pick<StorefrontAPI.OrderLineItem, 'title'> & {
                variant?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductVariant, 'title'> & {
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                    product: Pick<StorefrontAPI.Product, 'id' | 'title'>;
                  }
                >;
              }
            >;
          };
        }
      >;
      pageInfo: Pick<
        StorefrontAPI.PageInfo,
        'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
      >;
    };
  }>;
};

export type CustomerOrderIdsQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type CustomerOrderIdsQuery = {
  customer?: StorefrontAPI.Maybe<{
    orders: {
      nodes: Array<Pick<StorefrontAPI.Order, 'id'>>;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  }>;
};

export type OrderDiscountFragment = {
  allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  discountApplication:
    | Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'>
    | Pick<StorefrontAPI.DiscountCodeApplication, 'code'>
    | Pick<StorefrontAPI.ManualDiscountApplication, 'title'>
    | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'>;
};

export type OrderQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type OrderQuery = {
  node?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Order,
      | 'name'
      | 'processedAt'
      | 'canceledAt'
      | 'financialStatus'
      | 'fulfillmentStatus'
      | 'statusUrl'
    > & {
      subtotalPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      totalShippingPrice: Pick<
        StorefrontAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
      duties?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      totalTax?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      shippingAddress?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MailingAddress, 'countryCodeV2' | 'formatted'>
      >;
      billingAddress?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MailingAddress, 'name' | 'countryCodeV2'>
      >;
      shippingDiscountAllocations: Array<{
        allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        discountApplication:
          | Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'>
          | Pick<StorefrontAPI.DiscountCodeApplication, 'code'>
          | Pick<StorefrontAPI.ManualDiscountApplication, 'title'>
          | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'>;
      }>;
      invoice?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url'>>;
      }>;
      successfulFulfillments?: StorefrontAPI.Maybe<
        Array<
          Pick<StorefrontAPI.Fulfillment, 'trackingCompany'> & {
            trackingInfo: Array<
              Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>
            >;
          }
        >
      >;
      lineItems: {
        nodes: Array<
          Pick<
            StorefrontAPI.OrderLineItem,
            'title' | 'quantity' | 'currentQuantity'
          > & {
            customAttributes: Array<
              Pick<StorefrontAPI.Attribute, 'key' | 'value'>
            >;
            originalTotalPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            discountedTotalPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            discountAllocations: Array<{
              allocatedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication:
                | Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'>
                | Pick<StorefrontAPI.DiscountCodeApplication, 'code'>
                | Pick<StorefrontAPI.ManualDiscountApplication, 'title'>
                | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'>;
            }>;
            variant?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
                product: Pick<
                  StorefrontAPI.Product,
                  'id' | 'title' | 'handle' | 'requiresSellingPlan'
                > & {
                  options: Array<
                    Pick<StorefrontAPI.ProductOption, 'name'> & {
                      optionValues: Array<
                        Pick<StorefrontAPI.ProductOptionValue, 'name'>
                      >;
                    }
                  >;
                };
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
              }
            >;
          }
        >;
      };
    }
  >;
};

export type OrderedProductsQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type OrderedProductsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'> & {
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
          }
        >;
      }
    >
  >;
};

export type OwnVariantsQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  options:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type OwnVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id'> & {
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id'> & {
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
      }
    >
  >;
};

export type ProductChoiceQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductChoiceQuery = {
  product?: StorefrontAPI.Maybe<{
    selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.ProductVariant,
        | 'id'
        | 'title'
        | 'sku'
        | 'requiresShipping'
        | 'weight'
        | 'weightUnit'
        | 'availableForSale'
        | 'currentlyNotInStock'
        | 'quantityAvailable'
      > & {
        sellingPlanAllocations: {
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
          nodes: Array<{
            sellingPlan: Pick<
              StorefrontAPI.SellingPlan,
              'id' | 'name' | 'description'
            > & {
              priceAdjustments: Array<
                Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
              >;
            };
            priceAdjustments: Array<{
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              perDeliveryPrice: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              unitPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }>;
            checkoutChargeAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            remainingBalanceChargeAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          }>;
        };
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
        product: Pick<StorefrontAPI.Product, 'handle'>;
        dataSheet?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'type' | 'value'>
        >;
        quantityRule: Pick<
          StorefrontAPI.QuantityRule,
          'minimum' | 'maximum' | 'increment'
        >;
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        lowestPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        unitPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        unitPriceMeasurement?: StorefrontAPI.Maybe<
          Pick<
            StorefrontAPI.UnitPriceMeasurement,
            | 'quantityUnit'
            | 'quantityValue'
            | 'referenceUnit'
            | 'referenceValue'
          >
        >;
      }
    >;
    adjacentVariants: Array<
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'> & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        product: Pick<StorefrontAPI.Product, 'handle'>;
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
      }
    >;
  }>;
};

export type VariantOptionsQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type VariantOptionsQuery = {
  node?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id'> & {
      product: Pick<StorefrontAPI.Product, 'id'>;
      selectedOptions: Array<
        Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
      >;
    }
  >;
};

type GalleryMedia_ExternalVideo_Fragment = Pick<
  StorefrontAPI.ExternalVideo,
  'host' | 'embedUrl' | 'id' | 'alt' | 'mediaContentType'
> & {
  previewImage?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
};

type GalleryMedia_MediaImage_Fragment = Pick<
  StorefrontAPI.MediaImage,
  'id' | 'alt' | 'mediaContentType'
> & {
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
};

type GalleryMedia_Model3d_Fragment = Pick<
  StorefrontAPI.Model3d,
  'id' | 'alt' | 'mediaContentType'
> & {
  previewImage?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  sources: Array<
    Pick<StorefrontAPI.Model3dSource, 'url' | 'mimeType' | 'filesize'>
  >;
};

type GalleryMedia_Video_Fragment = Pick<
  StorefrontAPI.Video,
  'id' | 'alt' | 'mediaContentType'
> & {
  previewImage?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'width'>>;
};

export type GalleryMediaFragment =
  | GalleryMedia_ExternalVideo_Fragment
  | GalleryMedia_MediaImage_Fragment
  | GalleryMedia_Model3d_Fragment
  | GalleryMedia_Video_Fragment;

export type MatchingProductFragment = Pick<
  StorefrontAPI.Product,
  | 'isGiftCard'
  | 'availableForSale'
  | 'id'
  | 'handle'
  | 'title'
  | 'requiresSellingPlan'
> & {
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'requiresShipping'> & {
      compareAtPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      unitPrice?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      unitPriceMeasurement?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.UnitPriceMeasurement,
          'quantityUnit' | 'quantityValue' | 'referenceUnit' | 'referenceValue'
        >
      >;
    }
  >;
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
  };
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
  regional?: StorefrontAPI.Maybe<{
    references?: StorefrontAPI.Maybe<{
      nodes: Array<{
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
      }>;
    }>;
  }>;
};

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  texts:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
  reviews?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Product,
      | 'id'
      | 'handle'
      | 'vendor'
      | 'description'
      | 'isGiftCard'
      | 'availableForSale'
      | 'requiresSellingPlan'
      | 'encodedVariantExistence'
      | 'encodedVariantAvailability'
      | 'title'
      | 'productType'
      | 'descriptionHtml'
    > & {
      seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
      featuredImage?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
          optionValues: Array<
            Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
              firstSelectableVariant?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'availableForSale'
                > & {
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  product: Pick<StorefrontAPI.Product, 'handle'>;
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                }
              >;
              swatch?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                  image?: StorefrontAPI.Maybe<{
                    previewImage?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Image, 'url'>
                    >;
                    whole?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                  }>;
                }
              >;
            }
          >;
        }
      >;
      selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
        Pick<
          StorefrontAPI.ProductVariant,
          | 'id'
          | 'title'
          | 'sku'
          | 'requiresShipping'
          | 'weight'
          | 'weightUnit'
          | 'availableForSale'
          | 'currentlyNotInStock'
          | 'quantityAvailable'
        > & {
          sellingPlanAllocations: {
            pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
            nodes: Array<{
              sellingPlan: Pick<
                StorefrontAPI.SellingPlan,
                'id' | 'name' | 'description'
              > & {
                priceAdjustments: Array<
                  Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                >;
              };
              priceAdjustments: Array<{
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                perDeliveryPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }>;
              checkoutChargeAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              remainingBalanceChargeAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
            }>;
          };
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          product: Pick<StorefrontAPI.Product, 'handle'>;
          dataSheet?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'type' | 'value'>
          >;
          quantityRule: Pick<
            StorefrontAPI.QuantityRule,
            'minimum' | 'maximum' | 'increment'
          >;
          selectedOptions: Array<
            Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
          >;
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          lowestPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          unitPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.UnitPriceMeasurement,
              | 'quantityUnit'
              | 'quantityValue'
              | 'referenceUnit'
              | 'referenceValue'
            >
          >;
        }
      >;
      adjacentVariants: Array<
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'> & {
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          product: Pick<StorefrontAPI.Product, 'handle'>;
          selectedOptions: Array<
            Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
          >;
        }
      >;
      variants: {
        nodes: Array<
          Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'title'
            | 'sku'
            | 'requiresShipping'
            | 'availableForSale'
            | 'currentlyNotInStock'
            | 'quantityAvailable'
          > & {
            dataSheet?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'type' | 'value'>
            >;
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            quantityRule: Pick<
              StorefrontAPI.QuantityRule,
              'minimum' | 'maximum' | 'increment'
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
      };
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      media: {
        nodes: Array<
          | (Pick<
              StorefrontAPI.ExternalVideo,
              'id' | 'alt' | 'host' | 'embedUrl' | 'mediaContentType'
            > & {
              previewImage?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            })
          | (Pick<
              StorefrontAPI.MediaImage,
              'id' | 'alt' | 'mediaContentType'
            > & {
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            })
          | (Pick<StorefrontAPI.Model3d, 'id' | 'alt' | 'mediaContentType'> & {
              previewImage?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
              sources: Array<
                Pick<
                  StorefrontAPI.Model3dSource,
                  'url' | 'mimeType' | 'filesize'
                >
              >;
            })
          | (Pick<StorefrontAPI.Video, 'id' | 'alt' | 'mediaContentType'> & {
              previewImage?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
              sources: Array<
                Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'width'>
              >;
            })
        >;
      };
      durabilityLabel?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        }>;
      }>;
      energyLabel?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        }>;
      }>;
      ratingDistribution?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      reviews?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              body?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              picture?: StorefrontAPI.Maybe<{
                reference?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                }>;
              }>;
              stars?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              author?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              place?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              date?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              verified?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
            }
          >;
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
        }>;
      }>;
      press?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          link?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
          text?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
          source?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
        }>;
      }>;
      boxPicture?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        }>;
      }>;
      inTheBox?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<
              StorefrontAPI.Product,
              'handle' | 'id' | 'title' | 'productType'
            >
          >;
        }>;
      }>;
      manual?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url'>>;
      }>;
      spareParts?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<
              StorefrontAPI.Product,
              'handle' | 'requiresSellingPlan' | 'id' | 'title' | 'productType'
            > & {
              priceRange: {
                minVariantPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                maxVariantPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              };
              selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                unitPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                unitPriceMeasurement?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.UnitPriceMeasurement,
                    | 'quantityUnit'
                    | 'quantityValue'
                    | 'referenceUnit'
                    | 'referenceValue'
                  >
                >;
              }>;
            }
          >;
        }>;
      }>;
      addOns?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<
              StorefrontAPI.Product,
              'requiresSellingPlan' | 'id' | 'title' | 'description'
            > & {
              selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'availableForSale'
                > & {
                  quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum'>;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                }
              >;
            }
          >;
        }>;
      }>;
      handlingDays?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      filterColor?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              color?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              label?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
            }
          >;
        }>;
      }>;
      matchingColors?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<
              StorefrontAPI.Product,
              | 'id'
              | 'title'
              | 'productType'
              | 'isGiftCard'
              | 'availableForSale'
              | 'handle'
              | 'requiresSellingPlan'
            > & {
              selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductVariant, 'requiresShipping'> & {
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  lowestPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Metafield, 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  unitPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                  unitPriceMeasurement?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.UnitPriceMeasurement,
                      | 'quantityUnit'
                      | 'quantityValue'
                      | 'referenceUnit'
                      | 'referenceValue'
                    >
                  >;
                }
              >;
              images: {
                nodes: Array<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
              };
              priceRange: {
                minVariantPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                maxVariantPrice: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              };
              options: Array<
                Pick<StorefrontAPI.ProductOption, 'name'> & {
                  optionValues: Array<
                    Pick<StorefrontAPI.ProductOptionValue, 'name'>
                  >;
                }
              >;
              regional?: StorefrontAPI.Maybe<{
                references?: StorefrontAPI.Maybe<{
                  nodes: Array<{
                    image?: StorefrontAPI.Maybe<
                      Pick<
                        StorefrontAPI.Image,
                        'url' | 'altText' | 'width' | 'height'
                      >
                    >;
                  }>;
                }>;
              }>;
            }
          >;
        }>;
      }>;
      regional?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<{
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
          }>;
        }>;
      }>;
      texts: Array<
        StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>
        >
      >;
      badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      promises?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'type' | 'value'>
      >;
      limitedWarranty?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      durabilityText?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'type' | 'value'>
      >;
      energyText?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'type' | 'value'>
      >;
      sizeGuide?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Page, 'title' | 'body'>
        >;
      }>;
      tabs?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              title?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              text?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
            }
          >;
        }>;
      }>;
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      asksAirfield?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
    }
  >;
  shop: {
    paymentSettings: Pick<
      StorefrontAPI.PaymentSettings,
      'acceptedCardBrands' | 'supportedDigitalWallets'
    >;
  };
};

export type ProductHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductHandleQuery = {
  product?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'handle'>>;
};

export type FirstProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  texts:
    | Array<StorefrontAPI.HasMetafieldsIdentifier>
    | StorefrontAPI.HasMetafieldsIdentifier;
  reviews?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type FirstProductQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Product,
      'handle' | 'title' | 'productType' | 'descriptionHtml'
    > & {
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
        }
      >;
      media: {
        nodes: Array<
          | Pick<StorefrontAPI.ExternalVideo, 'id' | 'alt'>
          | Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
          | Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
          | Pick<StorefrontAPI.Video, 'id' | 'alt'>
        >;
      };
      variants: {
        nodes: Array<
          Pick<StorefrontAPI.ProductVariant, 'id'> & {
            dataSheet?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'type' | 'value'>
            >;
          }
        >;
      };
      texts: Array<
        StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>
        >
      >;
      badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      promises?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'type' | 'value'>
      >;
      limitedWarranty?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      durabilityText?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'type' | 'value'>
      >;
      energyText?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'type' | 'value'>
      >;
      durabilityLabel?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
        }>;
      }>;
      energyLabel?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
        }>;
      }>;
      boxPicture?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'altText'>>;
        }>;
      }>;
      sizeGuide?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Page, 'title' | 'body'>
        >;
      }>;
      tabs?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              title?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              text?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
            }
          >;
        }>;
      }>;
      press?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          text?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
          source?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MetaobjectField, 'value'>
          >;
        }>;
      }>;
      reviews?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              body?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              picture?: StorefrontAPI.Maybe<{
                reference?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Image, 'altText'>
                  >;
                }>;
              }>;
            }
          >;
        }>;
      }>;
      filterColor?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              label?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
            }
          >;
        }>;
      }>;
      addOns?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Product, 'id' | 'title' | 'description'>
          >;
        }>;
      }>;
      inTheBox?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'>
          >;
        }>;
      }>;
      spareParts?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'>
          >;
        }>;
      }>;
      matchingColors?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Product, 'id' | 'title' | 'productType'>
          >;
        }>;
      }>;
    }
  >;
};

export type ProductsByIdQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductsByIdQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'isGiftCard'
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'availableForSale'
            | 'currentlyNotInStock'
            | 'quantityAvailable'
            | 'requiresShipping'
          > & {
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        asksAirfield?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >
  >;
};

export type ProductRecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductRecommendationsQuery = {
  productRecommendations?: StorefrontAPI.Maybe<
    Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'isGiftCard'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >
  >;
  product?: StorefrontAPI.Maybe<
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'tags'>, 'tags'> & {
      inTheBox?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      matching?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type ComplementaryProductsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ComplementaryProductsQuery = {
  productRecommendations?: StorefrontAPI.Maybe<
    Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'isGiftCard'
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {beginning: StorefrontAPI.Product['description']} & {
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'availableForSale'
            | 'currentlyNotInStock'
            | 'quantityAvailable'
            | 'requiresShipping'
          > & {
            quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        asksAirfield?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >
  >;
};

export type RedirectsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;

export type RedirectsQuery = {
  urlRedirects: {
    nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>;
  };
  shop: {primaryDomain: Pick<StorefrontAPI.Domain, 'host'>};
};

export type ProductReviewsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  reviews: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductReviewsQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Product,
      | 'id'
      | 'handle'
      | 'title'
      | 'productType'
      | 'isGiftCard'
      | 'requiresSellingPlan'
    > & {
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      };
      selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.ProductVariant, 'requiresShipping'> & {
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          lowestPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          unitPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.UnitPriceMeasurement,
              | 'quantityUnit'
              | 'quantityValue'
              | 'referenceUnit'
              | 'referenceValue'
            >
          >;
        }
      >;
      ratingDistribution?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Metafield, 'value'>
      >;
      reviews?: StorefrontAPI.Maybe<{
        references?: StorefrontAPI.Maybe<{
          nodes: Array<
            Pick<StorefrontAPI.Metaobject, 'id'> & {
              stars?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              body?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              author?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              place?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              date?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              verified?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MetaobjectField, 'value'>
              >;
              picture?: StorefrontAPI.Maybe<{
                reference?: StorefrontAPI.Maybe<{
                  image?: StorefrontAPI.Maybe<
                    Pick<
                      StorefrontAPI.Image,
                      'url' | 'altText' | 'width' | 'height'
                    >
                  >;
                }>;
              }>;
            }
          >;
        }>;
      }>;
      rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
};

export type SearchQueryVariables = StorefrontAPI.Exact<{
  searchTerm: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
  options?:
    | Array<StorefrontAPI.SelectedOptionInput>
    | StorefrontAPI.SelectedOptionInput;
  hasOptions?: StorefrontAPI.Scalars['Boolean']['input'];
  withTags?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SearchQuery = {
  search: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> & {
    nodes: Array<
      StorefrontAPI.MakeOptional<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'requiresSellingPlan'
          | 'isGiftCard'
          | 'availableForSale'
          | 'publishedAt'
          | 'tags'
        >,
        'tags'
      > & {
        badges?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'requiresShipping'> & {
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'id' | 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'id' | 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<
                        Pick<StorefrontAPI.Image, 'url'>
                      >;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        matchingVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id'> & {
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            unitPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
          }
        >;
        pictures?: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
        rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        ratingCount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
      }
    >;
    productFilters: Array<
      Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'> & {
        values: Array<
          Pick<
            StorefrontAPI.FilterValue,
            'id' | 'label' | 'count' | 'input'
          > & {
            swatch?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Swatch, 'color'> & {
                image?: StorefrontAPI.Maybe<{
                  previewImage?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Image, 'url'>
                  >;
                }>;
              }
            >;
            image?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }>;
          }
        >;
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
  localization: {country: {currency: Pick<StorefrontAPI.Currency, 'isoCode'>}};
};

export type SearchFiltersQueryVariables = StorefrontAPI.Exact<{
  searchTerm: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SearchFiltersQuery = {
  search: {
    productFilters: Array<
      Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'> & {
        values: Array<
          Pick<
            StorefrontAPI.FilterValue,
            'id' | 'label' | 'count' | 'input'
          > & {
            swatch?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Swatch, 'color'> & {
                image?: StorefrontAPI.Maybe<{
                  previewImage?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.Image, 'url'>
                  >;
                }>;
              }
            >;
            image?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }>;
          }
        >;
      }
    >;
  };
};

export type PopularQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PopularQuery = {
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        | 'productType'
        | 'availableForSale'
        | 'id'
        | 'handle'
        | 'title'
        | 'requiresSellingPlan'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          lowestPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          unitPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.UnitPriceMeasurement,
              | 'quantityUnit'
              | 'quantityValue'
              | 'referenceUnit'
              | 'referenceValue'
            >
          >;
        }>;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
          }
        >;
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
      }
    >;
  };
};

export type PredictiveSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PredictiveSearchQuery = {
  predictiveSearch?: StorefrontAPI.Maybe<{
    products: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'requiresSellingPlan'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          lowestPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          unitPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          unitPriceMeasurement?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.UnitPriceMeasurement,
              | 'quantityUnit'
              | 'quantityValue'
              | 'referenceUnit'
              | 'referenceValue'
            >
          >;
        }>;
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
          }
        >;
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        regional?: StorefrontAPI.Maybe<{
          references?: StorefrontAPI.Maybe<{
            nodes: Array<{
              image?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
            }>;
          }>;
        }>;
      }
    >;
    collections: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>>;
  }>;
};

export type PlanPricesQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PlanPricesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id'> & {
        variants: {
          nodes: Array<
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'> & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              unitPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
              unitPriceMeasurement?: StorefrontAPI.Maybe<
                Pick<
                  StorefrontAPI.UnitPriceMeasurement,
                  | 'quantityUnit'
                  | 'quantityValue'
                  | 'referenceUnit'
                  | 'referenceValue'
                >
              >;
              sellingPlanAllocations: {
                nodes: Array<{
                  priceAdjustments: Array<{
                    price: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    perDeliveryPrice: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    unitPrice?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    >;
                  }>;
                }>;
              };
            }
          >;
        };
      }
    >
  >;
};

export type PlanGroupsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PlanGroupsQuery = {
  product?: StorefrontAPI.Maybe<{
    sellingPlanGroups: {
      nodes: Array<
        Pick<StorefrontAPI.SellingPlanGroup, 'name'> & {
          sellingPlans: {
            nodes: Array<
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>
            >;
          };
        }
      >;
    };
  }>;
};

export type SitemapProductsQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapProductsQuery = {
  products: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'updatedAt'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type SitemapCollectionsQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapCollectionsQuery = {
  collections: {
    nodes: Array<
      Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'updatedAt'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type SitemapArticlesQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapArticlesQuery = {
  articles: {
    nodes: Array<
      Pick<StorefrontAPI.Article, 'id' | 'handle' | 'publishedAt'> & {
        blog: Pick<StorefrontAPI.Blog, 'handle'>;
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type SitemapOnlinePagesQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapOnlinePagesQuery = {
  pages: {
    nodes: Array<
      Pick<StorefrontAPI.Page, 'id' | 'handle' | 'updatedAt'> & {
        hidden?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type SitemapHandlesQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SitemapHandlesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      | (Pick<StorefrontAPI.Article, 'id' | 'handle'> & {
          blog: Pick<StorefrontAPI.Blog, 'handle'>;
        })
      | Pick<StorefrontAPI.Blog, 'id' | 'handle'>
      | Pick<StorefrontAPI.Collection, 'id' | 'handle'>
      | Pick<StorefrontAPI.Page, 'id' | 'handle'>
      | Pick<StorefrontAPI.Product, 'id' | 'handle'>
    >
  >;
};

export type StoreTagsAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreTagsAccessQuery = {
  products: {nodes: Array<Pick<StorefrontAPI.Product, 'tags'>>};
};

export type StoreStockAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreStockAccessQuery = {
  products: {
    nodes: Array<{
      variants: {
        nodes: Array<Pick<StorefrontAPI.ProductVariant, 'quantityAvailable'>>;
      };
    }>;
  };
};

export type StorePlansAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StorePlansAccessQuery = {
  products: {
    nodes: Array<{
      variants: {
        nodes: Array<{
          sellingPlanAllocations: {
            nodes: Array<{sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>}>;
          };
        }>;
      };
    }>;
  };
};

export type StoreMenuAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreMenuAccessQuery = {
  menu?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Menu, 'id'>>;
};

export type StoreEntriesAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreEntriesAccessQuery = {
  metaobjects: {nodes: Array<Pick<StorefrontAPI.Metaobject, 'id'>>};
};

export type StoreContentAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreContentAccessQuery = {
  pages: {nodes: Array<Pick<StorefrontAPI.Page, 'id'>>};
};

export type StoreCustomersAccessQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreCustomersAccessQuery = {
  customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>;
};

export type StoreQueryVariables = StorefrontAPI.Exact<{
  map?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type StoreQuery = {
  shop: {
    brand?: StorefrontAPI.Maybe<{
      colors: {
        primary: Array<Pick<StorefrontAPI.BrandColorGroup, 'background'>>;
      };
    }>;
    primaryDomain: Pick<StorefrontAPI.Domain, 'host' | 'url'>;
    paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'countryCode'>;
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'body'>>;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'body'>
    >;
  };
  localization: {
    country: Pick<StorefrontAPI.Country, 'isoCode'>;
    language: Pick<StorefrontAPI.Language, 'isoCode'>;
    availableCountries: Array<
      Pick<StorefrontAPI.Country, 'isoCode'> & {
        availableLanguages: Array<Pick<StorefrontAPI.Language, 'isoCode'>>;
      }
    >;
  };
  products: {
    nodes: Array<{
      sellingPlanGroups: {
        nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>>;
      };
      variants: {
        nodes: Array<
          Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'availableForSale'
            | 'currentlyNotInStock'
            | 'quantityAvailable'
          >
        >;
      };
    }>;
  };
  collections: {
    nodes: Array<{
      products: {filters: Array<Pick<StorefrontAPI.Filter, 'id'>>};
    }>;
  };
  mainMenu?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Menu, 'handle'> & {
      items: Array<
        Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
          items: Array<
            Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
              items: Array<
                Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
                  resource?: StorefrontAPI.Maybe<{
                    __typename:
                      | 'Article'
                      | 'Blog'
                      | 'Collection'
                      | 'Metaobject'
                      | 'Page'
                      | 'Product'
                      | 'ShopPolicy';
                  }>;
                }
              >;
              resource?: StorefrontAPI.Maybe<{
                __typename:
                  | 'Article'
                  | 'Blog'
                  | 'Collection'
                  | 'Metaobject'
                  | 'Page'
                  | 'Product'
                  | 'ShopPolicy';
              }>;
            }
          >;
          resource?: StorefrontAPI.Maybe<{
            __typename:
              | 'Article'
              | 'Blog'
              | 'Collection'
              | 'Metaobject'
              | 'Page'
              | 'Product'
              | 'ShopPolicy';
          }>;
        }
      >;
    }
  >;
  footer?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Menu, 'handle'> & {
      items: Array<
        Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
          items: Array<
            Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
              items: Array<
                Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
                  resource?: StorefrontAPI.Maybe<{
                    __typename:
                      | 'Article'
                      | 'Blog'
                      | 'Collection'
                      | 'Metaobject'
                      | 'Page'
                      | 'Product'
                      | 'ShopPolicy';
                  }>;
                }
              >;
              resource?: StorefrontAPI.Maybe<{
                __typename:
                  | 'Article'
                  | 'Blog'
                  | 'Collection'
                  | 'Metaobject'
                  | 'Page'
                  | 'Product'
                  | 'ShopPolicy';
              }>;
            }
          >;
          resource?: StorefrontAPI.Maybe<{
            __typename:
              | 'Article'
              | 'Blog'
              | 'Collection'
              | 'Metaobject'
              | 'Page'
              | 'Product'
              | 'ShopPolicy';
          }>;
        }
      >;
    }
  >;
  social?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Menu, 'handle'> & {
      items: Array<
        Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
          items: Array<
            Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
              items: Array<
                Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
                  resource?: StorefrontAPI.Maybe<{
                    __typename:
                      | 'Article'
                      | 'Blog'
                      | 'Collection'
                      | 'Metaobject'
                      | 'Page'
                      | 'Product'
                      | 'ShopPolicy';
                  }>;
                }
              >;
              resource?: StorefrontAPI.Maybe<{
                __typename:
                  | 'Article'
                  | 'Blog'
                  | 'Collection'
                  | 'Metaobject'
                  | 'Page'
                  | 'Product'
                  | 'ShopPolicy';
              }>;
            }
          >;
          resource?: StorefrontAPI.Maybe<{
            __typename:
              | 'Article'
              | 'Blog'
              | 'Collection'
              | 'Metaobject'
              | 'Page'
              | 'Product'
              | 'ShopPolicy';
          }>;
        }
      >;
    }
  >;
  pages: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  sections: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'id' | 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  announcements: {pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>};
  onlinePages: {
    nodes: Array<Pick<StorefrontAPI.Page, 'id' | 'handle'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  blogs: {
    nodes: Array<Pick<StorefrontAPI.Blog, 'id' | 'handle'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  guarantees: {
    nodes: Array<{
      picture?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        }>;
      }>;
    }>;
  };
  markets: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>;
  };
  map?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id'>>;
};

export type StoreMenuFragment = Pick<StorefrontAPI.Menu, 'handle'> & {
  items: Array<
    Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
      items: Array<
        Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
          items: Array<
            Pick<StorefrontAPI.MenuItem, 'title' | 'type' | 'url'> & {
              resource?: StorefrontAPI.Maybe<{
                __typename:
                  | 'Article'
                  | 'Blog'
                  | 'Collection'
                  | 'Metaobject'
                  | 'Page'
                  | 'Product'
                  | 'ShopPolicy';
              }>;
            }
          >;
          resource?: StorefrontAPI.Maybe<{
            __typename:
              | 'Article'
              | 'Blog'
              | 'Collection'
              | 'Metaobject'
              | 'Page'
              | 'Product'
              | 'ShopPolicy';
          }>;
        }
      >;
      resource?: StorefrontAPI.Maybe<{
        __typename:
          | 'Article'
          | 'Blog'
          | 'Collection'
          | 'Metaobject'
          | 'Page'
          | 'Product'
          | 'ShopPolicy';
      }>;
    }
  >;
};

export type StoreMenuItemFragment = Pick<
  StorefrontAPI.MenuItem,
  'title' | 'type' | 'url'
> & {
  resource?: StorefrontAPI.Maybe<{
    __typename:
      | 'Article'
      | 'Blog'
      | 'Collection'
      | 'Metaobject'
      | 'Page'
      | 'Product'
      | 'ShopPolicy';
  }>;
};

export type StoreTargetQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
}>;

export type StoreTargetQuery = {
  products?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id'>>;
  collections?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Collection, 'id'>>;
};

export type StoreEntriesQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type StoreEntriesQuery = {
  announcements: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
  };
  tabs: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
  };
  reviews: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
  };
  quotes: {
    nodes: Array<
      Pick<StorefrontAPI.Metaobject, 'handle'> & {
        fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
      }
    >;
  };
};

export type StoreEntryListFragment = {
  nodes: Array<
    Pick<StorefrontAPI.Metaobject, 'handle'> & {
      fields: Array<Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>>;
    }
  >;
};

export type StoreOffersQueryVariables = StorefrontAPI.Exact<{
  country: StorefrontAPI.CountryCode;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type StoreOffersQuery = {
  products: {
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    nodes: Array<
      Pick<StorefrontAPI.Product, 'handle' | 'isGiftCard' | 'vendor'> & {
        durabilityLabel?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        durabilityText?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        energyLabel?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        energyText?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        }>;
        manufacturer?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        connectedDevice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        updatesUntil?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        spareParts?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        repair?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        deviceData?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Metafield, 'value'>
        >;
        variants: {
          nodes: Array<{
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            unitPriceMeasurement?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.UnitPriceMeasurement,
                | 'quantityUnit'
                | 'quantityValue'
                | 'referenceUnit'
                | 'referenceValue'
              >
            >;
            lowestPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
          }>;
        };
      }
    >;
  };
};

export type StoreCheckoutMutationVariables = StorefrontAPI.Exact<{
  country: StorefrontAPI.CountryCode;
}>;

export type StoreCheckoutMutation = {
  cartCreate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'checkoutUrl'>>;
  }>;
};

export type StoreRedirectsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type StoreRedirectsQuery = {
  urlRedirects: {
    nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

interface GeneratedQueryTypes {
  '#graphql\n  query CustomerAddresses(\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      defaultAddress {\n        id\n      }\n      addresses(first: 250) {\n        nodes {\n          id\n          firstName\n          lastName\n          company\n          address1\n          address2\n          zip\n          city\n          provinceCode\n          countryCodeV2\n          phone\n          formatted(withName: true, withCompany: true)\n        }\n      }\n    }\n  }\n': {
    return: CustomerAddressesQuery;
    variables: CustomerAddressesQueryVariables;
  };
  '#graphql\n  query Agents(\n    $products: Int!\n    $collections: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: $products, sortKey: BEST_SELLING) {\n      nodes {\n        id\n        handle\n        title\n        description(truncateAt: 300)\n        requiresSellingPlan\n        availableForSale\n        ...SeoHidden\n        priceRange {\n          ...PriceRange\n        }\n        selectedOrFirstAvailableVariant {\n          ...PricedVariant\n        }\n      }\n    }\n    collections(first: $collections, sortKey: TITLE) {\n      nodes {\n        handle\n        title\n        ...SeoHidden\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n': {
    return: AgentsQuery;
    variables: AgentsQueryVariables;
  };
  '#graphql\n  query Blogs(\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    blogs(\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n      sortKey: TITLE\n    ) {\n      nodes {\n        id\n        handle\n        title\n        seo {\n          description\n        }\n      }\n      pageInfo {\n        ...PageBounds\n      }\n    }\n  }\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n': {
    return: BlogsQuery;
    variables: BlogsQueryVariables;
  };
  '#graphql\n  query Blog(\n    $handle: String!\n    $tagged: String\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    blog(handle: $handle) {\n      id\n      handle\n      title\n      seo {\n        title\n        description\n      }\n      ...SeoHidden\n      articles(\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n        query: $tagged\n        sortKey: PUBLISHED_AT\n        reverse: true\n      ) {\n        nodes {\n          ...ListedArticle\n        }\n        pageInfo {\n          ...PageBounds\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ListedArticle on Article {\n    id\n    handle\n    title\n    excerpt(truncateAt: 300)\n    content(truncateAt: 300)\n    publishedAt\n    tags\n    authorV2 {\n      name\n    }\n    image {\n      ...Picture\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: BlogQuery;
    variables: BlogQueryVariables;
  };
  '#graphql\n  query BlogFeed($handle: String!, $language: LanguageCode)\n  @inContext(language: $language) {\n    blog(handle: $handle) {\n      handle\n      title\n      articles(first: 20, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...ListedArticle\n          contentHtml\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ListedArticle on Article {\n    id\n    handle\n    title\n    excerpt(truncateAt: 300)\n    content(truncateAt: 300)\n    publishedAt\n    tags\n    authorV2 {\n      name\n    }\n    image {\n      ...Picture\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n\n': {
    return: BlogFeedQuery;
    variables: BlogFeedQueryVariables;
  };
  '#graphql\n  query Article(\n    $blog: String!\n    $article: String!\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    blog(handle: $blog) {\n      handle\n      title\n      articleByHandle(handle: $article) {\n        ...ListedArticle\n        contentHtml\n        ...SeoHidden\n        seo {\n          title\n          description\n        }\n      }\n      articles(first: 4, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...ListedArticle\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ListedArticle on Article {\n    id\n    handle\n    title\n    excerpt(truncateAt: 300)\n    content(truncateAt: 300)\n    publishedAt\n    tags\n    authorV2 {\n      name\n    }\n    image {\n      ...Picture\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: ArticleQuery;
    variables: ArticleQueryVariables;
  };
  '#graphql\n  query BlogHandle($handle: String!, $language: LanguageCode)\n  @inContext(language: $language) {\n    blog(handle: $handle) {\n      handle\n    }\n  }\n': {
    return: BlogHandleQuery;
    variables: BlogHandleQueryVariables;
  };
  '#graphql\n  query ArticleHandle(\n    $blog: String!\n    $article: String!\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    blog(handle: $blog) {\n      handle\n      articleByHandle(handle: $article) {\n        handle\n      }\n    }\n  }\n': {
    return: ArticleHandleQuery;
    variables: ArticleHandleQueryVariables;
  };
  '#graphql\n  query SearchTexts($searchTerm: String!, $language: LanguageCode)\n  @inContext(language: $language) {\n    search(query: $searchTerm, first: 12, types: [ARTICLE, PAGE], prefix: LAST) {\n      nodes {\n        __typename\n        ... on Article {\n          id\n          handle\n          title\n          ...SeoHidden\n          blog {\n            handle\n          }\n        }\n        ... on Page {\n          id\n          handle\n          title\n          ...SeoHidden\n        }\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SearchTextsQuery;
    variables: SearchTextsQueryVariables;
  };
  '#graphql\n  query CartQuery(\n    $cartId: ID!\n    $visitorConsent: VisitorConsent\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(\n    country: $country\n    language: $language\n    visitorConsent: $visitorConsent\n  ) {\n    cart(id: $cartId) {\n      ...CartApiMutation\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartParts\n    lines(first: 250) {\n      nodes {\n        ...CartLineParts\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer {\n        id\n        displayName\n        email\n        defaultAddress {\n          id\n        }\n      }\n    }\n    cost {\n      checkoutChargeAmount {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    delivery {\n      addresses(selected: true) {\n        id\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed: presentmentAmountUsed {\n        ...Money\n      }\n      balance {\n        ...Money\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...Money\n      }\n      compareAtAmountPerQuantity {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    sellingPlanAllocation {\n      remainingBalanceChargeAmount {\n        amount\n      }\n      sellingPlan {\n        id\n        name\n      }\n    }\n    ... on CartLine {\n      instructions {\n        canRemove\n        canUpdateQuantity\n      }\n      parentRelationship {\n        parent {\n          id\n          quantity\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        merchandise {\n          ... on ProductVariant {\n            ...SelectedOptions\n            price {\n              ...Money\n            }\n            product {\n              id\n              title\n              isGiftCard\n              ...ProductOptions\n            }\n          }\n        }\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        ...VariantStock\n        requiresShipping\n        ...PricedVariant\n        ...SelectedOptions\n        image {\n          ...Picture\n        }\n        product {\n          id\n          handle\n          title\n          isGiftCard\n          ...ProductOptions\n          ...AskedProperties\n          handlingDays: metafield(namespace: "custom", key: "handling_days") {\n            value\n          }\n          featuredImage {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...Money\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantStock on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartQueryQuery;
    variables: CartQueryQueryVariables;
  };
  '#graphql\n  query CartCheckoutUrl(\n    $cartId: ID!\n    $visitorConsent: VisitorConsent\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(\n    country: $country\n    language: $language\n    visitorConsent: $visitorConsent\n  ) {\n    cart(id: $cartId) {\n      checkoutUrl\n    }\n  }\n': {
    return: CartCheckoutUrlQuery;
    variables: CartCheckoutUrlQueryVariables;
  };
  '#graphql\n  query CartPictures(\n    $ids: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        ...ProductPictures\n        images(first: 250) {\n          nodes {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: CartPicturesQuery;
    variables: CartPicturesQueryVariables;
  };
  '#graphql\n  query Collection(\n    $handle: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $reverse: Boolean\n    $sortKey: ProductCollectionSortKeys\n    $filters: [ProductFilter!]\n    $options: [SelectedOptionInput!]! = []\n    $hasOptions: Boolean! = false\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      id\n      handle\n      title\n      description\n      descriptionHtml\n      updatedAt\n      ...SeoHidden\n      seo {\n        title\n        description\n      }\n      image {\n        ...Picture\n      }\n      pictures: metafield(namespace: "custom", key: "pictures") {\n        ...NamedPictures\n      }\n      products(\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n        reverse: $reverse\n        sortKey: $sortKey\n        filters: $filters\n      ) {\n        nodes {\n          ...ProductCard\n          ...MatchingVariant\n        }\n        filters {\n          ...ListFilter\n        }\n        pageInfo {\n          ...PageBounds\n        }\n      }\n    }\n    localization {\n      ...PageCurrency\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment MatchingVariant on Product {\n    matchingVariant: selectedOrFirstAvailableVariant(\n      selectedOptions: $options\n      caseInsensitiveMatch: true\n      ignoreUnknownOptions: true\n    ) @include(if: $hasOptions) {\n      id\n      image {\n        ...Picture\n      }\n      ...PricedVariant\n      ...SelectedOptions\n    }\n    # Among them one of the variant, whose alt text names its values.\n    pictures: images(first: 12) @include(if: $hasOptions) {\n      nodes {\n        ...Picture\n      }\n    }\n  }\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n\n  #graphql\n  fragment ListFilter on Filter {\n    id\n    label\n    type\n    values {\n      id\n      label\n      count\n      input\n      swatch {\n        color\n        image {\n          previewImage {\n            url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n          }\n        }\n      }\n      image {\n        image {\n          url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n  #graphql\n  fragment PageCurrency on Localization {\n    country {\n      currency {\n        isoCode\n      }\n    }\n  }\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: CollectionQuery;
    variables: CollectionQueryVariables;
  };
  '#graphql\n  query AllProducts(\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $reverse: Boolean\n    $sortKey: ProductSortKeys\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n      reverse: $reverse\n      sortKey: $sortKey\n    ) {\n      nodes {\n        ...ProductCard\n      }\n      pageInfo {\n        ...PageBounds\n      }\n    }\n    localization {\n      ...PageCurrency\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n  #graphql\n  fragment PageCurrency on Localization {\n    country {\n      currency {\n        isoCode\n      }\n    }\n  }\n\n': {
    return: AllProductsQuery;
    variables: AllProductsQueryVariables;
  };
  '#graphql\n  query CollectionFilters(\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      handle\n      products(first: 250) {\n        filters {\n          ...ListFilter\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ListFilter on Filter {\n    id\n    label\n    type\n    values {\n      id\n      label\n      count\n      input\n      swatch {\n        color\n        image {\n          previewImage {\n            url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n          }\n        }\n      }\n      image {\n        image {\n          url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})\n        }\n      }\n    }\n  }\n\n': {
    return: CollectionFiltersQuery;
    variables: CollectionFiltersQueryVariables;
  };
  '#graphql\n  query ProductTags {\n    productTags(first: 250) {\n      nodes\n    }\n  }\n': {
    return: ProductTagsQuery;
    variables: ProductTagsQueryVariables;
  };
  '#graphql\n  query CollectionHandle(\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      handle\n    }\n  }\n': {
    return: CollectionHandleQuery;
    variables: CollectionHandleQueryVariables;
  };
  '#graphql\n  query Collections(\n    $chosen: [ID!]! = []\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collections(\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n      sortKey: TITLE\n    ) {\n      nodes {\n        ...ListedCollection\n      }\n      pageInfo {\n        ...PageBounds\n      }\n    }\n    chosen: nodes(ids: $chosen) {\n      ...ListedCollection\n    }\n  }\n  fragment ListedCollection on Collection {\n    id\n    handle\n    title\n    description(truncateAt: 160)\n    image {\n      ...Picture\n    }\n    pictures: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n    # None in a collection that is empty in this market.\n    products(first: 1) {\n      nodes {\n        featuredImage {\n          ...Picture\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n': {
    return: CollectionsQuery;
    variables: CollectionsQueryVariables;
  };
  '#graphql\n  query Content($mapHandle: String, $language: LanguageCode)\n  @inContext(language: $language) {\n    ...Content\n  }\n  #graphql\n  fragment Content on QueryRoot {\n    announcements: metaobjects(\n      type: "storefront_announcement"\n      first: 250\n      sortKey: "updated_at"\n      reverse: true\n    ) {\n      nodes {\n        ...ContentEntry\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    sections: metaobjects(type: "storefront_section", first: 250) {\n      nodes {\n        ...ContentEntry\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    pages: metaobjects(\n      type: "storefront_page"\n      first: 250\n      sortKey: "updated_at"\n      reverse: true\n    ) {\n      nodes {\n        ...ContentEntry\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    onlinePages: pages(first: 250, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    blogs(first: 250) {\n      nodes {\n        id\n        handle\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    guarantees: metaobjects(type: "storefront_guarantee_notice", first: 10) {\n      nodes {\n        ...ContentEntry\n      }\n    }\n    mainMenu: menu(handle: "main-menu") {\n      ...ContentMenu\n    }\n    footer: menu(handle: "footer") {\n      ...ContentMenu\n    }\n    social: menu(handle: "social") {\n      ...ContentMenu\n    }\n    map: product(handle: $mapHandle) {\n      id\n    }\n    collections(first: 12) {\n      nodes {\n        id\n        handle\n        title\n        products(first: 1) {\n          nodes {\n            id\n          }\n        }\n      }\n    }\n    shop {\n      brand {\n        slogan\n        colors {\n          primary {\n            background\n          }\n        }\n        logo {\n          image {\n            altText\n            width\n            height\n            single: url(transform: {maxWidth: 130, preferredContentType: WEBP})\n            double: url(transform: {maxWidth: 260, preferredContentType: WEBP})\n          }\n        }\n        squareLogo {\n          image {\n            url(transform: {maxWidth: 640, preferredContentType: WEBP})\n            icon: url(\n              transform: {\n                maxWidth: 180\n                maxHeight: 180\n                crop: CENTER\n                preferredContentType: PNG\n              }\n            )\n          }\n        }\n        coverImage {\n          image {\n            altText\n            url(\n              transform: {\n                maxWidth: 1200\n                maxHeight: 630\n                crop: CENTER\n                preferredContentType: WEBP\n              }\n            )\n          }\n        }\n      }\n      name\n      description\n      primaryDomain {\n        host\n      }\n      privacyPolicy {\n        body\n      }\n      refundPolicy {\n        body\n      }\n      shippingPolicy {\n        body\n      }\n      termsOfService {\n        body\n      }\n    }\n  }\n  fragment ContentMenu on Menu {\n    items {\n      ...ContentMenuItem\n      items {\n        ...ContentMenuItem\n        items {\n          ...ContentMenuItem\n        }\n      }\n    }\n  }\n  fragment ContentMenuItem on MenuItem {\n    id\n    title\n    url\n  }\n  #graphql\n  fragment ContentEntry on Metaobject {\n    id\n    handle\n    updatedAt\n    fields {\n      key\n      value\n      reference {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n\n': {
    return: ContentQuery;
    variables: ContentQueryVariables;
  };
  '#graphql\n  query FirstContent($mapHandle: String) {\n    localization {\n      language {\n        isoCode\n      }\n    }\n    ...Content\n  }\n  #graphql\n  fragment Content on QueryRoot {\n    announcements: metaobjects(\n      type: "storefront_announcement"\n      first: 250\n      sortKey: "updated_at"\n      reverse: true\n    ) {\n      nodes {\n        ...ContentEntry\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    sections: metaobjects(type: "storefront_section", first: 250) {\n      nodes {\n        ...ContentEntry\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    pages: metaobjects(\n      type: "storefront_page"\n      first: 250\n      sortKey: "updated_at"\n      reverse: true\n    ) {\n      nodes {\n        ...ContentEntry\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    onlinePages: pages(first: 250, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    blogs(first: 250) {\n      nodes {\n        id\n        handle\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    guarantees: metaobjects(type: "storefront_guarantee_notice", first: 10) {\n      nodes {\n        ...ContentEntry\n      }\n    }\n    mainMenu: menu(handle: "main-menu") {\n      ...ContentMenu\n    }\n    footer: menu(handle: "footer") {\n      ...ContentMenu\n    }\n    social: menu(handle: "social") {\n      ...ContentMenu\n    }\n    map: product(handle: $mapHandle) {\n      id\n    }\n    collections(first: 12) {\n      nodes {\n        id\n        handle\n        title\n        products(first: 1) {\n          nodes {\n            id\n          }\n        }\n      }\n    }\n    shop {\n      brand {\n        slogan\n        colors {\n          primary {\n            background\n          }\n        }\n        logo {\n          image {\n            altText\n            width\n            height\n            single: url(transform: {maxWidth: 130, preferredContentType: WEBP})\n            double: url(transform: {maxWidth: 260, preferredContentType: WEBP})\n          }\n        }\n        squareLogo {\n          image {\n            url(transform: {maxWidth: 640, preferredContentType: WEBP})\n            icon: url(\n              transform: {\n                maxWidth: 180\n                maxHeight: 180\n                crop: CENTER\n                preferredContentType: PNG\n              }\n            )\n          }\n        }\n        coverImage {\n          image {\n            altText\n            url(\n              transform: {\n                maxWidth: 1200\n                maxHeight: 630\n                crop: CENTER\n                preferredContentType: WEBP\n              }\n            )\n          }\n        }\n      }\n      name\n      description\n      primaryDomain {\n        host\n      }\n      privacyPolicy {\n        body\n      }\n      refundPolicy {\n        body\n      }\n      shippingPolicy {\n        body\n      }\n      termsOfService {\n        body\n      }\n    }\n  }\n  fragment ContentMenu on Menu {\n    items {\n      ...ContentMenuItem\n      items {\n        ...ContentMenuItem\n        items {\n          ...ContentMenuItem\n        }\n      }\n    }\n  }\n  fragment ContentMenuItem on MenuItem {\n    id\n    title\n    url\n  }\n  #graphql\n  fragment ContentEntry on Metaobject {\n    id\n    handle\n    updatedAt\n    fields {\n      key\n      value\n      reference {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n\n': {
    return: FirstContentQuery;
    variables: FirstContentQueryVariables;
  };
  '#graphql\n  query PageEntry($handle: String!, $language: LanguageCode)\n  @inContext(language: $language) {\n    metaobject(handle: {type: "storefront_page", handle: $handle}) {\n      ...ContentEntry\n    }\n  }\n  #graphql\n  fragment ContentEntry on Metaobject {\n    id\n    handle\n    updatedAt\n    fields {\n      key\n      value\n      reference {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n\n': {
    return: PageEntryQuery;
    variables: PageEntryQueryVariables;
  };
  '#graphql\n  query PageCollections(\n    $ids: [ID!]!\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Collection {\n        id\n        handle\n        title\n        products(first: 8) {\n          nodes {\n            ...ProductCard\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n': {
    return: PageCollectionsQuery;
    variables: PageCollectionsQueryVariables;
  };
  '#graphql\n  query OnlinePage($handle: String!, $language: LanguageCode)\n  @inContext(language: $language) {\n    page(handle: $handle) {\n      id\n      handle\n      title\n      body\n      ...SeoHidden\n      seo {\n        title\n        description\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: OnlinePageQuery;
    variables: OnlinePageQueryVariables;
  };
  '#graphql\n  query OnlinePageHandle($handle: String!, $language: LanguageCode)\n  @inContext(language: $language) {\n    page(handle: $handle) {\n      handle\n    }\n  }\n': {
    return: OnlinePageHandleQuery;
    variables: OnlinePageHandleQueryVariables;
  };
  '#graphql\n  query SubscriptionPolicy($language: LanguageCode)\n  @inContext(language: $language) {\n    shop {\n      subscriptionPolicy {\n        title\n        body\n      }\n    }\n  }\n': {
    return: SubscriptionPolicyQuery;
    variables: SubscriptionPolicyQueryVariables;
  };
  '#graphql\n  query CustomerLists(\n    $customerAccessToken: String!\n    $namespace: String!\n    $wishlistKey: String!\n    $backInStockKey: String!\n    $ids: [ID!]!\n  ) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      wishlist: metafield(namespace: $namespace, key: $wishlistKey) {\n        value\n        references(first: 128) {\n          nodes {\n            ... on Product {\n              id\n            }\n          }\n        }\n      }\n      backInStock: metafield(namespace: $namespace, key: $backInStockKey) {\n        value\n        references(first: 128) {\n          nodes {\n            ... on ProductVariant {\n              id\n            }\n          }\n        }\n      }\n    }\n    nodes(ids: $ids) {\n      id\n    }\n  }\n': {
    return: CustomerListsQuery;
    variables: CustomerListsQueryVariables;
  };
  '#graphql\n  query BackInStockVariants(\n    $ids: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        ...SelectedOptions\n        image {\n          ...Picture\n        }\n        product {\n          id\n          handle\n          title\n          requiresSellingPlan\n          ...ProductOptions\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n': {
    return: BackInStockVariantsQuery;
    variables: BackInStockVariantsQueryVariables;
  };
  '#graphql\n  query ExistingIds($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n    }\n  }\n': {
    return: ExistingIdsQuery;
    variables: ExistingIdsQueryVariables;
  };
  '#graphql\n  query Customer(\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      displayName\n      firstName\n      lastName\n      email\n      phone\n      acceptsMarketing\n    }\n  }\n': {
    return: CustomerQuery;
    variables: CustomerQueryVariables;
  };
  '#graphql\n  query Home(\n    $mapHandle: String!\n    $featured: Int!\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    map: product(handle: $mapHandle) {\n      id\n      handle\n      title\n      requiresSellingPlan\n      ...ProductRating\n      reviews: metafield(namespace: "custom", key: "reviews") {\n        references(first: 1) {\n          nodes {\n            ...ReviewEntry\n          }\n        }\n      }\n      featuredImage {\n        ...Picture\n      }\n      images(first: 250) {\n        nodes {\n          ...Picture\n        }\n      }\n      options(first: 1) {\n        name\n        optionValues {\n          name\n          firstSelectableVariant {\n            id\n            price {\n              ...Money\n            }\n          }\n        }\n      }\n    }\n    products(first: $featured, sortKey: BEST_SELLING) {\n      nodes {\n        ...ProductCard\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment ReviewEntry on Metaobject {\n    id\n    stars: field(key: "rating") {\n      value\n    }\n    body: field(key: "body") {\n      value\n    }\n    author: field(key: "author_display_name") {\n      value\n    }\n    place: field(key: "author_place") {\n      value\n    }\n    date: field(key: "submitted_at") {\n      value\n    }\n    verified: field(key: "verified") {\n      value\n    }\n    picture: field(key: "picture") {\n      reference {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n': {
    return: HomeQuery;
    variables: HomeQueryVariables;
  };
  '#graphql\n  query Bestsellers(\n    $first: Int!\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: $first, sortKey: BEST_SELLING) {\n      nodes {\n        ...ProductCard\n        ...SeoHidden\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: BestsellersQuery;
    variables: BestsellersQueryVariables;
  };
  '#graphql\n  query Localization($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    localization {\n      country {\n        isoCode\n      }\n      availableCountries {\n        isoCode\n        name\n        currency {\n          isoCode\n          symbol\n        }\n      }\n    }\n  }\n': {
    return: LocalizationQuery;
    variables: LocalizationQueryVariables;
  };
  '#graphql\n  query PrimaryDomain {\n    shop {\n      primaryDomain {\n        url\n      }\n    }\n  }\n': {
    return: PrimaryDomainQuery;
    variables: PrimaryDomainQueryVariables;
  };
  '#graphql\n  query FirstTexts(\n    $ids: [ID!]!\n    $withBadges: Boolean! = false\n    $withDescriptions: Boolean! = false\n    $withOptions: Boolean! = false\n    $withPictures: Boolean! = false\n  ) {\n    nodes(ids: $ids) {\n      id\n      ... on Product {\n        title\n        productType\n        beginning: description(truncateAt: 160)\n          @include(if: $withDescriptions)\n        badges: metafield(namespace: "custom", key: "badges")\n          @include(if: $withBadges) {\n          value\n        }\n        options(first: 3) @include(if: $withOptions) {\n          name\n          optionValues {\n            name\n          }\n        }\n      }\n      ... on Collection {\n        title\n        description\n        # As lists of collections ask for it.\n        beginning: description(truncateAt: 160)\n        image @include(if: $withPictures) {\n          altText\n        }\n        pictures: metafield(namespace: "custom", key: "pictures")\n          @include(if: $withPictures) {\n          references(first: 16) {\n            nodes {\n              ... on MediaImage {\n                image {\n                  altText\n                }\n              }\n            }\n          }\n        }\n      }\n      ... on Page {\n        title\n      }\n      ... on Article {\n        title\n      }\n    }\n  }\n': {
    return: FirstTextsQuery;
    variables: FirstTextsQueryVariables;
  };
  '#graphql\n  query Markets($withMetaobjects: Boolean! = true) {\n    localization {\n      language {\n        isoCode\n      }\n    }\n    shop {\n      paymentSettings {\n        countryCode\n      }\n    }\n    metaobjects(\n      type: "storefront_market"\n      first: 250\n      sortKey: "updated_at"\n      reverse: true\n    ) @include(if: $withMetaobjects) {\n      nodes {\n        handle\n        fields {\n          key\n          value\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n': {
    return: MarketsQuery;
    variables: MarketsQueryVariables;
  };
  '#graphql\n  query Payments {\n    shop {\n      paymentSettings {\n        acceptedCardBrands\n        supportedDigitalWallets\n      }\n    }\n  }\n': {
    return: PaymentsQuery;
    variables: PaymentsQueryVariables;
  };
  '#graphql\n  query CustomerOrders(\n    $customerAccessToken: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n        sortKey: PROCESSED_AT\n        reverse: true\n      ) {\n        nodes {\n          id\n          name\n          processedAt\n          canceledAt\n          financialStatus\n          fulfillmentStatus\n          currentTotalPrice {\n            ...Money\n          }\n          lineItems(first: 4) {\n            nodes {\n              title\n              variant {\n                title\n                image {\n                  ...Picture\n                }\n                product {\n                  id\n                  title\n                }\n              }\n            }\n          }\n        }\n        pageInfo {\n          ...PageBounds\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n': {
    return: CustomerOrdersQuery;
    variables: CustomerOrdersQueryVariables;
  };
  '#graphql\n  query CustomerOrderIds($customerAccessToken: String!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(\n        first: 250\n        after: $after\n        sortKey: PROCESSED_AT\n        reverse: true\n      ) {\n        nodes {\n          id\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n': {
    return: CustomerOrderIdsQuery;
    variables: CustomerOrderIdsQueryVariables;
  };
  '#graphql\n  query Order(\n    $id: ID!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    node(id: $id) {\n      ... on Order {\n        name\n        processedAt\n        canceledAt\n        financialStatus\n        fulfillmentStatus\n        statusUrl\n        subtotalPrice {\n          ...Money\n        }\n        totalShippingPrice {\n          ...Money\n        }\n        duties: originalTotalDuties {\n          ...Money\n        }\n        totalTax {\n          ...Money\n        }\n        totalPrice {\n          ...Money\n        }\n        totalRefunded {\n          ...Money\n        }\n        shippingAddress {\n          countryCodeV2\n          formatted(withName: true, withCompany: true)\n        }\n        billingAddress {\n          name\n          countryCodeV2\n        }\n        shippingDiscountAllocations {\n          ...OrderDiscount\n        }\n        invoice: metafield(namespace: "custom", key: "invoice") {\n          reference {\n            ... on GenericFile {\n              url\n            }\n          }\n        }\n        successfulFulfillments(first: 50) {\n          trackingCompany\n          trackingInfo(first: 10) {\n            number\n            url\n          }\n        }\n        lineItems(first: 250) {\n          nodes {\n            title\n            quantity\n            currentQuantity\n            customAttributes {\n              key\n              value\n            }\n            originalTotalPrice {\n              ...Money\n            }\n            discountedTotalPrice {\n              ...Money\n            }\n            discountAllocations {\n              ...OrderDiscount\n            }\n            variant {\n              id\n              title\n              availableForSale\n              ...SelectedOptions\n              image {\n                ...Picture\n              }\n              product {\n                id\n                title\n                handle\n                requiresSellingPlan\n                ...ProductOptions\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment OrderDiscount on DiscountAllocation {\n    allocatedAmount {\n      ...Money\n    }\n    discountApplication {\n      ... on DiscountCodeApplication {\n        code\n      }\n      ... on AutomaticDiscountApplication {\n        title\n      }\n      ... on ManualDiscountApplication {\n        title\n      }\n      ... on ScriptDiscountApplication {\n        title\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n': {
    return: OrderQuery;
    variables: OrderQueryVariables;
  };
  '#graphql\n  query OrderedProducts($ids: [ID!]!, $language: LanguageCode)\n  @inContext(language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        title\n        productType\n        ...ProductOptions\n      }\n    }\n  }\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n': {
    return: OrderedProductsQuery;
    variables: OrderedProductsQueryVariables;
  };
  '#graphql\n  query OwnVariants(\n    $ids: [ID!]!\n    $options: [SelectedOptionInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        selectedOrFirstAvailableVariant(selectedOptions: $options) {\n          id\n          image {\n            ...Picture\n          }\n          ...PricedVariant\n          ...SelectedOptions\n        }\n        images(first: 250) {\n          nodes {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n': {
    return: OwnVariantsQuery;
    variables: OwnVariantsQueryVariables;
  };
  '#graphql\n  query ProductChoice(\n    $handle: String!\n    $selectedOptions: [SelectedOptionInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions) {\n        ...ProductVariant\n      }\n      adjacentVariants(selectedOptions: $selectedOptions) {\n        ...VariantLink\n      }\n    }\n  }\n  #graphql\n  fragment ProductVariant on ProductVariant {\n    id\n    title\n    sku\n    ...VariantStock\n    requiresShipping\n    weight\n    weightUnit\n    ...SelectedOptions\n    ...PricedVariant\n    sellingPlanAllocations(first: 250) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        sellingPlan {\n          id\n          name\n          description\n          priceAdjustments {\n            orderCount\n          }\n        }\n        priceAdjustments {\n          ...PlanPrice\n        }\n        checkoutChargeAmount {\n          ...Money\n        }\n        remainingBalanceChargeAmount {\n          ...Money\n        }\n      }\n    }\n    image {\n      ...Picture\n    }\n    product {\n      handle\n    }\n    dataSheet: metafield(namespace: "custom", key: "data_sheet") {\n      type\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantLink on ProductVariant {\n    id\n    availableForSale\n    price {\n      ...Money\n    }\n    ...SelectedOptions\n    product {\n      handle\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantStock on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n  }\n\n  #graphql\n  fragment PlanPrice on SellingPlanAllocationPriceAdjustment {\n    price {\n      ...Money\n    }\n    perDeliveryPrice {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n': {
    return: ProductChoiceQuery;
    variables: ProductChoiceQueryVariables;
  };
  '#graphql\n  query VariantOptions(\n    $id: ID!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    node(id: $id) {\n      ... on ProductVariant {\n        id\n        ...SelectedOptions\n        product {\n          id\n        }\n      }\n    }\n  }\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n': {
    return: VariantOptionsQuery;
    variables: VariantOptionsQueryVariables;
  };
  '#graphql\n  query Product(\n    $handle: String!\n    $texts: [HasMetafieldsIdentifier!]!\n    $reviews: Int = 4\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      id\n      handle\n      vendor\n      description\n      isGiftCard\n      availableForSale\n      requiresSellingPlan\n      encodedVariantExistence\n      encodedVariantAvailability\n      seo {\n        title\n        description\n      }\n      featuredImage {\n        ...Picture\n      }\n      options(first: 250) {\n        id\n        name\n        optionValues {\n          id\n          name\n          # Another product\'s in a combined listing.\n          firstSelectableVariant {\n            ...VariantLink\n          }\n          swatch {\n            color\n            image {\n              previewImage {\n                url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})\n              }\n              whole: previewImage {\n                ...Picture\n              }\n            }\n          }\n        }\n      }\n      selectedOrFirstAvailableVariant {\n        ...ProductVariant\n      }\n      adjacentVariants {\n        ...VariantLink\n      }\n      variants(first: 50) {\n        nodes {\n          ...ProductOffer\n        }\n      }\n      # Of all variants, also of those that are not among them.\n      priceRange {\n        ...PriceRange\n      }\n      ...ProductPictures\n      media(first: 250) {\n        nodes {\n          ...GalleryMedia\n        }\n      }\n      ...ProductTexts\n      ...ProductRating\n      ...SeoHidden\n      durabilityLabel: metafield(namespace: "custom", key: "durability_label") {\n        reference {\n          ... on MediaImage {\n            image {\n              ...Picture\n            }\n          }\n        }\n      }\n      energyLabel: metafield(namespace: "custom", key: "energy_label") {\n        reference {\n          ... on MediaImage {\n            image {\n              ...Picture\n            }\n          }\n        }\n      }\n      ratingDistribution: metafield(\n        namespace: "custom"\n        key: "rating_distribution"\n      ) {\n        value\n      }\n      reviews: metafield(namespace: "custom", key: "reviews") {\n        references(first: $reviews) {\n          nodes {\n            ...ReviewEntry\n          }\n          pageInfo {\n            hasNextPage\n          }\n        }\n      }\n      press: metafield(namespace: "custom", key: "press") {\n        reference {\n          ... on Metaobject {\n            link: field(key: "link") {\n              value\n            }\n          }\n        }\n      }\n      boxPicture: metafield(namespace: "custom", key: "box_picture") {\n        reference {\n          ... on MediaImage {\n            image {\n              ...Picture\n            }\n          }\n        }\n      }\n      inTheBox: metafield(namespace: "custom", key: "in_the_box") {\n        references(first: 20) {\n          nodes {\n            ... on Product {\n              handle\n            }\n          }\n        }\n      }\n      manual: metafield(namespace: "custom", key: "manual") {\n        reference {\n          ... on GenericFile {\n            url\n          }\n        }\n      }\n      spareParts: metafield(namespace: "custom", key: "spare_parts") {\n        references(first: 20) {\n          nodes {\n            ... on Product {\n              handle\n              requiresSellingPlan\n              priceRange {\n                ...PriceRange\n              }\n              selectedOrFirstAvailableVariant {\n                ...UnitPricedVariant\n              }\n            }\n          }\n        }\n      }\n      ...AskedProperties\n      addOns: metafield(namespace: "custom", key: "add_ons") {\n        references(first: 5) {\n          nodes {\n            ... on Product {\n              requiresSellingPlan\n              selectedOrFirstAvailableVariant {\n                id\n                availableForSale\n                quantityRule {\n                  minimum\n                }\n                ...UnitPricedVariant\n              }\n            }\n          }\n        }\n      }\n      handlingDays: metafield(namespace: "custom", key: "handling_days") {\n        value\n      }\n      filterColor: metafield(namespace: "custom", key: "filter_color") {\n        references(first: 10) {\n          nodes {\n            ... on Metaobject {\n              color: field(key: "color") {\n                value\n              }\n            }\n          }\n        }\n      }\n      matchingColors: metafield(namespace: "custom", key: "matching_colors") {\n        references(first: 10) {\n          nodes {\n            ... on Product {\n              ...MatchingProduct\n            }\n          }\n        }\n      }\n    }\n    shop {\n      paymentSettings {\n        acceptedCardBrands\n        supportedDigitalWallets\n      }\n    }\n  }\n  #graphql\n  fragment ProductTexts on Product {\n    title\n    productType\n    descriptionHtml\n    options(first: 250) {\n      name\n      optionValues {\n        name\n      }\n    }\n    media(first: 250) {\n      nodes {\n        id\n        alt\n      }\n    }\n    variants(first: 50) {\n      nodes {\n        id\n        dataSheet: metafield(namespace: "custom", key: "data_sheet") {\n          type\n          value\n        }\n      }\n    }\n    texts: metafields(identifiers: $texts) {\n      key\n      type\n      value\n    }\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    promises: metafield(namespace: "custom", key: "promises") {\n      type\n      value\n    }\n    limitedWarranty: metafield(namespace: "custom", key: "limited_warranty") {\n      value\n    }\n    durabilityText: metafield(namespace: "custom", key: "durability_text") {\n      type\n      value\n    }\n    energyText: metafield(namespace: "custom", key: "energy_text") {\n      type\n      value\n    }\n    durabilityLabel: metafield(namespace: "custom", key: "durability_label") {\n      reference {\n        ... on MediaImage {\n          image {\n            altText\n          }\n        }\n      }\n    }\n    energyLabel: metafield(namespace: "custom", key: "energy_label") {\n      reference {\n        ... on MediaImage {\n          image {\n            altText\n          }\n        }\n      }\n    }\n    boxPicture: metafield(namespace: "custom", key: "box_picture") {\n      reference {\n        ... on MediaImage {\n          image {\n            altText\n          }\n        }\n      }\n    }\n    sizeGuide: metafield(namespace: "custom", key: "size_guide") {\n      reference {\n        ... on Page {\n          title\n          body\n        }\n      }\n    }\n    tabs: metafield(namespace: "custom", key: "tabs") {\n      references(first: 128) {\n        nodes {\n          ... on Metaobject {\n            id\n            title: field(key: "title") {\n              value\n            }\n            text: field(key: "text") {\n              value\n            }\n          }\n        }\n      }\n    }\n    press: metafield(namespace: "custom", key: "press") {\n      reference {\n        ... on Metaobject {\n          text: field(key: "text") {\n            value\n          }\n          source: field(key: "source") {\n            value\n          }\n        }\n      }\n    }\n    reviews: metafield(namespace: "custom", key: "reviews") {\n      references(first: $reviews) {\n        nodes {\n          ... on Metaobject {\n            id\n            body: field(key: "body") {\n              value\n            }\n            picture: field(key: "picture") {\n              reference {\n                ... on MediaImage {\n                  image {\n                    altText\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n    filterColor: metafield(namespace: "custom", key: "filter_color") {\n      references(first: 10) {\n        nodes {\n          ... on Metaobject {\n            id\n            label: field(key: "label") {\n              value\n            }\n          }\n        }\n      }\n    }\n    addOns: metafield(namespace: "custom", key: "add_ons") {\n      references(first: 5) {\n        nodes {\n          ... on Product {\n            id\n            title\n            description(truncateAt: 240)\n          }\n        }\n      }\n    }\n    inTheBox: metafield(namespace: "custom", key: "in_the_box") {\n      references(first: 20) {\n        nodes {\n          ... on Product {\n            id\n            title\n            productType\n          }\n        }\n      }\n    }\n    spareParts: metafield(namespace: "custom", key: "spare_parts") {\n      references(first: 20) {\n        nodes {\n          ... on Product {\n            id\n            title\n            productType\n          }\n        }\n      }\n    }\n    matchingColors: metafield(namespace: "custom", key: "matching_colors") {\n      references(first: 10) {\n        nodes {\n          ... on Product {\n            id\n            title\n            productType\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ReviewEntry on Metaobject {\n    id\n    stars: field(key: "rating") {\n      value\n    }\n    body: field(key: "body") {\n      value\n    }\n    author: field(key: "author_display_name") {\n      value\n    }\n    place: field(key: "author_place") {\n      value\n    }\n    date: field(key: "submitted_at") {\n      value\n    }\n    verified: field(key: "verified") {\n      value\n    }\n    picture: field(key: "picture") {\n      reference {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductVariant on ProductVariant {\n    id\n    title\n    sku\n    ...VariantStock\n    requiresShipping\n    weight\n    weightUnit\n    ...SelectedOptions\n    ...PricedVariant\n    sellingPlanAllocations(first: 250) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        sellingPlan {\n          id\n          name\n          description\n          priceAdjustments {\n            orderCount\n          }\n        }\n        priceAdjustments {\n          ...PlanPrice\n        }\n        checkoutChargeAmount {\n          ...Money\n        }\n        remainingBalanceChargeAmount {\n          ...Money\n        }\n      }\n    }\n    image {\n      ...Picture\n    }\n    product {\n      handle\n    }\n    dataSheet: metafield(namespace: "custom", key: "data_sheet") {\n      type\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantLink on ProductVariant {\n    id\n    availableForSale\n    price {\n      ...Money\n    }\n    ...SelectedOptions\n    product {\n      handle\n    }\n  }\n\n  #graphql\n  fragment ProductOffer on ProductVariant {\n    id\n    title\n    sku\n    requiresShipping\n    ...VariantStock\n    ...SelectedOptions\n    ...UnitPricedVariant\n    image {\n      url(transform: {maxWidth: 1200})\n    }\n    dataSheet: metafield(namespace: "custom", key: "data_sheet") {\n      type\n      value\n    }\n  }\n\n  #graphql\n  fragment GalleryMedia on Media {\n    id\n    alt\n    mediaContentType\n    ... on MediaImage {\n      image {\n        ...Picture\n      }\n    }\n    ... on Video {\n      previewImage {\n        ...Picture\n      }\n      sources {\n        url\n        mimeType\n        width\n      }\n    }\n    ... on ExternalVideo {\n      previewImage {\n        ...Picture\n      }\n      host\n      embedUrl\n    }\n    ... on Model3d {\n      previewImage {\n        ...Picture\n      }\n      sources {\n        url\n        mimeType\n        filesize\n      }\n    }\n  }\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantStock on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n  }\n\n  #graphql\n  fragment PlanPrice on SellingPlanAllocationPriceAdjustment {\n    price {\n      ...Money\n    }\n    perDeliveryPrice {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment MatchingProduct on Product {\n    ...ProductRow\n    isGiftCard\n    availableForSale\n    selectedOrFirstAvailableVariant {\n      requiresShipping\n    }\n  }\n  #graphql\n  fragment ProductRow on Product {\n    id\n    handle\n    title\n    requiresSellingPlan\n    ...ProductPictures\n    # The second one may be the first by night.\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      ...PricedVariant\n    }\n    options(first: 10) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n\n\n': {
    return: ProductQuery;
    variables: ProductQueryVariables;
  };
  '#graphql\n  query ProductHandle(\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      handle\n    }\n  }\n': {
    return: ProductHandleQuery;
    variables: ProductHandleQueryVariables;
  };
  '#graphql\n  query FirstProduct(\n    $handle: String!\n    $texts: [HasMetafieldsIdentifier!]!\n    $reviews: Int = 4\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      handle\n      ...ProductTexts\n    }\n  }\n  #graphql\n  fragment ProductTexts on Product {\n    title\n    productType\n    descriptionHtml\n    options(first: 250) {\n      name\n      optionValues {\n        name\n      }\n    }\n    media(first: 250) {\n      nodes {\n        id\n        alt\n      }\n    }\n    variants(first: 50) {\n      nodes {\n        id\n        dataSheet: metafield(namespace: "custom", key: "data_sheet") {\n          type\n          value\n        }\n      }\n    }\n    texts: metafields(identifiers: $texts) {\n      key\n      type\n      value\n    }\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    promises: metafield(namespace: "custom", key: "promises") {\n      type\n      value\n    }\n    limitedWarranty: metafield(namespace: "custom", key: "limited_warranty") {\n      value\n    }\n    durabilityText: metafield(namespace: "custom", key: "durability_text") {\n      type\n      value\n    }\n    energyText: metafield(namespace: "custom", key: "energy_text") {\n      type\n      value\n    }\n    durabilityLabel: metafield(namespace: "custom", key: "durability_label") {\n      reference {\n        ... on MediaImage {\n          image {\n            altText\n          }\n        }\n      }\n    }\n    energyLabel: metafield(namespace: "custom", key: "energy_label") {\n      reference {\n        ... on MediaImage {\n          image {\n            altText\n          }\n        }\n      }\n    }\n    boxPicture: metafield(namespace: "custom", key: "box_picture") {\n      reference {\n        ... on MediaImage {\n          image {\n            altText\n          }\n        }\n      }\n    }\n    sizeGuide: metafield(namespace: "custom", key: "size_guide") {\n      reference {\n        ... on Page {\n          title\n          body\n        }\n      }\n    }\n    tabs: metafield(namespace: "custom", key: "tabs") {\n      references(first: 128) {\n        nodes {\n          ... on Metaobject {\n            id\n            title: field(key: "title") {\n              value\n            }\n            text: field(key: "text") {\n              value\n            }\n          }\n        }\n      }\n    }\n    press: metafield(namespace: "custom", key: "press") {\n      reference {\n        ... on Metaobject {\n          text: field(key: "text") {\n            value\n          }\n          source: field(key: "source") {\n            value\n          }\n        }\n      }\n    }\n    reviews: metafield(namespace: "custom", key: "reviews") {\n      references(first: $reviews) {\n        nodes {\n          ... on Metaobject {\n            id\n            body: field(key: "body") {\n              value\n            }\n            picture: field(key: "picture") {\n              reference {\n                ... on MediaImage {\n                  image {\n                    altText\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n    filterColor: metafield(namespace: "custom", key: "filter_color") {\n      references(first: 10) {\n        nodes {\n          ... on Metaobject {\n            id\n            label: field(key: "label") {\n              value\n            }\n          }\n        }\n      }\n    }\n    addOns: metafield(namespace: "custom", key: "add_ons") {\n      references(first: 5) {\n        nodes {\n          ... on Product {\n            id\n            title\n            description(truncateAt: 240)\n          }\n        }\n      }\n    }\n    inTheBox: metafield(namespace: "custom", key: "in_the_box") {\n      references(first: 20) {\n        nodes {\n          ... on Product {\n            id\n            title\n            productType\n          }\n        }\n      }\n    }\n    spareParts: metafield(namespace: "custom", key: "spare_parts") {\n      references(first: 20) {\n        nodes {\n          ... on Product {\n            id\n            title\n            productType\n          }\n        }\n      }\n    }\n    matchingColors: metafield(namespace: "custom", key: "matching_colors") {\n      references(first: 10) {\n        nodes {\n          ... on Product {\n            id\n            title\n            productType\n          }\n        }\n      }\n    }\n  }\n\n': {
    return: FirstProductQuery;
    variables: FirstProductQueryVariables;
  };
  '#graphql\n  query ProductsById(\n    $ids: [ID!]!\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...AddableProduct\n      }\n    }\n  }\n  #graphql\n  fragment AddableProduct on Product {\n    ...ProductCard\n    isGiftCard\n    ...AskedProperties\n    selectedOrFirstAvailableVariant {\n      id\n      availableForSale\n      currentlyNotInStock\n      quantityAvailable\n      quantityRule {\n        minimum\n      }\n    }\n  }\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n\n': {
    return: ProductsByIdQuery;
    variables: ProductsByIdQueryVariables;
  };
  '#graphql\n  query ProductRecommendations(\n    $handle: String!\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    productRecommendations(productHandle: $handle) {\n      ...ProductCard\n    }\n    product(handle: $handle) {\n      tags @include(if: $withTags)\n      inTheBox: metafield(namespace: "custom", key: "in_the_box") {\n        value\n      }\n      matching: metafield(namespace: "custom", key: "matching_colors") {\n        value\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n': {
    return: ProductRecommendationsQuery;
    variables: ProductRecommendationsQueryVariables;
  };
  '#graphql\n  query ComplementaryProducts(\n    $handle: String!\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {\n      ...AddableProduct\n      beginning: description(truncateAt: 160)\n    }\n  }\n  #graphql\n  fragment AddableProduct on Product {\n    ...ProductCard\n    isGiftCard\n    ...AskedProperties\n    selectedOrFirstAvailableVariant {\n      id\n      availableForSale\n      currentlyNotInStock\n      quantityAvailable\n      quantityRule {\n        minimum\n      }\n    }\n  }\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n\n': {
    return: ComplementaryProductsQuery;
    variables: ComplementaryProductsQueryVariables;
  };
  '#graphql\n  query Redirects($query: String!) {\n    urlRedirects(first: 20, query: $query) {\n      nodes {\n        path\n        target\n      }\n    }\n    shop {\n      primaryDomain {\n        host\n      }\n    }\n  }\n': {
    return: RedirectsQuery;
    variables: RedirectsQueryVariables;
  };
  '#graphql\n  query ProductReviews(\n    $handle: String!\n    $reviews: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      id\n      handle\n      title\n      productType\n      isGiftCard\n      requiresSellingPlan\n      priceRange {\n        ...PriceRange\n      }\n      selectedOrFirstAvailableVariant {\n        requiresShipping\n        ...PricedVariant\n      }\n      ...ProductRating\n      ratingDistribution: metafield(\n        namespace: "custom"\n        key: "rating_distribution"\n      ) {\n        value\n      }\n      reviews: metafield(namespace: "custom", key: "reviews") {\n        references(first: $reviews) {\n          nodes {\n            ...ReviewEntry\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ReviewEntry on Metaobject {\n    id\n    stars: field(key: "rating") {\n      value\n    }\n    body: field(key: "body") {\n      value\n    }\n    author: field(key: "author_display_name") {\n      value\n    }\n    place: field(key: "author_place") {\n      value\n    }\n    date: field(key: "submitted_at") {\n      value\n    }\n    verified: field(key: "verified") {\n      value\n    }\n    picture: field(key: "picture") {\n      reference {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n': {
    return: ProductReviewsQuery;
    variables: ProductReviewsQueryVariables;
  };
  '#graphql\n  query Search(\n    $searchTerm: String!\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $reverse: Boolean\n    $sortKey: SearchSortKeys\n    $filters: [ProductFilter!]\n    $options: [SelectedOptionInput!]! = []\n    $hasOptions: Boolean! = false\n    $withTags: Boolean! = true\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $searchTerm\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n      reverse: $reverse\n      sortKey: $sortKey\n      productFilters: $filters\n      types: [PRODUCT]\n      prefix: LAST\n    ) {\n      totalCount\n      nodes {\n        ... on Product {\n          ...ProductCard\n          ...MatchingVariant\n        }\n      }\n      productFilters {\n        ...ListFilter\n      }\n      pageInfo {\n        ...PageBounds\n      }\n    }\n    localization {\n      ...PageCurrency\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    requiresSellingPlan\n    isGiftCard\n    availableForSale\n    publishedAt\n    tags @include(if: $withTags)\n    badges: metafield(namespace: "custom", key: "badges") {\n      value\n    }\n    ...ProductPictures\n    ...ProductRating\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      id\n      requiresShipping\n      ...PricedVariant\n    }\n    options(first: 10) {\n      id\n      name\n      optionValues {\n        id\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment ProductRating on Product {\n    rating: metafield(namespace: "reviews", key: "rating") {\n      value\n    }\n    ratingCount: metafield(namespace: "reviews", key: "rating_count") {\n      value\n    }\n  }\n\n\n  #graphql\n  fragment MatchingVariant on Product {\n    matchingVariant: selectedOrFirstAvailableVariant(\n      selectedOptions: $options\n      caseInsensitiveMatch: true\n      ignoreUnknownOptions: true\n    ) @include(if: $hasOptions) {\n      id\n      image {\n        ...Picture\n      }\n      ...PricedVariant\n      ...SelectedOptions\n    }\n    # Among them one of the variant, whose alt text names its values.\n    pictures: images(first: 12) @include(if: $hasOptions) {\n      nodes {\n        ...Picture\n      }\n    }\n  }\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n\n  #graphql\n  fragment ListFilter on Filter {\n    id\n    label\n    type\n    values {\n      id\n      label\n      count\n      input\n      swatch {\n        color\n        image {\n          previewImage {\n            url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n          }\n        }\n      }\n      image {\n        image {\n          url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment PageBounds on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n\n  #graphql\n  fragment PageCurrency on Localization {\n    country {\n      currency {\n        isoCode\n      }\n    }\n  }\n\n': {
    return: SearchQuery;
    variables: SearchQueryVariables;
  };
  '#graphql\n  query SearchFilters(\n    $searchTerm: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $searchTerm\n      first: 250\n      types: [PRODUCT]\n      prefix: LAST\n    ) {\n      productFilters {\n        ...ListFilter\n      }\n    }\n  }\n  #graphql\n  fragment ListFilter on Filter {\n    id\n    label\n    type\n    values {\n      id\n      label\n      count\n      input\n      swatch {\n        color\n        image {\n          previewImage {\n            url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n          }\n        }\n      }\n      image {\n        image {\n          url(transform: {maxWidth: 96, maxHeight: 96, crop: CENTER})\n        }\n      }\n    }\n  }\n\n': {
    return: SearchFiltersQuery;
    variables: SearchFiltersQueryVariables;
  };
  '#graphql\n  query Popular($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 12, sortKey: BEST_SELLING) {\n      nodes {\n        ...ProductRow\n        ...SeoHidden\n        productType\n        availableForSale\n      }\n    }\n  }\n  #graphql\n  fragment ProductRow on Product {\n    id\n    handle\n    title\n    requiresSellingPlan\n    ...ProductPictures\n    # The second one may be the first by night.\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      ...PricedVariant\n    }\n    options(first: 10) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: PopularQuery;
    variables: PopularQueryVariables;
  };
  '#graphql\n  query PredictiveSearch(\n    $query: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    predictiveSearch(\n      query: $query\n      limit: 6\n      limitScope: EACH\n      types: [PRODUCT, COLLECTION, QUERY]\n    ) {\n      products {\n        ...ProductRow\n        ...SeoHidden\n      }\n      collections {\n        id\n        handle\n        title\n        ...SeoHidden\n      }\n      queries {\n        text\n      }\n    }\n  }\n  #graphql\n  fragment ProductRow on Product {\n    id\n    handle\n    title\n    requiresSellingPlan\n    ...ProductPictures\n    # The second one may be the first by night.\n    images(first: 2) {\n      nodes {\n        ...Picture\n      }\n    }\n    priceRange {\n      ...PriceRange\n    }\n    selectedOrFirstAvailableVariant {\n      ...PricedVariant\n    }\n    options(first: 10) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PriceRange on ProductPriceRange {\n    minVariantPrice {\n      ...Money\n    }\n    maxVariantPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment ProductPictures on Product {\n    regional: metafield(namespace: "custom", key: "pictures") {\n      ...NamedPictures\n    }\n  }\n  #graphql\n  fragment NamedPictures on Metafield {\n    references(first: 16) {\n      nodes {\n        ... on MediaImage {\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: PredictiveSearchQuery;
    variables: PredictiveSearchQueryVariables;
  };
  '#graphql\n  query PlanPrices(\n    $ids: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        variants(first: 250) {\n          nodes {\n            id\n            availableForSale\n            price {\n              ...Money\n            }\n            unitPrice {\n              ...Money\n            }\n            unitPriceMeasurement {\n              quantityUnit\n              quantityValue\n              referenceUnit\n              referenceValue\n            }\n            sellingPlanAllocations(first: 31) {\n              nodes {\n                priceAdjustments {\n                  ...PlanPrice\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment PlanPrice on SellingPlanAllocationPriceAdjustment {\n    price {\n      ...Money\n    }\n    perDeliveryPrice {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n': {
    return: PlanPricesQuery;
    variables: PlanPricesQueryVariables;
  };
  '#graphql\n  query PlanGroups(\n    $handle: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      sellingPlanGroups(first: 50) {\n        nodes {\n          name\n          # A group has 31 plans at most.\n          sellingPlans(first: 31) {\n            nodes {\n              id\n              name\n              description\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: PlanGroupsQuery;
    variables: PlanGroupsQueryVariables;
  };
  '#graphql\n  query SitemapProducts(\n    $first: Int = 250\n    $after: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    products(first: $first, after: $after, sortKey: TITLE) {\n      nodes {\n        id\n        handle\n        updatedAt\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapProductsQuery;
    variables: SitemapProductsQueryVariables;
  };
  '#graphql\n  query SitemapCollections(\n    $first: Int = 250\n    $after: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    collections(first: $first, after: $after, sortKey: TITLE) {\n      nodes {\n        id\n        handle\n        updatedAt\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapCollectionsQuery;
    variables: SitemapCollectionsQueryVariables;
  };
  '#graphql\n  query SitemapArticles(\n    $first: Int = 250\n    $after: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    articles(first: $first, after: $after, sortKey: ID) {\n      nodes {\n        id\n        handle\n        publishedAt\n        blog {\n          handle\n        }\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapArticlesQuery;
    variables: SitemapArticlesQueryVariables;
  };
  '#graphql\n  query SitemapOnlinePages(\n    $first: Int = 250\n    $after: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    pages(first: $first, after: $after, sortKey: ID) {\n      nodes {\n        id\n        handle\n        updatedAt\n        ...SeoHidden\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment SeoHidden on HasMetafields {\n    hidden: metafield(namespace: "seo", key: "hidden") {\n      value\n    }\n  }\n\n': {
    return: SitemapOnlinePagesQuery;
    variables: SitemapOnlinePagesQueryVariables;
  };
  '#graphql\n  query SitemapHandles($ids: [ID!]!, $language: LanguageCode)\n  @inContext(language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        id\n        handle\n      }\n      ... on Collection {\n        id\n        handle\n      }\n      ... on Page {\n        id\n        handle\n      }\n      ... on Blog {\n        id\n        handle\n      }\n      ... on Article {\n        id\n        handle\n        blog {\n          handle\n        }\n      }\n    }\n  }\n': {
    return: SitemapHandlesQuery;
    variables: SitemapHandlesQueryVariables;
  };
  '#graphql\n  query StoreTagsAccess {\n    products(first: 1) {\n      nodes {\n        tags\n      }\n    }\n  }\n': {
    return: StoreTagsAccessQuery;
    variables: StoreTagsAccessQueryVariables;
  };
  '#graphql\n  query StoreStockAccess {\n    products(first: 1) {\n      nodes {\n        variants(first: 1) {\n          nodes {\n            quantityAvailable\n          }\n        }\n      }\n    }\n  }\n': {
    return: StoreStockAccessQuery;
    variables: StoreStockAccessQueryVariables;
  };
  '#graphql\n  query StorePlansAccess {\n    products(first: 1) {\n      nodes {\n        variants(first: 1) {\n          nodes {\n            sellingPlanAllocations(first: 1) {\n              nodes {\n                sellingPlan {\n                  id\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: StorePlansAccessQuery;
    variables: StorePlansAccessQueryVariables;
  };
  '#graphql\n  query StoreMenuAccess {\n    menu(handle: "main-menu") {\n      id\n    }\n  }\n': {
    return: StoreMenuAccessQuery;
    variables: StoreMenuAccessQueryVariables;
  };
  '#graphql\n  query StoreEntriesAccess {\n    metaobjects(type: "storefront_page", first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n': {
    return: StoreEntriesAccessQuery;
    variables: StoreEntriesAccessQueryVariables;
  };
  '#graphql\n  query StoreContentAccess {\n    pages(first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n': {
    return: StoreContentAccessQuery;
    variables: StoreContentAccessQueryVariables;
  };
  '#graphql\n  query StoreCustomersAccess {\n    customer(customerAccessToken: "unknown") {\n      id\n    }\n  }\n': {
    return: StoreCustomersAccessQuery;
    variables: StoreCustomersAccessQueryVariables;
  };
  '#graphql\n  query Store($map: String) {\n    shop {\n      brand {\n        colors {\n          primary {\n            background\n          }\n        }\n      }\n      primaryDomain {\n        host\n        url\n      }\n      paymentSettings {\n        countryCode\n      }\n      privacyPolicy {\n        body\n      }\n      refundPolicy {\n        body\n      }\n      shippingPolicy {\n        body\n      }\n      termsOfService {\n        body\n      }\n    }\n    localization {\n      country {\n        isoCode\n      }\n      language {\n        isoCode\n      }\n      availableCountries {\n        isoCode\n        availableLanguages {\n          isoCode\n        }\n      }\n    }\n    products(first: 50) {\n      nodes {\n        sellingPlanGroups(first: 1) {\n          nodes {\n            name\n          }\n        }\n        variants(first: 10) {\n          nodes {\n            id\n            availableForSale\n            currentlyNotInStock\n            quantityAvailable\n          }\n        }\n      }\n    }\n    collections(first: 5) {\n      nodes {\n        products(first: 1) {\n          filters {\n            id\n          }\n        }\n      }\n    }\n    mainMenu: menu(handle: "main-menu") {\n      ...StoreMenu\n    }\n    footer: menu(handle: "footer") {\n      ...StoreMenu\n    }\n    social: menu(handle: "social") {\n      ...StoreMenu\n    }\n    pages: metaobjects(type: "storefront_page", first: 250) {\n      nodes {\n        handle\n        fields {\n          key\n          value\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    sections: metaobjects(type: "storefront_section", first: 250) {\n      nodes {\n        id\n        handle\n        fields {\n          key\n          value\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    announcements: metaobjects(type: "storefront_announcement", first: 250) {\n      pageInfo {\n        hasNextPage\n      }\n    }\n    onlinePages: pages(first: 250, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    blogs(first: 250) {\n      nodes {\n        id\n        handle\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    guarantees: metaobjects(type: "storefront_guarantee_notice", first: 10) {\n      nodes {\n        picture: field(key: "picture") {\n          reference {\n            ... on MediaImage {\n              image {\n                url\n              }\n            }\n          }\n        }\n      }\n    }\n    markets: metaobjects(\n      type: "storefront_market"\n      first: 250\n      sortKey: "updated_at"\n      reverse: true\n    ) {\n      nodes {\n        handle\n        fields {\n          key\n          value\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    map: product(handle: $map) {\n      id\n    }\n  }\n  fragment StoreMenu on Menu {\n    handle\n    items {\n      ...StoreMenuItem\n      items {\n        ...StoreMenuItem\n        items {\n          ...StoreMenuItem\n        }\n      }\n    }\n  }\n  fragment StoreMenuItem on MenuItem {\n    title\n    type\n    url\n    resource {\n      __typename\n    }\n  }\n': {
    return: StoreQuery;
    variables: StoreQueryVariables;
  };
  '#graphql\n  query StoreTarget($handle: String!) {\n    products: product(handle: $handle) {\n      id\n    }\n    collections: collection(handle: $handle) {\n      id\n    }\n  }\n': {
    return: StoreTargetQuery;
    variables: StoreTargetQueryVariables;
  };
  '#graphql\n  query StoreEntries {\n    announcements: metaobjects(type: "storefront_announcement", first: 250) {\n      ...StoreEntryList\n    }\n    tabs: metaobjects(type: "storefront_tab", first: 250) {\n      ...StoreEntryList\n    }\n    reviews: metaobjects(type: "review", first: 250) {\n      ...StoreEntryList\n    }\n    quotes: metaobjects(type: "press_quote", first: 250) {\n      ...StoreEntryList\n    }\n  }\n  fragment StoreEntryList on MetaobjectConnection {\n    nodes {\n      handle\n      fields {\n        key\n        value\n      }\n    }\n  }\n': {
    return: StoreEntriesQuery;
    variables: StoreEntriesQueryVariables;
  };
  '#graphql\n  query StoreOffers($country: CountryCode!, $after: String)\n  @inContext(country: $country) {\n    products(first: 50, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        handle\n        isGiftCard\n        vendor\n        durabilityLabel: metafield(namespace: "custom", key: "durability_label") {\n          value\n        }\n        durabilityText: metafield(namespace: "custom", key: "durability_text") {\n          value\n        }\n        energyLabel: metafield(namespace: "custom", key: "energy_label") {\n          value\n        }\n        energyText: metafield(namespace: "custom", key: "energy_text") {\n          value\n        }\n        priceRange {\n          minVariantPrice {\n            amount\n            currencyCode\n          }\n        }\n        selectedOrFirstAvailableVariant {\n          price {\n            amount\n            currencyCode\n          }\n        }\n        manufacturer: metafield(namespace: "custom", key: "manufacturer") {\n          value\n        }\n        connectedDevice: metafield(\n          namespace: "custom"\n          key: "connected_device"\n        ) {\n          value\n        }\n        updatesUntil: metafield(namespace: "custom", key: "updates_until") {\n          value\n        }\n        spareParts: metafield(namespace: "custom", key: "spare_parts") {\n          value\n        }\n        repair: metafield(namespace: "custom", key: "repair") {\n          value\n        }\n        deviceData: metafield(namespace: "custom", key: "device_data") {\n          value\n        }\n        variants(first: 50) {\n          nodes {\n            price {\n              amount\n              currencyCode\n            }\n            compareAtPrice {\n              amount\n              currencyCode\n            }\n            unitPriceMeasurement {\n              quantityUnit\n              quantityValue\n              referenceUnit\n              referenceValue\n            }\n            lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n              value\n            }\n          }\n        }\n      }\n    }\n  }\n': {
    return: StoreOffersQuery;
    variables: StoreOffersQueryVariables;
  };
  '#graphql\n  query StoreRedirects($after: String) {\n    urlRedirects(first: 250, after: $after) {\n      nodes {\n        path\n        target\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n': {
    return: StoreRedirectsQuery;
    variables: StoreRedirectsQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation CustomerAddressCreate(\n    $address: MailingAddressInput!\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerAddressCreate(\n      address: $address\n      customerAccessToken: $customerAccessToken\n    ) {\n      customerAddress {\n        id\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerAddressCreateMutation;
    variables: CustomerAddressCreateMutationVariables;
  };
  '#graphql\n  mutation CustomerAddressUpdate(\n    $id: ID!\n    $address: MailingAddressInput!\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerAddressUpdate(\n      id: $id\n      address: $address\n      customerAccessToken: $customerAccessToken\n    ) {\n      customerAddress {\n        id\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerAddressUpdateMutation;
    variables: CustomerAddressUpdateMutationVariables;
  };
  '#graphql\n  mutation CustomerAddressDelete(\n    $id: ID!\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerAddressDelete(id: $id, customerAccessToken: $customerAccessToken) {\n      deletedCustomerAddressId\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerAddressDeleteMutation;
    variables: CustomerAddressDeleteMutationVariables;
  };
  '#graphql\n  mutation CustomerDefaultAddressUpdate(\n    $addressId: ID!\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerDefaultAddressUpdate(\n      addressId: $addressId\n      customerAccessToken: $customerAccessToken\n    ) {\n      customer {\n        id\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerDefaultAddressUpdateMutation;
    variables: CustomerDefaultAddressUpdateMutationVariables;
  };
  '#graphql\n  mutation cartDiscountCodesUpdate(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        ...CartProblem\n      }\n      warnings {\n        ...CartNotice\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartParts\n    lines(first: 250) {\n      nodes {\n        ...CartLineParts\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer {\n        id\n        displayName\n        email\n        defaultAddress {\n          id\n        }\n      }\n    }\n    cost {\n      checkoutChargeAmount {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    delivery {\n      addresses(selected: true) {\n        id\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed: presentmentAmountUsed {\n        ...Money\n      }\n      balance {\n        ...Money\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...Money\n      }\n      compareAtAmountPerQuantity {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    sellingPlanAllocation {\n      remainingBalanceChargeAmount {\n        amount\n      }\n      sellingPlan {\n        id\n        name\n      }\n    }\n    ... on CartLine {\n      instructions {\n        canRemove\n        canUpdateQuantity\n      }\n      parentRelationship {\n        parent {\n          id\n          quantity\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        merchandise {\n          ... on ProductVariant {\n            ...SelectedOptions\n            price {\n              ...Money\n            }\n            product {\n              id\n              title\n              isGiftCard\n              ...ProductOptions\n            }\n          }\n        }\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        ...VariantStock\n        requiresShipping\n        ...PricedVariant\n        ...SelectedOptions\n        image {\n          ...Picture\n        }\n        product {\n          id\n          handle\n          title\n          isGiftCard\n          ...ProductOptions\n          ...AskedProperties\n          handlingDays: metafield(namespace: "custom", key: "handling_days") {\n            value\n          }\n          featuredImage {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...Money\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantStock on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n  #graphql\n  fragment CartProblem on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartNotice on CartWarning {\n    code\n    message\n    target\n  }\n\n': {
    return: CartDiscountCodesUpdateMutation;
    variables: CartDiscountCodesUpdateMutationVariables;
  };
  '#graphql\n  mutation cartGiftCardCodesAdd(\n    $cartId: ID!\n    $giftCardCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        ...CartProblem\n      }\n      warnings {\n        ...CartNotice\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartParts\n    lines(first: 250) {\n      nodes {\n        ...CartLineParts\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer {\n        id\n        displayName\n        email\n        defaultAddress {\n          id\n        }\n      }\n    }\n    cost {\n      checkoutChargeAmount {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    delivery {\n      addresses(selected: true) {\n        id\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed: presentmentAmountUsed {\n        ...Money\n      }\n      balance {\n        ...Money\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...Money\n      }\n      compareAtAmountPerQuantity {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    sellingPlanAllocation {\n      remainingBalanceChargeAmount {\n        amount\n      }\n      sellingPlan {\n        id\n        name\n      }\n    }\n    ... on CartLine {\n      instructions {\n        canRemove\n        canUpdateQuantity\n      }\n      parentRelationship {\n        parent {\n          id\n          quantity\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        merchandise {\n          ... on ProductVariant {\n            ...SelectedOptions\n            price {\n              ...Money\n            }\n            product {\n              id\n              title\n              isGiftCard\n              ...ProductOptions\n            }\n          }\n        }\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        ...VariantStock\n        requiresShipping\n        ...PricedVariant\n        ...SelectedOptions\n        image {\n          ...Picture\n        }\n        product {\n          id\n          handle\n          title\n          isGiftCard\n          ...ProductOptions\n          ...AskedProperties\n          handlingDays: metafield(namespace: "custom", key: "handling_days") {\n            value\n          }\n          featuredImage {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...Money\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantStock on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n  #graphql\n  fragment CartProblem on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartNotice on CartWarning {\n    code\n    message\n    target\n  }\n\n': {
    return: CartGiftCardCodesAddMutation;
    variables: CartGiftCardCodesAddMutationVariables;
  };
  '#graphql\n  mutation cartGiftCardCodesRemove(\n    $cartId: ID!\n    $appliedGiftCardIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartGiftCardCodesRemove(\n      cartId: $cartId\n      appliedGiftCardIds: $appliedGiftCardIds\n    ) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        ...CartProblem\n      }\n      warnings {\n        ...CartNotice\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartParts\n    lines(first: 250) {\n      nodes {\n        ...CartLineParts\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    createdAt\n    updatedAt\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer {\n        id\n        displayName\n        email\n        defaultAddress {\n          id\n        }\n      }\n    }\n    cost {\n      checkoutChargeAmount {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    delivery {\n      addresses(selected: true) {\n        id\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed: presentmentAmountUsed {\n        ...Money\n      }\n      balance {\n        ...Money\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...Money\n      }\n      compareAtAmountPerQuantity {\n        ...Money\n      }\n      subtotalAmount {\n        ...Money\n      }\n      totalAmount {\n        ...Money\n      }\n    }\n    discountAllocations {\n      ...CartDiscount\n    }\n    sellingPlanAllocation {\n      remainingBalanceChargeAmount {\n        amount\n      }\n      sellingPlan {\n        id\n        name\n      }\n    }\n    ... on CartLine {\n      instructions {\n        canRemove\n        canUpdateQuantity\n      }\n      parentRelationship {\n        parent {\n          id\n          quantity\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        merchandise {\n          ... on ProductVariant {\n            ...SelectedOptions\n            price {\n              ...Money\n            }\n            product {\n              id\n              title\n              isGiftCard\n              ...ProductOptions\n            }\n          }\n        }\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        ...VariantStock\n        requiresShipping\n        ...PricedVariant\n        ...SelectedOptions\n        image {\n          ...Picture\n        }\n        product {\n          id\n          handle\n          title\n          isGiftCard\n          ...ProductOptions\n          ...AskedProperties\n          handlingDays: metafield(namespace: "custom", key: "handling_days") {\n            value\n          }\n          featuredImage {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount {\n      ...Money\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment AskedProperties on Product {\n    asksAirfield: metafield(namespace: "custom", key: "asks_airfield") {\n      value\n    }\n  }\n\n  #graphql\n  fragment ProductOptions on Product {\n    # Shopify allows three.\n    options(first: 3) {\n      name\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment PricedVariant on ProductVariant {\n    ...UnitPricedVariant\n    compareAtPrice {\n      ...Money\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price") {\n      value\n    }\n  }\n  #graphql\n  fragment UnitPricedVariant on ProductVariant {\n    price {\n      ...Money\n    }\n    unitPrice {\n      ...Money\n    }\n    unitPriceMeasurement {\n      quantityUnit\n      quantityValue\n      referenceUnit\n      referenceValue\n    }\n  }\n\n\n  #graphql\n  fragment SelectedOptions on ProductVariant {\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantStock on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    quantityRule {\n      minimum\n      maximum\n      increment\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n  #graphql\n  fragment CartProblem on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartNotice on CartWarning {\n    code\n    message\n    target\n  }\n\n': {
    return: CartGiftCardCodesRemoveMutation;
    variables: CartGiftCardCodesRemoveMutationVariables;
  };
  '#graphql\n  mutation CustomerAccessTokenCreate(\n    $input: CustomerAccessTokenCreateInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken {\n        ...CustomerToken\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerToken on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerAccessTokenCreateMutation;
    variables: CustomerAccessTokenCreateMutationVariables;
  };
  '#graphql\n  mutation CustomerAccessTokenRenew($customerAccessToken: String!) {\n    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {\n      customerAccessToken {\n        ...CustomerToken\n      }\n    }\n  }\n  #graphql\n  fragment CustomerToken on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n': {
    return: CustomerAccessTokenRenewMutation;
    variables: CustomerAccessTokenRenewMutationVariables;
  };
  '#graphql\n  mutation CustomerAccessTokenDelete($customerAccessToken: String!) {\n    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n      deletedAccessToken\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n': {
    return: CustomerAccessTokenDeleteMutation;
    variables: CustomerAccessTokenDeleteMutationVariables;
  };
  '#graphql\n  mutation CustomerCreate(\n    $input: CustomerCreateInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerCreate(input: $input) {\n      customer {\n        id\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerCreateMutation;
    variables: CustomerCreateMutationVariables;
  };
  '#graphql\n  mutation CustomerRecover(\n    $email: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerRecover(email: $email) {\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerRecoverMutation;
    variables: CustomerRecoverMutationVariables;
  };
  '#graphql\n  mutation CustomerReset(\n    $id: ID!\n    $input: CustomerResetInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerReset(id: $id, input: $input) {\n      customerAccessToken {\n        ...CustomerToken\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerToken on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerResetMutation;
    variables: CustomerResetMutationVariables;
  };
  '#graphql\n  mutation CustomerResetByUrl(\n    $resetUrl: URL!\n    $password: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerResetByUrl(resetUrl: $resetUrl, password: $password) {\n      customerAccessToken {\n        ...CustomerToken\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerToken on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerResetByUrlMutation;
    variables: CustomerResetByUrlMutationVariables;
  };
  '#graphql\n  mutation CustomerActivate(\n    $id: ID!\n    $input: CustomerActivateInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerActivate(id: $id, input: $input) {\n      customerAccessToken {\n        ...CustomerToken\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerToken on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerActivateMutation;
    variables: CustomerActivateMutationVariables;
  };
  '#graphql\n  mutation CustomerUpdate(\n    $customer: CustomerUpdateInput!\n    $customerAccessToken: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    customerUpdate(\n      customer: $customer\n      customerAccessToken: $customerAccessToken\n    ) {\n      customer {\n        id\n      }\n      customerAccessToken {\n        ...CustomerToken\n      }\n      customerUserErrors {\n        ...CustomerError\n      }\n    }\n  }\n  #graphql\n  fragment CustomerToken on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerError on CustomerUserError {\n    code\n    field\n    message\n  }\n\n': {
    return: CustomerUpdateMutation;
    variables: CustomerUpdateMutationVariables;
  };
  '#graphql\n  mutation StoreCheckout($country: CountryCode!) {\n    cartCreate(input: {buyerIdentity: {countryCode: $country}}) {\n      cart {\n        checkoutUrl\n      }\n    }\n  }\n': {
    return: StoreCheckoutMutation;
    variables: StoreCheckoutMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
