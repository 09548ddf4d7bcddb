const ADDRESS_ERROR_FRAGMENT = `#graphql
  fragment AccountAddressError on UserErrorsCustomerAddressUserErrors {
    code
    field
    message
  }
` as const;

/** The whole address book, with the Storefront API's field names. */
export const ACCOUNT_ADDRESSES_QUERY = `#graphql
  query AccountAddresses($language: LanguageCode)
  @inContext(language: $language) {
    customer {
      id
      defaultAddress {
        id
      }
      addresses(first: 250) {
        nodes {
          id
          firstName
          lastName
          company
          address1
          address2
          zip
          city
          provinceCode: zoneCode
          countryCodeV2: territoryCode
          phone: phoneNumber
          formatted(withName: true, withCompany: true)
        }
      }
    }
  }
` as const;

export const ACCOUNT_ADDRESS_CREATE_MUTATION = `#graphql
  mutation AccountAddressCreate(
    $address: CustomerAddressInput!
    $language: LanguageCode
  ) @inContext(language: $language) {
    customerAddressCreate(address: $address) {
      userErrors {
        ...AccountAddressError
      }
    }
  }
  ${ADDRESS_ERROR_FRAGMENT}
` as const;

export const ACCOUNT_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation AccountAddressUpdate(
    $addressId: ID!
    $address: CustomerAddressInput
    $defaultAddress: Boolean
    $language: LanguageCode
  ) @inContext(language: $language) {
    customerAddressUpdate(
      addressId: $addressId
      address: $address
      defaultAddress: $defaultAddress
    ) {
      userErrors {
        ...AccountAddressError
      }
    }
  }
  ${ADDRESS_ERROR_FRAGMENT}
` as const;

export const ACCOUNT_ADDRESS_DELETE_MUTATION = `#graphql
  mutation AccountAddressDelete($addressId: ID!, $language: LanguageCode)
  @inContext(language: $language) {
    customerAddressDelete(addressId: $addressId) {
      userErrors {
        ...AccountAddressError
      }
    }
  }
  ${ADDRESS_ERROR_FRAGMENT}
` as const;
