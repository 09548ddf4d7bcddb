/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as AdminAPI from './schemas/admin-types';

export type SetCustomerListsMutationVariables = AdminAPI.Exact<{
  input: AdminAPI.CustomerInput;
}>;

export type SetCustomerListsMutation = {
  customerUpdate?: AdminAPI.Maybe<{
    customer?: AdminAPI.Maybe<Pick<AdminAPI.Customer, 'id'>>;
    userErrors: Array<Pick<AdminAPI.UserError, 'field' | 'message'>>;
  }>;
};

export type StoreSettingsQueryVariables = AdminAPI.Exact<{
  [key: string]: never;
}>;

export type StoreSettingsQuery = {
  currentAppInstallation: {
    accessScopes: Array<Pick<AdminAPI.AccessScope, 'handle'>>;
  };
  shop: {
    customerAccountsV2: Pick<
      AdminAPI.CustomerAccountsV2,
      'customerAccountsVersion'
    >;
  };
};

export type StoreDefinitionsQueryVariables = AdminAPI.Exact<{
  ownerType: AdminAPI.MetafieldOwnerType;
}>;

export type StoreDefinitionsQuery = {
  metafieldDefinitions: {
    nodes: Array<
      Pick<AdminAPI.MetafieldDefinition, 'namespace' | 'key'> & {
        type: Pick<AdminAPI.MetafieldDefinitionType, 'name'>;
        access: Pick<
          AdminAPI.MetafieldAccess,
          'storefront' | 'customerAccount'
        >;
      }
    >;
  };
};

export type StoreMetaobjectsQueryVariables = AdminAPI.Exact<{
  [key: string]: never;
}>;

export type StoreMetaobjectsQuery = {
  metaobjectDefinitions: {
    nodes: Array<
      Pick<AdminAPI.MetaobjectDefinition, 'id' | 'type'> & {
        access: Pick<AdminAPI.MetaobjectAccess, 'storefront'>;
        fieldDefinitions: Array<
          Pick<AdminAPI.MetaobjectFieldDefinition, 'key'> & {
            type: Pick<AdminAPI.MetafieldDefinitionType, 'name'>;
          }
        >;
      }
    >;
  };
};

export type StoreMenusQueryVariables = AdminAPI.Exact<{[key: string]: never}>;

export type StoreMenusQuery = {
  menus: {
    nodes: Array<
      Pick<AdminAPI.Menu, 'id' | 'handle' | 'isDefault'> & {
        items: Array<
          Pick<AdminAPI.MenuItem, 'title' | 'type' | 'url'> & {
            items: Array<Pick<AdminAPI.MenuItem, 'title'>>;
          }
        >;
      }
    >;
  };
};

export type CreateMetafieldDefinitionMutationVariables = AdminAPI.Exact<{
  definition: AdminAPI.MetafieldDefinitionInput;
}>;

export type CreateMetafieldDefinitionMutation = {
  created?: AdminAPI.Maybe<{
    userErrors: Array<
      Pick<AdminAPI.MetafieldDefinitionCreateUserError, 'message'>
    >;
  }>;
};

export type CreateMetaobjectDefinitionMutationVariables = AdminAPI.Exact<{
  definition: AdminAPI.MetaobjectDefinitionCreateInput;
}>;

export type CreateMetaobjectDefinitionMutation = {
  created?: AdminAPI.Maybe<{
    metaobjectDefinition?: AdminAPI.Maybe<
      Pick<AdminAPI.MetaobjectDefinition, 'id'>
    >;
    userErrors: Array<Pick<AdminAPI.MetaobjectUserError, 'message'>>;
  }>;
};

export type UpdateMetaobjectDefinitionMutationVariables = AdminAPI.Exact<{
  id: AdminAPI.Scalars['ID']['input'];
  definition: AdminAPI.MetaobjectDefinitionUpdateInput;
}>;

export type UpdateMetaobjectDefinitionMutation = {
  created?: AdminAPI.Maybe<{
    userErrors: Array<Pick<AdminAPI.MetaobjectUserError, 'message'>>;
  }>;
};

export type CreateMenuMutationVariables = AdminAPI.Exact<{
  title: AdminAPI.Scalars['String']['input'];
  handle: AdminAPI.Scalars['String']['input'];
  items: Array<AdminAPI.MenuItemCreateInput> | AdminAPI.MenuItemCreateInput;
}>;

export type CreateMenuMutation = {
  created?: AdminAPI.Maybe<{
    userErrors: Array<Pick<AdminAPI.MenuCreateUserError, 'message'>>;
  }>;
};

export type UpdateMenuMutationVariables = AdminAPI.Exact<{
  id: AdminAPI.Scalars['ID']['input'];
  title: AdminAPI.Scalars['String']['input'];
  items: Array<AdminAPI.MenuItemUpdateInput> | AdminAPI.MenuItemUpdateInput;
}>;

export type UpdateMenuMutation = {
  created?: AdminAPI.Maybe<{
    userErrors: Array<Pick<AdminAPI.MenuUpdateUserError, 'message'>>;
  }>;
};

export type StoreEntriesQueryVariables = AdminAPI.Exact<{
  type: AdminAPI.Scalars['String']['input'];
}>;

export type StoreEntriesQuery = {
  metaobjects: {nodes: Array<Pick<AdminAPI.Metaobject, 'handle'>>};
};

export type CreateEntryMutationVariables = AdminAPI.Exact<{
  handle: AdminAPI.MetaobjectHandleInput;
  metaobject: AdminAPI.MetaobjectUpsertInput;
}>;

export type CreateEntryMutation = {
  created?: AdminAPI.Maybe<{
    metaobject?: AdminAPI.Maybe<Pick<AdminAPI.Metaobject, 'handle'>>;
    userErrors: Array<Pick<AdminAPI.MetaobjectUserError, 'message'>>;
  }>;
};

interface GeneratedQueryTypes {
  '#graphql\n  query StoreSettings {\n    currentAppInstallation {\n      accessScopes {\n        handle\n      }\n    }\n    shop {\n      customerAccountsV2 {\n        customerAccountsVersion\n      }\n    }\n  }\n': {
    return: StoreSettingsQuery;
    variables: StoreSettingsQueryVariables;
  };
  '#graphql\n  query StoreDefinitions($ownerType: MetafieldOwnerType!) {\n    metafieldDefinitions(ownerType: $ownerType, first: 250) {\n      nodes {\n        namespace\n        key\n        type {\n          name\n        }\n        access {\n          storefront\n          customerAccount\n        }\n      }\n    }\n  }\n': {
    return: StoreDefinitionsQuery;
    variables: StoreDefinitionsQueryVariables;
  };
  '#graphql\n  query StoreMetaobjects {\n    metaobjectDefinitions(first: 250) {\n      nodes {\n        id\n        type\n        access {\n          storefront\n        }\n        fieldDefinitions {\n          key\n          type {\n            name\n          }\n        }\n      }\n    }\n  }\n': {
    return: StoreMetaobjectsQuery;
    variables: StoreMetaobjectsQueryVariables;
  };
  '#graphql\n  query StoreMenus {\n    menus(first: 250) {\n      nodes {\n        id\n        handle\n        isDefault\n        items {\n          title\n          type\n          url\n          items {\n            title\n          }\n        }\n      }\n    }\n  }\n': {
    return: StoreMenusQuery;
    variables: StoreMenusQueryVariables;
  };
  '#graphql\n  query StoreEntries($type: String!) {\n    metaobjects(type: $type, first: 250) {\n      nodes {\n        handle\n      }\n    }\n  }\n': {
    return: StoreEntriesQuery;
    variables: StoreEntriesQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation SetCustomerLists($input: CustomerInput!) {\n    customerUpdate(input: $input) {\n      customer {\n        id\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n': {
    return: SetCustomerListsMutation;
    variables: SetCustomerListsMutationVariables;
  };
  '#graphql\n  mutation CreateMetafieldDefinition($definition: MetafieldDefinitionInput!) {\n    created: metafieldDefinitionCreate(definition: $definition) {\n      userErrors {\n        message\n      }\n    }\n  }\n': {
    return: CreateMetafieldDefinitionMutation;
    variables: CreateMetafieldDefinitionMutationVariables;
  };
  '#graphql\n  mutation CreateMetaobjectDefinition(\n    $definition: MetaobjectDefinitionCreateInput!\n  ) {\n    created: metaobjectDefinitionCreate(definition: $definition) {\n      metaobjectDefinition {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n': {
    return: CreateMetaobjectDefinitionMutation;
    variables: CreateMetaobjectDefinitionMutationVariables;
  };
  '#graphql\n  mutation UpdateMetaobjectDefinition(\n    $id: ID!\n    $definition: MetaobjectDefinitionUpdateInput!\n  ) {\n    created: metaobjectDefinitionUpdate(id: $id, definition: $definition) {\n      userErrors {\n        message\n      }\n    }\n  }\n': {
    return: UpdateMetaobjectDefinitionMutation;
    variables: UpdateMetaobjectDefinitionMutationVariables;
  };
  '#graphql\n  mutation CreateMenu(\n    $title: String!\n    $handle: String!\n    $items: [MenuItemCreateInput!]!\n  ) {\n    created: menuCreate(title: $title, handle: $handle, items: $items) {\n      userErrors {\n        message\n      }\n    }\n  }\n': {
    return: CreateMenuMutation;
    variables: CreateMenuMutationVariables;
  };
  '#graphql\n  mutation UpdateMenu(\n    $id: ID!\n    $title: String!\n    $items: [MenuItemUpdateInput!]!\n  ) {\n    created: menuUpdate(id: $id, title: $title, items: $items) {\n      userErrors {\n        message\n      }\n    }\n  }\n': {
    return: UpdateMenuMutation;
    variables: UpdateMenuMutationVariables;
  };
  '#graphql\n  mutation CreateEntry(\n    $handle: MetaobjectHandleInput!\n    $metaobject: MetaobjectUpsertInput!\n  ) {\n    created: metaobjectUpsert(handle: $handle, metaobject: $metaobject) {\n      metaobject {\n        handle\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n': {
    return: CreateEntryMutation;
    variables: CreateEntryMutationVariables;
  };
}
