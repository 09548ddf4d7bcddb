/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from './schemas/customer-types';

export type AccountAddressErrorFragment = Pick<
  CustomerAccountAPI.UserErrorsCustomerAddressUserErrors,
  'code' | 'field' | 'message'
>;

export type AccountAddressesQueryVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountAddressesQuery = {
  customer: Pick<CustomerAccountAPI.Customer, 'id'> & {
    defaultAddress?: CustomerAccountAPI.Maybe<
      Pick<CustomerAccountAPI.CustomerAddress, 'id'>
    >;
    addresses: {
      nodes: Array<
        Pick<
          CustomerAccountAPI.CustomerAddress,
          | 'id'
          | 'firstName'
          | 'lastName'
          | 'company'
          | 'address1'
          | 'address2'
          | 'zip'
          | 'city'
          | 'formatted'
        > & {
          provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'];
          countryCodeV2: CustomerAccountAPI.CustomerAddress['territoryCode'];
          phone: CustomerAccountAPI.CustomerAddress['phoneNumber'];
        }
      >;
    };
  };
};

export type AccountAddressCreateMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountAddressCreateMutation = {
  customerAddressCreate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.UserErrorsCustomerAddressUserErrors,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

export type AccountAddressUpdateMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  defaultAddress?: CustomerAccountAPI.InputMaybe<
    CustomerAccountAPI.Scalars['Boolean']['input']
  >;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountAddressUpdateMutation = {
  customerAddressUpdate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.UserErrorsCustomerAddressUserErrors,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

export type AccountAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountAddressDeleteMutation = {
  customerAddressDelete?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.UserErrorsCustomerAddressUserErrors,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

export type AccountListsQueryVariables = CustomerAccountAPI.Exact<{
  namespace: CustomerAccountAPI.Scalars['String']['input'];
  wishlistKey: CustomerAccountAPI.Scalars['String']['input'];
  backInStockKey: CustomerAccountAPI.Scalars['String']['input'];
}>;

export type AccountListsQuery = {
  customer: Pick<CustomerAccountAPI.Customer, 'id'> & {
    wishlist?: CustomerAccountAPI.Maybe<
      Pick<CustomerAccountAPI.Metafield, 'value' | 'compareDigest'>
    >;
    backInStock?: CustomerAccountAPI.Maybe<
      Pick<CustomerAccountAPI.Metafield, 'value' | 'compareDigest'>
    >;
  };
};

export type AccountListsSetMutationVariables = CustomerAccountAPI.Exact<{
  metafields:
    | Array<CustomerAccountAPI.MetafieldsSetInput>
    | CustomerAccountAPI.MetafieldsSetInput;
}>;

export type AccountListsSetMutation = {
  metafieldsSet?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.MetafieldsSetUserError,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

export type AccountMoneyFragment = Pick<
  CustomerAccountAPI.MoneyV2,
  'amount' | 'currencyCode'
>;

export type AccountDiscountFragment = {
  allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
  discountApplication:
    | Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'>
    | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'>
    | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'>
    | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'>;
};

export type AccountOrdersQueryVariables = CustomerAccountAPI.Exact<{
  first?: CustomerAccountAPI.InputMaybe<
    CustomerAccountAPI.Scalars['Int']['input']
  >;
  last?: CustomerAccountAPI.InputMaybe<
    CustomerAccountAPI.Scalars['Int']['input']
  >;
  after?: CustomerAccountAPI.InputMaybe<
    CustomerAccountAPI.Scalars['String']['input']
  >;
  before?: CustomerAccountAPI.InputMaybe<
    CustomerAccountAPI.Scalars['String']['input']
  >;
}>;

export type AccountOrdersQuery = {
  customer: {
    orders: {
      nodes: Array<
        Pick<
          CustomerAccountAPI.Order,
          | 'id'
          | 'name'
          | 'processedAt'
          | 'financialStatus'
          | 'fulfillmentStatus'
        > & {canceledAt: CustomerAccountAPI.Order['cancelledAt']} & {
          currentTotalPrice: Pick<
            CustomerAccountAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          lineItems: {
            nodes: Array<
              Pick<CustomerAccountAPI.LineItem, 'title' | 'productId'> & {
                image?: CustomerAccountAPI.Maybe<
                  Pick<
                    CustomerAccountAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
              }
            >;
          };
        }
      >;
      pageInfo: Pick<
        CustomerAccountAPI.PageInfo,
        'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
      >;
    };
  };
};

export type AccountOrderQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountOrderQuery = {
  order?: CustomerAccountAPI.Maybe<
    Pick<
      CustomerAccountAPI.Order,
      'name' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus'
    > & {
      canceledAt: CustomerAccountAPI.Order['cancelledAt'];
      statusUrl: CustomerAccountAPI.Order['statusPageUrl'];
    } & {
      subtotalPrice?: CustomerAccountAPI.Maybe<
        Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      totalShippingPrice: Pick<
        CustomerAccountAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
      duties?: CustomerAccountAPI.Maybe<
        Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      tip?: CustomerAccountAPI.Maybe<
        Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      totalTax?: CustomerAccountAPI.Maybe<
        Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
      >;
      totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
      totalRefunded: Pick<
        CustomerAccountAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
      transactions: Array<
        Pick<CustomerAccountAPI.OrderTransaction, 'kind' | 'status'> & {
          giftCardDetails?: CustomerAccountAPI.Maybe<
            Pick<CustomerAccountAPI.GiftCardDetails, 'last4'>
          >;
          transactionAmount: {
            presentmentMoney: Pick<
              CustomerAccountAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      shippingAddress?: CustomerAccountAPI.Maybe<
        Pick<CustomerAccountAPI.CustomerAddress, 'formatted'> & {
          countryCodeV2: CustomerAccountAPI.CustomerAddress['territoryCode'];
        }
      >;
      billingAddress?: CustomerAccountAPI.Maybe<
        Pick<CustomerAccountAPI.CustomerAddress, 'name'> & {
          countryCodeV2: CustomerAccountAPI.CustomerAddress['territoryCode'];
        }
      >;
      shippingDiscountAllocations: Array<{
        allocatedAmount: Pick<
          CustomerAccountAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication:
          | Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'>
          | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'>
          | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'>
          | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'>;
      }>;
      invoice?: CustomerAccountAPI.Maybe<{
        reference?: CustomerAccountAPI.Maybe<
          Pick<CustomerAccountAPI.GenericFile, 'url'>
        >;
      }>;
      fulfillments: {
        nodes: Array<
          Pick<CustomerAccountAPI.Fulfillment, 'status'> & {
            trackingInformation: Array<
              Pick<
                CustomerAccountAPI.TrackingInformation,
                'company' | 'number' | 'url'
              >
            >;
          }
        >;
      };
      lineItems: {
        nodes: Array<
          Pick<
            CustomerAccountAPI.LineItem,
            'title' | 'quantity' | 'productId' | 'variantId' | 'variantTitle'
          > & {
            currentQuantity: CustomerAccountAPI.LineItem['refundableQuantity'];
          } & {
            customAttributes: Array<
              Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>
            >;
            image?: CustomerAccountAPI.Maybe<
              Pick<
                CustomerAccountAPI.Image,
                'url' | 'altText' | 'width' | 'height'
              >
            >;
            price?: CustomerAccountAPI.Maybe<
              Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            discountAllocations: Array<{
              allocatedAmount: Pick<
                CustomerAccountAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication:
                | Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'>
                | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'>
                | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'>
                | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'>;
            }>;
          }
        >;
      };
    }
  >;
};

export type AccountProfileQueryVariables = CustomerAccountAPI.Exact<{
  [key: string]: never;
}>;

export type AccountProfileQuery = {
  customer: Pick<
    CustomerAccountAPI.Customer,
    'id' | 'displayName' | 'firstName' | 'lastName'
  > & {
    emailAddress?: CustomerAccountAPI.Maybe<
      Pick<
        CustomerAccountAPI.CustomerEmailAddress,
        'emailAddress' | 'marketingState'
      >
    >;
    phoneNumber?: CustomerAccountAPI.Maybe<
      Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>
    >;
  };
};

export type AccountUpdateMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.CustomerUpdateInput;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountUpdateMutation = {
  customerUpdate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.UserErrorsCustomerUserErrors,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

export type AccountSubscribeMutationVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountSubscribeMutation = {
  customerEmailMarketingSubscribe?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

export type AccountUnsubscribeMutationVariables = CustomerAccountAPI.Exact<{
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;

export type AccountUnsubscribeMutation = {
  customerEmailMarketingUnsubscribe?: CustomerAccountAPI.Maybe<{
    userErrors: Array<
      Pick<
        CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors,
        'code' | 'field' | 'message'
      >
    >;
  }>;
};

interface GeneratedQueryTypes {
  '#graphql\n  query AccountAddresses($language: LanguageCode)\n  @inContext(language: $language) {\n    customer {\n      id\n      defaultAddress {\n        id\n      }\n      addresses(first: 250) {\n        nodes {\n          id\n          firstName\n          lastName\n          company\n          address1\n          address2\n          zip\n          city\n          provinceCode: zoneCode\n          countryCodeV2: territoryCode\n          phone: phoneNumber\n          formatted(withName: true, withCompany: true)\n        }\n      }\n    }\n  }\n': {
    return: AccountAddressesQuery;
    variables: AccountAddressesQueryVariables;
  };
  '#graphql\n  query AccountLists(\n    $namespace: String!\n    $wishlistKey: String!\n    $backInStockKey: String!\n  ) {\n    customer {\n      id\n      wishlist: metafield(namespace: $namespace, key: $wishlistKey) {\n        value\n        compareDigest\n      }\n      backInStock: metafield(namespace: $namespace, key: $backInStockKey) {\n        value\n        compareDigest\n      }\n    }\n  }\n': {
    return: AccountListsQuery;
    variables: AccountListsQueryVariables;
  };
  '#graphql\n  query AccountOrders(\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n  ) {\n    customer {\n      orders(\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n        sortKey: PROCESSED_AT\n        reverse: true\n      ) {\n        nodes {\n          id\n          name\n          processedAt\n          canceledAt: cancelledAt\n          financialStatus\n          fulfillmentStatus\n          currentTotalPrice: totalPrice {\n            ...AccountMoney\n          }\n          lineItems(first: 4) {\n            nodes {\n              title\n              productId\n              image {\n                url\n                altText\n                width\n                height\n              }\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment AccountMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n': {
    return: AccountOrdersQuery;
    variables: AccountOrdersQueryVariables;
  };
  '#graphql\n  query AccountOrder($id: ID!, $language: LanguageCode)\n  @inContext(language: $language) {\n    order(id: $id) {\n      name\n      processedAt\n      canceledAt: cancelledAt\n      financialStatus\n      fulfillmentStatus\n      statusUrl: statusPageUrl\n      subtotalPrice: subtotal {\n        ...AccountMoney\n      }\n      totalShippingPrice: totalShipping {\n        ...AccountMoney\n      }\n      duties: totalDuties {\n        ...AccountMoney\n      }\n      tip: totalTip {\n        ...AccountMoney\n      }\n      totalTax {\n        ...AccountMoney\n      }\n      totalPrice {\n        ...AccountMoney\n      }\n      totalRefunded {\n        ...AccountMoney\n      }\n      transactions {\n        kind\n        status\n        giftCardDetails {\n          last4\n        }\n        transactionAmount {\n          presentmentMoney {\n            ...AccountMoney\n          }\n        }\n      }\n      shippingAddress {\n        countryCodeV2: territoryCode\n        formatted(withName: true, withCompany: true)\n      }\n      billingAddress {\n        name\n        countryCodeV2: territoryCode\n      }\n      shippingDiscountAllocations {\n        ...AccountDiscount\n      }\n      invoice: metafield(namespace: "custom", key: "invoice") {\n        reference {\n          ... on GenericFile {\n            url\n          }\n        }\n      }\n      fulfillments(first: 50) {\n        nodes {\n          status\n          trackingInformation {\n            company\n            number\n            url\n          }\n        }\n      }\n      lineItems(first: 250) {\n        nodes {\n          title\n          quantity\n          currentQuantity: refundableQuantity\n          customAttributes {\n            key\n            value\n          }\n          productId\n          variantId\n          variantTitle\n          image {\n            url\n            altText\n            width\n            height\n          }\n          price {\n            ...AccountMoney\n          }\n          discountAllocations {\n            ...AccountDiscount\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment AccountMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment AccountDiscount on DiscountAllocation {\n    allocatedAmount {\n      ...AccountMoney\n    }\n    discountApplication {\n      ... on DiscountCodeApplication {\n        code\n      }\n      ... on AutomaticDiscountApplication {\n        title\n      }\n      ... on ManualDiscountApplication {\n        title\n      }\n      ... on ScriptDiscountApplication {\n        title\n      }\n    }\n  }\n\n': {
    return: AccountOrderQuery;
    variables: AccountOrderQueryVariables;
  };
  '#graphql\n  query AccountProfile {\n    customer {\n      id\n      displayName\n      firstName\n      lastName\n      emailAddress {\n        emailAddress\n        marketingState\n      }\n      phoneNumber {\n        phoneNumber\n      }\n    }\n  }\n': {
    return: AccountProfileQuery;
    variables: AccountProfileQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation AccountAddressCreate(\n    $address: CustomerAddressInput!\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    customerAddressCreate(address: $address) {\n      userErrors {\n        ...AccountAddressError\n      }\n    }\n  }\n  #graphql\n  fragment AccountAddressError on UserErrorsCustomerAddressUserErrors {\n    code\n    field\n    message\n  }\n\n': {
    return: AccountAddressCreateMutation;
    variables: AccountAddressCreateMutationVariables;
  };
  '#graphql\n  mutation AccountAddressUpdate(\n    $addressId: ID!\n    $address: CustomerAddressInput\n    $defaultAddress: Boolean\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    customerAddressUpdate(\n      addressId: $addressId\n      address: $address\n      defaultAddress: $defaultAddress\n    ) {\n      userErrors {\n        ...AccountAddressError\n      }\n    }\n  }\n  #graphql\n  fragment AccountAddressError on UserErrorsCustomerAddressUserErrors {\n    code\n    field\n    message\n  }\n\n': {
    return: AccountAddressUpdateMutation;
    variables: AccountAddressUpdateMutationVariables;
  };
  '#graphql\n  mutation AccountAddressDelete($addressId: ID!, $language: LanguageCode)\n  @inContext(language: $language) {\n    customerAddressDelete(addressId: $addressId) {\n      userErrors {\n        ...AccountAddressError\n      }\n    }\n  }\n  #graphql\n  fragment AccountAddressError on UserErrorsCustomerAddressUserErrors {\n    code\n    field\n    message\n  }\n\n': {
    return: AccountAddressDeleteMutation;
    variables: AccountAddressDeleteMutationVariables;
  };
  '#graphql\n  mutation AccountListsSet($metafields: [MetafieldsSetInput!]!) {\n    metafieldsSet(metafields: $metafields) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n': {
    return: AccountListsSetMutation;
    variables: AccountListsSetMutationVariables;
  };
  '#graphql\n  mutation AccountUpdate($input: CustomerUpdateInput!, $language: LanguageCode)\n  @inContext(language: $language) {\n    customerUpdate(input: $input) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n': {
    return: AccountUpdateMutation;
    variables: AccountUpdateMutationVariables;
  };
  '#graphql\n  mutation AccountSubscribe($language: LanguageCode)\n  @inContext(language: $language) {\n    customerEmailMarketingSubscribe {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n': {
    return: AccountSubscribeMutation;
    variables: AccountSubscribeMutationVariables;
  };
  '#graphql\n  mutation AccountUnsubscribe($language: LanguageCode)\n  @inContext(language: $language) {\n    customerEmailMarketingUnsubscribe {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n': {
    return: AccountUnsubscribeMutation;
    variables: AccountUnsubscribeMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
