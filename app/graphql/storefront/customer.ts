import {
  CUSTOMER_ERROR_FRAGMENT,
  CUSTOMER_TOKEN_FRAGMENT,
} from './fragments/customer';

export const CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION = `#graphql
  mutation CustomerAccessTokenCreate(
    $input: CustomerAccessTokenCreateInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken {
        ...CustomerToken
      }
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_TOKEN_FRAGMENT}
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

export const CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION = `#graphql
  mutation CustomerAccessTokenRenew($customerAccessToken: String!) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken {
        ...CustomerToken
      }
    }
  }
  ${CUSTOMER_TOKEN_FRAGMENT}
` as const;

/** An error means that the token is unknown or expired. */
export const CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION = `#graphql
  mutation CustomerAccessTokenDelete($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors {
        field
        message
      }
    }
  }
` as const;

/** Creates an account without signing in. */
export const CUSTOMER_CREATE_MUTATION = `#graphql
  mutation CustomerCreate(
    $input: CustomerCreateInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerCreate(input: $input) {
      customer {
        id
      }
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

export const CUSTOMER_RECOVER_MUTATION = `#graphql
  mutation CustomerRecover(
    $email: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerRecover(email: $email) {
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

/** Sets a new password with the id and token of a reset mail, and signs in. */
export const CUSTOMER_RESET_MUTATION = `#graphql
  mutation CustomerReset(
    $id: ID!
    $input: CustomerResetInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerReset(id: $id, input: $input) {
      customerAccessToken {
        ...CustomerToken
      }
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_TOKEN_FRAGMENT}
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

/** Sets a new password with the whole link of a reset mail, and signs in. */
export const CUSTOMER_RESET_BY_URL_MUTATION = `#graphql
  mutation CustomerResetByUrl(
    $resetUrl: URL!
    $password: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerResetByUrl(resetUrl: $resetUrl, password: $password) {
      customerAccessToken {
        ...CustomerToken
      }
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_TOKEN_FRAGMENT}
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

/** Activates an account that the merchant created, and signs in. */
export const CUSTOMER_ACTIVATE_MUTATION = `#graphql
  mutation CustomerActivate(
    $id: ID!
    $input: CustomerActivateInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerActivate(id: $id, input: $input) {
      customerAccessToken {
        ...CustomerToken
      }
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_TOKEN_FRAGMENT}
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

/** Updates a customer; a new password revokes all tokens and returns a new one. */
export const CUSTOMER_UPDATE_MUTATION = `#graphql
  mutation CustomerUpdate(
    $customer: CustomerUpdateInput!
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerUpdate(
      customer: $customer
      customerAccessToken: $customerAccessToken
    ) {
      customer {
        id
      }
      customerAccessToken {
        ...CustomerToken
      }
      customerUserErrors {
        ...CustomerError
      }
    }
  }
  ${CUSTOMER_TOKEN_FRAGMENT}
  ${CUSTOMER_ERROR_FRAGMENT}
` as const;

/** `null` when the token is unknown or expired. */
export const CUSTOMER_QUERY = `#graphql
  query Customer(
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      displayName
      firstName
      lastName
      email
      phone
      acceptsMarketing
    }
  }
` as const;
