/**
 * The part of Shopify's Admin API that the storefront uses: customers' tags and metafields, and the
 * merchant's settings that can be checked. Names and nullability are the real ones (Admin API
 * 2025-10), so that a document which runs here runs there.
 */
export const ADMIN_SDL = /* GraphQL */ `
  scalar DateTime

  type QueryRoot {
    currentAppInstallation: AppInstallation!
    customer(id: ID!): Customer
    metafieldDefinitions(
      ownerType: MetafieldOwnerType!
      first: Int
    ): MetafieldDefinitionConnection!
    metaobjectDefinitions(first: Int): MetaobjectDefinitionConnection!
    metaobjects(type: String!, first: Int): MetaobjectConnection!
    menus(first: Int): MenuConnection!
    shop: Shop!
  }

  type AppInstallation {
    accessScopes: [AccessScope!]!
  }

  type AccessScope {
    handle: String!
  }

  type Shop {
    taxesIncluded: Boolean!
    customerAccountsV2: CustomerAccountsV2!
  }

  type CustomerAccountsV2 {
    customerAccountsVersion: CustomerAccountsVersion!
  }

  enum CustomerAccountsVersion {
    CLASSIC
    NEW_CUSTOMER_ACCOUNTS
  }

  type MetaobjectDefinitionConnection {
    nodes: [MetaobjectDefinition!]!
  }

  type MetaobjectDefinition {
    id: ID!
    type: String!
    access: MetaobjectAccess!
    fieldDefinitions: [MetaobjectFieldDefinition!]!
  }

  type MetaobjectAccess {
    storefront: MetaobjectStorefrontAccess!
  }

  enum MetaobjectStorefrontAccess {
    NONE
    PUBLIC_READ
  }

  type MetaobjectFieldDefinition {
    key: String!
    type: MetafieldDefinitionType!
  }

  type MenuConnection {
    nodes: [Menu!]!
  }

  type Menu {
    id: ID!
    handle: String!
    isDefault: Boolean!
    title: String!
    items: [MenuItem!]!
  }

  type MenuItem {
    id: ID!
    title: String!
    type: MenuItemType!
    url: String
    resourceId: ID
    items: [MenuItem!]!
  }

  enum MetafieldOwnerType {
    CUSTOMER
    ORDER
    PRODUCT
    PRODUCTVARIANT
  }

  type MetafieldDefinitionConnection {
    nodes: [MetafieldDefinition!]!
  }

  type MetafieldDefinition {
    namespace: String!
    key: String!
    type: MetafieldDefinitionType!
    access: MetafieldAccess!
  }

  type MetafieldDefinitionType {
    name: String!
  }

  type MetafieldAccess {
    storefront: MetafieldStorefrontAccess
    customerAccount: MetafieldCustomerAccountAccess!
  }

  enum MetafieldStorefrontAccess {
    LEGACY_LIQUID_ONLY
    NONE
    PUBLIC_READ
  }

  enum MetafieldCustomerAccountAccess {
    NONE
    READ
    READ_WRITE
  }

  type Mutation {
    customerUpdate(input: CustomerInput!): CustomerUpdatePayload
    metaobjectUpsert(
      handle: MetaobjectHandleInput!
      metaobject: MetaobjectUpsertInput!
    ): MetaobjectUpsertPayload
    metaobjectDelete(id: ID!): MetaobjectDeletePayload
    metafieldDefinitionCreate(
      definition: MetafieldDefinitionInput!
    ): MetafieldDefinitionCreatePayload
    metaobjectDefinitionCreate(
      definition: MetaobjectDefinitionCreateInput!
    ): MetaobjectDefinitionCreatePayload
    menuCreate(
      title: String!
      handle: String!
      items: [MenuItemCreateInput!]!
    ): MenuCreatePayload
    menuUpdate(
      id: ID!
      title: String!
      handle: String
      items: [MenuItemUpdateInput!]!
    ): MenuUpdatePayload
    menuDelete(id: ID!): MenuDeletePayload
  }

  schema {
    query: QueryRoot
    mutation: Mutation
  }

  input MetafieldDefinitionInput {
    namespace: String
    key: String!
    name: String!
    type: String!
    ownerType: MetafieldOwnerType!
    access: MetafieldAccessInput
    validations: [MetafieldDefinitionValidationInput!]
  }

  input MetafieldAccessInput {
    storefront: MetafieldStorefrontAccessInput
    customerAccount: MetafieldCustomerAccountAccessInput
  }

  enum MetafieldStorefrontAccessInput {
    NONE
    PUBLIC_READ
  }

  enum MetafieldCustomerAccountAccessInput {
    NONE
    READ
    READ_WRITE
  }

  input MetafieldDefinitionValidationInput {
    name: String!
    value: String!
  }

  type MetafieldDefinitionCreatePayload {
    createdDefinition: MetafieldDefinition
    userErrors: [MetafieldDefinitionCreateUserError!]!
  }

  type MetafieldDefinitionCreateUserError {
    code: MetafieldDefinitionCreateUserErrorCode
    field: [String!]
    message: String!
  }

  enum MetafieldDefinitionCreateUserErrorCode {
    INVALID
    RESERVED_NAMESPACE_KEY
    TAKEN
  }

  input MetaobjectDefinitionCreateInput {
    type: String!
    name: String
    access: MetaobjectAccessInput
    capabilities: MetaobjectCapabilityCreateInput
    fieldDefinitions: [MetaobjectFieldDefinitionCreateInput!]!
  }

  input MetaobjectAccessInput {
    storefront: MetaobjectStorefrontAccess
  }

  input MetaobjectCapabilityCreateInput {
    publishable: MetaobjectCapabilityPublishableInput
    translatable: MetaobjectCapabilityTranslatableInput
  }

  input MetaobjectCapabilityPublishableInput {
    enabled: Boolean!
  }

  input MetaobjectCapabilityTranslatableInput {
    enabled: Boolean!
  }

  input MetaobjectFieldDefinitionCreateInput {
    description: String
    key: String!
    name: String
    type: String!
    validations: [MetafieldDefinitionValidationInput!]
  }

  type MetaobjectDefinitionCreatePayload {
    metaobjectDefinition: MetaobjectDefinition
    userErrors: [MetaobjectUserError!]!
  }

  input MenuItemCreateInput {
    title: String!
    type: MenuItemType!
    url: String
    resourceId: ID
    items: [MenuItemCreateInput!]
  }

  input MenuItemUpdateInput {
    id: ID
    title: String!
    type: MenuItemType!
    url: String
    resourceId: ID
    items: [MenuItemUpdateInput!]
  }

  enum MenuItemType {
    BLOG
    CATALOG
    COLLECTION
    COLLECTIONS
    FRONTPAGE
    HTTP
    PAGE
    PRODUCT
    SEARCH
    SHOP_POLICY
  }

  type MenuCreatePayload {
    menu: Menu
    userErrors: [MenuCreateUserError!]!
  }

  type MenuCreateUserError {
    code: MenuCreateUserErrorCode
    field: [String!]
    message: String!
  }

  enum MenuCreateUserErrorCode {
    TAKEN
  }

  type MenuUpdatePayload {
    menu: Menu
    userErrors: [MenuUpdateUserError!]!
  }

  type MenuUpdateUserError {
    code: MenuUpdateUserErrorCode
    field: [String!]
    message: String!
  }

  enum MenuUpdateUserErrorCode {
    CANNOT_CHANGE_HANDLE_FOR_DEFAULT_MENU
    MENU_DOES_NOT_EXIST
  }

  type MenuDeletePayload {
    deletedMenuId: ID
    userErrors: [MenuDeleteUserError!]!
  }

  type MenuDeleteUserError {
    code: MenuDeleteUserErrorCode
    field: [String!]
    message: String!
  }

  enum MenuDeleteUserErrorCode {
    MENU_DOES_NOT_EXIST
    UNABLE_TO_DELETE_DEFAULT_MENU
  }

  input MetaobjectHandleInput {
    type: String!
    handle: String!
  }

  input MetaobjectUpsertInput {
    fields: [MetaobjectFieldInput!]
    capabilities: MetaobjectCapabilityDataInput
  }

  input MetaobjectFieldInput {
    key: String!
    value: String!
  }

  input MetaobjectCapabilityDataInput {
    publishable: MetaobjectCapabilityDataPublishableInput
  }

  input MetaobjectCapabilityDataPublishableInput {
    status: MetaobjectStatus!
  }

  enum MetaobjectStatus {
    ACTIVE
    DRAFT
  }

  type MetaobjectUpsertPayload {
    metaobject: Metaobject
    userErrors: [MetaobjectUserError!]!
  }

  type MetaobjectDeletePayload {
    deletedId: ID
    userErrors: [MetaobjectUserError!]!
  }

  enum MetaobjectUserErrorCode {
    INVALID
    TAKEN
  }

  type MetaobjectUserError {
    code: MetaobjectUserErrorCode
    field: [String!]
    message: String!
  }

  type MetaobjectConnection {
    nodes: [Metaobject!]!
  }

  type Metaobject {
    id: ID!
    handle: String!
    type: String!
  }

  input CustomerInput {
    id: ID
    metafields: [MetafieldInput!]
    tags: [String!]
  }

  input MetafieldInput {
    id: ID
    namespace: String
    key: String
    value: String
    type: String
  }

  type CustomerUpdatePayload {
    customer: Customer
    userErrors: [UserError!]!
  }

  type UserError {
    field: [String!]
    message: String!
  }

  type Customer {
    id: ID!
    email: String
    firstName: String
    lastName: String
    displayName: String!
    tags: [String!]!
    createdAt: DateTime!
    updatedAt: DateTime!
    metafield(namespace: String, key: String!): Metafield
    metafields(
      first: Int
      after: String
      last: Int
      before: String
      namespace: String
      keys: [String!]
    ): MetafieldConnection!
  }

  type MetafieldConnection {
    edges: [MetafieldEdge!]!
    nodes: [Metafield!]!
    pageInfo: PageInfo!
  }

  type MetafieldEdge {
    cursor: String!
    node: Metafield!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Metafield {
    id: ID!
    namespace: String!
    key: String!
    type: String!
    value: String!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
`;
