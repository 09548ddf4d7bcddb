/** What `npm run store:check` and `store:setup` read and write. */
export const STORE_SETTINGS_QUERY = `#graphql
  query StoreSettings {
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
    shop {
      customerAccountsV2 {
        customerAccountsVersion
      }
    }
  }
` as const;

export const STORE_DEFINITIONS_QUERY = `#graphql
  query StoreDefinitions($ownerType: MetafieldOwnerType!) {
    metafieldDefinitions(ownerType: $ownerType, first: 250) {
      nodes {
        namespace
        key
        type {
          name
        }
        access {
          storefront
          customerAccount
        }
      }
    }
  }
` as const;

export const STORE_METAOBJECTS_QUERY = `#graphql
  query StoreMetaobjects {
    metaobjectDefinitions(first: 250) {
      nodes {
        id
        type
        access {
          storefront
        }
        fieldDefinitions {
          key
          type {
            name
          }
        }
      }
    }
  }
` as const;

export const STORE_MENUS_QUERY = `#graphql
  query StoreMenus {
    menus(first: 250) {
      nodes {
        id
        handle
        isDefault
        items {
          title
          type
          url
          items {
            title
          }
        }
      }
    }
  }
` as const;

export const CREATE_METAFIELD_DEFINITION_MUTATION = `#graphql
  mutation CreateMetafieldDefinition($definition: MetafieldDefinitionInput!) {
    created: metafieldDefinitionCreate(definition: $definition) {
      userErrors {
        message
      }
    }
  }
` as const;

export const CREATE_METAOBJECT_DEFINITION_MUTATION = `#graphql
  mutation CreateMetaobjectDefinition(
    $definition: MetaobjectDefinitionCreateInput!
  ) {
    created: metaobjectDefinitionCreate(definition: $definition) {
      metaobjectDefinition {
        id
      }
      userErrors {
        message
      }
    }
  }
` as const;

/** Adds fields to a definition that the store has. */
export const UPDATE_METAOBJECT_DEFINITION_MUTATION = `#graphql
  mutation UpdateMetaobjectDefinition(
    $id: ID!
    $definition: MetaobjectDefinitionUpdateInput!
  ) {
    created: metaobjectDefinitionUpdate(id: $id, definition: $definition) {
      userErrors {
        message
      }
    }
  }
` as const;

export const CREATE_MENU_MUTATION = `#graphql
  mutation CreateMenu(
    $title: String!
    $handle: String!
    $items: [MenuItemCreateInput!]!
  ) {
    created: menuCreate(title: $title, handle: $handle, items: $items) {
      userErrors {
        message
      }
    }
  }
` as const;

export const UPDATE_MENU_MUTATION = `#graphql
  mutation UpdateMenu(
    $id: ID!
    $title: String!
    $items: [MenuItemUpdateInput!]!
  ) {
    created: menuUpdate(id: $id, title: $title, items: $items) {
      userErrors {
        message
      }
    }
  }
` as const;

export const STORE_ENTRIES_QUERY = `#graphql
  query StoreEntries($type: String!) {
    metaobjects(type: $type, first: 250) {
      nodes {
        handle
      }
    }
  }
` as const;

export const CREATE_ENTRY_MUTATION = `#graphql
  mutation CreateEntry(
    $handle: MetaobjectHandleInput!
    $metaobject: MetaobjectUpsertInput!
  ) {
    created: metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
      metaobject {
        handle
      }
      userErrors {
        message
      }
    }
  }
` as const;
