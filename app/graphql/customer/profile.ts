/** The signed-in customer's own data. */
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

/** Changes the customer's names; nothing else of him can be changed from here. */
export const ACCOUNT_UPDATE_MUTATION = `#graphql
  mutation AccountUpdate($input: CustomerUpdateInput!, $language: LanguageCode)
  @inContext(language: $language) {
    customerUpdate(input: $input) {
      customer {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Consent to marketing mails; where the shop asks for it, a mail has to be answered first. */
export const ACCOUNT_SUBSCRIBE_MUTATION = `#graphql
  mutation AccountSubscribe($language: LanguageCode)
  @inContext(language: $language) {
    customerEmailMarketingSubscribe {
      emailAddress {
        marketingState
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Takes the consent back. */
export const ACCOUNT_UNSUBSCRIBE_MUTATION = `#graphql
  mutation AccountUnsubscribe($language: LanguageCode)
  @inContext(language: $language) {
    customerEmailMarketingUnsubscribe {
      emailAddress {
        marketingState
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
