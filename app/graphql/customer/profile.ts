export const ACCOUNT_PROFILE_QUERY = `#graphql
  query AccountProfile {
    customer {
      id
      displayName
      firstName
      lastName
      emailAddress {
        emailAddress
        marketingState
      }
      phoneNumber {
        phoneNumber
      }
    }
  }
` as const;

/** Only the customer's names can be changed. */
export const ACCOUNT_UPDATE_MUTATION = `#graphql
  mutation AccountUpdate($input: CustomerUpdateInput!, $language: LanguageCode)
  @inContext(language: $language) {
    customerUpdate(input: $input) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Consents to marketing mails, which some shops ask the customer to confirm by mail. */
export const ACCOUNT_SUBSCRIBE_MUTATION = `#graphql
  mutation AccountSubscribe($language: LanguageCode)
  @inContext(language: $language) {
    customerEmailMarketingSubscribe {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const ACCOUNT_UNSUBSCRIBE_MUTATION = `#graphql
  mutation AccountUnsubscribe($language: LanguageCode)
  @inContext(language: $language) {
    customerEmailMarketingUnsubscribe {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
