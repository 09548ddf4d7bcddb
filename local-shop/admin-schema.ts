/**
 * The part of Shopify's Admin API that the storefront uses, customers' tags and metafields,
 * and of a merchant's settings what can be checked. Names and nullability are the real ones (Admin API 2025-10), so
 * that a document which runs here runs there.
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
    shop: Shop!
  }

  type AppInstallation {
    accessScopes: [AccessScope!]!
  }

  type AccessScope {
    handle: String!
  }

  type Shop {
    customerAccountsV2: CustomerAccountsV2!
  }

  type CustomerAccountsV2 {
    customerAccountsVersion: CustomerAccountsVersion!
  }

  enum CustomerAccountsVersion {
    CLASSIC
    NEW_CUSTOMER_ACCOUNTS
  }

  enum MetafieldOwnerType {
    CUSTOMER
    ORDER
    PRODUCT
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
  }

  schema {
    query: QueryRoot
    mutation: Mutation
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

  type MetaobjectUserError {
    field: [String!]
    message: String!
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
