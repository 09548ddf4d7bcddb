// Written by `npm run schemas` from @shopify/dev-mcp@1.16.0
/* eslint-disable */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  URL: { input: string; output: string; }
  UnsignedInt64: { input: string; output: string; }
};

export type AccessScope = {
  __typename?: 'AccessScope';
  description: Scalars['String']['output'];
  handle: Scalars['String']['output'];
};

export type AppInstallation = {
  __typename?: 'AppInstallation';
  accessScopes: Array<AccessScope>;
  id: Scalars['ID']['output'];
  launchUrl: Scalars['URL']['output'];
  uninstallUrl?: Maybe<Scalars['URL']['output']>;
};

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'USDC'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type Customer = {
  __typename?: 'Customer';
  canDelete: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  dataSaleOptOut: Scalars['Boolean']['output'];
  displayName: Scalars['String']['output'];
  /** @deprecated Use `defaultEmailAddress.emailAddress` instead. */
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  /** @deprecated To query for comments on the timeline, use the `events` connection and a 'query' argument containing `verb:comment`, or look for a 'CommentEvent' in the `__typename` of `events`. */
  hasTimelineComment: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  legacyResourceId: Scalars['UnsignedInt64']['output'];
  lifetimeDuration: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  /** @deprecated This field will be removed in a future version. Use `QueryRoot.metafieldDefinitions` instead. */
  metafieldDefinitions: MetafieldDefinitionConnection;
  multipassIdentifier?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  numberOfOrders: Scalars['UnsignedInt64']['output'];
  /** @deprecated Use `defaultPhoneNumber.phoneNumber` instead. */
  phone?: Maybe<Scalars['String']['output']>;
  productSubscriberStatus: CustomerProductSubscriberStatus;
  state: CustomerState;
  tags: Array<Scalars['String']['output']>;
  taxExempt: Scalars['Boolean']['output'];
  taxExemptions: Array<TaxExemption>;
  /** @deprecated Use `defaultEmailAddress.marketingUnsubscribeUrl` instead. */
  unsubscribeUrl: Scalars['URL']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** @deprecated Use `defaultEmailAddress.validFormat` instead. */
  validEmailAddress: Scalars['Boolean']['output'];
  verifiedEmail: Scalars['Boolean']['output'];
};


export type CustomerMetafieldDefinitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  pinnedStatus?: InputMaybe<MetafieldDefinitionPinnedStatus>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<MetafieldDefinitionSortKeys>;
};

export type CustomerAccountsV2 = {
  __typename?: 'CustomerAccountsV2';
  customerAccountsVersion: CustomerAccountsVersion;
  loginLinksVisibleOnStorefrontAndCheckout: Scalars['Boolean']['output'];
  loginRequiredAtCheckout: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['URL']['output']>;
};

export type CustomerAccountsVersion =
  | 'CLASSIC'
  | 'NEW_CUSTOMER_ACCOUNTS';

export type CustomerEmailMarketingConsentInput = {
  consentUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  marketingOptInLevel?: InputMaybe<CustomerMarketingOptInLevel>;
  marketingState: CustomerEmailMarketingState;
  sourceLocationId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerEmailMarketingState =
  | 'INVALID'
  | 'NOT_SUBSCRIBED'
  | 'PENDING'
  | 'REDACTED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED';

export type CustomerInput = {
  /**
   * @deprecated Use the dedicated address mutations (`customerAddressCreate`, `customerAddressUpdate`, `customerAddressDelete`) instead.
   *
   */
  addresses?: InputMaybe<Array<MailingAddressInput>>;
  email?: InputMaybe<Scalars['String']['input']>;
  emailMarketingConsent?: InputMaybe<CustomerEmailMarketingConsentInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  metafields?: InputMaybe<Array<MetafieldInput>>;
  multipassIdentifier?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  smsMarketingConsent?: InputMaybe<CustomerSmsMarketingConsentInput>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxExempt?: InputMaybe<Scalars['Boolean']['input']>;
  taxExemptions?: InputMaybe<Array<TaxExemption>>;
};

export type CustomerMarketingOptInLevel =
  | 'CONFIRMED_OPT_IN'
  | 'SINGLE_OPT_IN'
  | 'UNKNOWN';

export type CustomerProductSubscriberStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'NEVER_SUBSCRIBED'
  | 'PAUSED';

export type CustomerSmsMarketingConsentInput = {
  consentUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  marketingOptInLevel?: InputMaybe<CustomerMarketingOptInLevel>;
  marketingState: CustomerSmsMarketingState;
  sourceLocationId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerSmsMarketingState =
  | 'NOT_SUBSCRIBED'
  | 'PENDING'
  | 'REDACTED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED';

export type CustomerState =
  | 'DECLINED'
  | 'DISABLED'
  | 'ENABLED'
  | 'INVITED';

export type CustomerUpdatePayload = {
  __typename?: 'CustomerUpdatePayload';
  customer?: Maybe<Customer>;
  userErrors: Array<UserError>;
};

export type MailingAddressInput = {
  address1?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use `countryCode` instead. */
  country?: InputMaybe<Scalars['String']['input']>;
  countryCode?: InputMaybe<CountryCode>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Not needed for 90% of mutations, and provided separately where it is needed. */
  id?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use `provinceCode` instead. */
  province?: InputMaybe<Scalars['String']['input']>;
  provinceCode?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type Menu = {
  __typename?: 'Menu';
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  items: Array<MenuItem>;
  title: Scalars['String']['output'];
};


export type MenuItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type MenuConnection = {
  __typename?: 'MenuConnection';
  nodes: Array<Menu>;
};

export type MenuCreatePayload = {
  __typename?: 'MenuCreatePayload';
  menu?: Maybe<Menu>;
  userErrors: Array<MenuCreateUserError>;
};

export type MenuCreateUserError = {
  __typename?: 'MenuCreateUserError';
  code?: Maybe<MenuCreateUserErrorCode>;
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type MenuCreateUserErrorCode =
  | 'NESTING_TOO_DEEP'
  | 'NOT_FOUND';

export type MenuDeletePayload = {
  __typename?: 'MenuDeletePayload';
  deletedMenuId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<MenuDeleteUserError>;
};

export type MenuDeleteUserError = {
  __typename?: 'MenuDeleteUserError';
  code?: Maybe<MenuDeleteUserErrorCode>;
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type MenuDeleteUserErrorCode =
  | 'MENU_DOES_NOT_EXIST'
  | 'UNABLE_TO_DELETE_DEFAULT_MENU';

export type MenuItem = {
  __typename?: 'MenuItem';
  id: Scalars['ID']['output'];
  items: Array<MenuItem>;
  resourceId?: Maybe<Scalars['ID']['output']>;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  type: MenuItemType;
  url?: Maybe<Scalars['String']['output']>;
};

export type MenuItemCreateInput = {
  items?: InputMaybe<Array<MenuItemCreateInput>>;
  resourceId?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
  type: MenuItemType;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type MenuItemType =
  | 'ARTICLE'
  | 'BLOG'
  | 'CATALOG'
  | 'COLLECTION'
  | 'COLLECTIONS'
  | 'CUSTOMER_ACCOUNT_PAGE'
  | 'FRONTPAGE'
  | 'HTTP'
  | 'METAOBJECT'
  | 'PAGE'
  | 'PRODUCT'
  | 'SEARCH'
  | 'SHOP_POLICY';

export type MenuItemUpdateInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  items?: InputMaybe<Array<MenuItemUpdateInput>>;
  resourceId?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
  type: MenuItemType;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type MenuSortKeys =
  | 'ID'
  | 'TITLE'
  | 'UPDATED_AT';

export type MenuUpdatePayload = {
  __typename?: 'MenuUpdatePayload';
  menu?: Maybe<Menu>;
  userErrors: Array<MenuUpdateUserError>;
};

export type MenuUpdateUserError = {
  __typename?: 'MenuUpdateUserError';
  code?: Maybe<MenuUpdateUserErrorCode>;
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type MenuUpdateUserErrorCode =
  | 'NESTING_TOO_DEEP'
  | 'NOT_FOUND';

export type MetafieldAccess = {
  __typename?: 'MetafieldAccess';
  admin?: Maybe<MetafieldAdminAccess>;
  customerAccount: MetafieldCustomerAccountAccess;
  storefront?: Maybe<MetafieldStorefrontAccess>;
};

export type MetafieldAccessInput = {
  admin?: InputMaybe<MetafieldAdminAccessInput>;
  customerAccount?: InputMaybe<MetafieldCustomerAccountAccessInput>;
  storefront?: InputMaybe<MetafieldStorefrontAccessInput>;
};

export type MetafieldAdminAccess =
  | 'MERCHANT_READ'
  | 'MERCHANT_READ_WRITE'
  | 'PRIVATE'
  | 'PUBLIC_READ'
  | 'PUBLIC_READ_WRITE';

export type MetafieldAdminAccessInput =
  | 'MERCHANT_READ'
  | 'MERCHANT_READ_WRITE';

export type MetafieldCapabilityAdminFilterableInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetafieldCapabilityAnalyticsQueryableInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetafieldCapabilityCartToOrderCopyableInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetafieldCapabilityCreateInput = {
  adminFilterable?: InputMaybe<MetafieldCapabilityAdminFilterableInput>;
  analyticsQueryable?: InputMaybe<MetafieldCapabilityAnalyticsQueryableInput>;
  cartToOrderCopyable?: InputMaybe<MetafieldCapabilityCartToOrderCopyableInput>;
  smartCollectionCondition?: InputMaybe<MetafieldCapabilitySmartCollectionConditionInput>;
  uniqueValues?: InputMaybe<MetafieldCapabilityUniqueValuesInput>;
};

export type MetafieldCapabilitySmartCollectionConditionInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetafieldCapabilityUniqueValuesInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetafieldCustomerAccountAccess =
  | 'NONE'
  | 'READ'
  | 'READ_WRITE';

export type MetafieldCustomerAccountAccessInput =
  | 'NONE'
  | 'READ'
  | 'READ_WRITE';

export type MetafieldDefinition = {
  __typename?: 'MetafieldDefinition';
  access: MetafieldAccess;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  metafieldsCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  namespace: Scalars['String']['output'];
  ownerType: MetafieldOwnerType;
  pinnedPosition?: Maybe<Scalars['Int']['output']>;
  type: MetafieldDefinitionType;
  useAsCollectionCondition: Scalars['Boolean']['output'];
  validationStatus: MetafieldDefinitionValidationStatus;
};


export type MetafieldDefinitionMetafieldsCountArgs = {
  validationStatus?: InputMaybe<MetafieldValidationStatus>;
};

export type MetafieldDefinitionConnection = {
  __typename?: 'MetafieldDefinitionConnection';
  nodes: Array<MetafieldDefinition>;
};

export type MetafieldDefinitionConstraintStatus =
  | 'CONSTRAINED_AND_UNCONSTRAINED'
  | 'CONSTRAINED_ONLY'
  | 'UNCONSTRAINED_ONLY';

export type MetafieldDefinitionConstraintSubtypeIdentifier = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MetafieldDefinitionConstraintsInput = {
  key: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type MetafieldDefinitionCreatePayload = {
  __typename?: 'MetafieldDefinitionCreatePayload';
  createdDefinition?: Maybe<MetafieldDefinition>;
  userErrors: Array<MetafieldDefinitionCreateUserError>;
};

export type MetafieldDefinitionCreateUserError = {
  __typename?: 'MetafieldDefinitionCreateUserError';
  code?: Maybe<MetafieldDefinitionCreateUserErrorCode>;
  elementIndex?: Maybe<Scalars['Int']['output']>;
  elementKey?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type MetafieldDefinitionCreateUserErrorCode =
  | 'ADMIN_ACCESS_INPUT_NOT_ALLOWED'
  | 'BLANK'
  | 'CAPABILITY_REQUIRED_BUT_DISABLED'
  | 'DUPLICATE_OPTION'
  | 'INCLUSION'
  | 'INVALID'
  | 'INVALID_CAPABILITY'
  | 'INVALID_CHARACTER'
  | 'INVALID_CONSTRAINTS'
  | 'INVALID_INPUT_COMBINATION'
  | 'INVALID_OPTION'
  | 'LIMIT_EXCEEDED'
  | 'OWNER_TYPE_LIMIT_EXCEEDED_FOR_AUTOMATED_COLLECTIONS'
  | 'OWNER_TYPE_LIMIT_EXCEEDED_FOR_USE_AS_ADMIN_FILTERS'
  | 'PINNED_LIMIT_REACHED'
  | 'PRESENT'
  | 'RESERVED_NAMESPACE_KEY'
  | 'RESOURCE_TYPE_LIMIT_EXCEEDED'
  | 'RESOURCE_TYPE_LIMIT_EXCEEDED_BY_APP'
  | 'TAKEN'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'TYPE_NOT_ALLOWED_FOR_CONDITIONS'
  | 'UNSTRUCTURED_ALREADY_EXISTS'
  | 'UNSUPPORTED_PINNING';

export type MetafieldDefinitionInput = {
  access?: InputMaybe<MetafieldAccessInput>;
  capabilities?: InputMaybe<MetafieldCapabilityCreateInput>;
  constraints?: InputMaybe<MetafieldDefinitionConstraintsInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  namespace?: InputMaybe<Scalars['String']['input']>;
  ownerType: MetafieldOwnerType;
  pin?: InputMaybe<Scalars['Boolean']['input']>;
  type: Scalars['String']['input'];
  /** @deprecated Use `smartCollectionCondition` instead. */
  useAsCollectionCondition?: InputMaybe<Scalars['Boolean']['input']>;
  validations?: InputMaybe<Array<MetafieldDefinitionValidationInput>>;
};

export type MetafieldDefinitionPinnedStatus =
  | 'ANY'
  | 'PINNED'
  | 'UNPINNED';

export type MetafieldDefinitionSortKeys =
  | 'ID'
  | 'NAME'
  | 'PINNED_POSITION'
  | 'RELEVANCE';

export type MetafieldDefinitionType = {
  __typename?: 'MetafieldDefinitionType';
  category: Scalars['String']['output'];
  name: Scalars['String']['output'];
  supportsDefinitionMigrations: Scalars['Boolean']['output'];
  /** @deprecated `valueType` is deprecated and `name` should be used for type information. */
  valueType: MetafieldValueType;
};

export type MetafieldDefinitionValidationInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MetafieldDefinitionValidationStatus =
  | 'ALL_VALID'
  | 'IN_PROGRESS'
  | 'SOME_INVALID';

export type MetafieldInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type MetafieldOwnerType =
  | 'API_PERMISSION'
  | 'ARTICLE'
  | 'BLOG'
  | 'CARTTRANSFORM'
  | 'COLLECTION'
  | 'COMPANY'
  | 'COMPANY_LOCATION'
  | 'CUSTOMER'
  | 'DELIVERY_CUSTOMIZATION'
  | 'DISCOUNT'
  | 'DRAFTORDER'
  | 'FULFILLMENT_CONSTRAINT_RULE'
  | 'GIFT_CARD_TRANSACTION'
  | 'LOCATION'
  | 'MARKET'
  | 'MEDIA_IMAGE'
  | 'ORDER'
  | 'ORDER_ROUTING_LOCATION_RULE'
  | 'PAGE'
  | 'PAYMENT_CUSTOMIZATION'
  | 'PRODUCT'
  | 'PRODUCTVARIANT'
  | 'SELLING_PLAN'
  | 'SHOP'
  | 'VALIDATION';

export type MetafieldStorefrontAccess =
  | 'NONE'
  | 'PUBLIC_READ';

export type MetafieldStorefrontAccessInput =
  | 'NONE'
  | 'PUBLIC_READ';

export type MetafieldValidationStatus =
  | 'ANY'
  | 'INVALID'
  | 'VALID';

export type MetafieldValueType =
  | 'BOOLEAN'
  | 'INTEGER'
  | 'JSON_STRING'
  | 'STRING';

export type Metaobject = {
  __typename?: 'Metaobject';
  createdAt: Scalars['DateTime']['output'];
  definition: MetaobjectDefinition;
  displayName: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type MetaobjectAccess = {
  __typename?: 'MetaobjectAccess';
  admin: MetaobjectAdminAccess;
  customerAccount: MetaobjectCustomerAccountAccess;
  storefront: MetaobjectStorefrontAccess;
};

export type MetaobjectAccessInput = {
  admin?: InputMaybe<MetaobjectAdminAccessInput>;
  customerAccount?: InputMaybe<MetaobjectCustomerAccountAccess>;
  storefront?: InputMaybe<MetaobjectStorefrontAccess>;
};

export type MetaobjectAdminAccess =
  | 'MERCHANT_READ'
  | 'MERCHANT_READ_WRITE'
  | 'PRIVATE'
  | 'PUBLIC_READ'
  | 'PUBLIC_READ_WRITE';

export type MetaobjectAdminAccessInput =
  | 'MERCHANT_READ'
  | 'MERCHANT_READ_WRITE';

export type MetaobjectCapabilityCreateInput = {
  onlineStore?: InputMaybe<MetaobjectCapabilityOnlineStoreInput>;
  publishable?: InputMaybe<MetaobjectCapabilityPublishableInput>;
  renderable?: InputMaybe<MetaobjectCapabilityRenderableInput>;
  translatable?: InputMaybe<MetaobjectCapabilityTranslatableInput>;
};

export type MetaobjectCapabilityDataInput = {
  onlineStore?: InputMaybe<MetaobjectCapabilityDataOnlineStoreInput>;
  publishable?: InputMaybe<MetaobjectCapabilityDataPublishableInput>;
};

export type MetaobjectCapabilityDataOnlineStoreInput = {
  templateSuffix?: InputMaybe<Scalars['String']['input']>;
};

export type MetaobjectCapabilityDataPublishableInput = {
  status: MetaobjectStatus;
};

export type MetaobjectCapabilityDefinitionDataOnlineStoreInput = {
  createRedirects?: InputMaybe<Scalars['Boolean']['input']>;
  urlHandle: Scalars['String']['input'];
};

export type MetaobjectCapabilityDefinitionDataRenderableInput = {
  metaDescriptionKey?: InputMaybe<Scalars['String']['input']>;
  metaTitleKey?: InputMaybe<Scalars['String']['input']>;
};

export type MetaobjectCapabilityOnlineStoreInput = {
  data?: InputMaybe<MetaobjectCapabilityDefinitionDataOnlineStoreInput>;
  enabled: Scalars['Boolean']['input'];
};

export type MetaobjectCapabilityPublishableInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetaobjectCapabilityRenderableInput = {
  data?: InputMaybe<MetaobjectCapabilityDefinitionDataRenderableInput>;
  enabled: Scalars['Boolean']['input'];
};

export type MetaobjectCapabilityTranslatableInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetaobjectCapabilityUpdateInput = {
  onlineStore?: InputMaybe<MetaobjectCapabilityOnlineStoreInput>;
  publishable?: InputMaybe<MetaobjectCapabilityPublishableInput>;
  renderable?: InputMaybe<MetaobjectCapabilityRenderableInput>;
  translatable?: InputMaybe<MetaobjectCapabilityTranslatableInput>;
};

export type MetaobjectConnection = {
  __typename?: 'MetaobjectConnection';
  nodes: Array<Metaobject>;
};

export type MetaobjectCustomerAccountAccess =
  | 'NONE'
  | 'READ';

export type MetaobjectDefinition = {
  __typename?: 'MetaobjectDefinition';
  access: MetaobjectAccess;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  displayNameKey?: Maybe<Scalars['String']['output']>;
  fieldDefinitions: Array<MetaobjectFieldDefinition>;
  hasThumbnailField: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  metaobjects: MetaobjectConnection;
  metaobjectsCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type MetaobjectDefinitionMetaobjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MetaobjectDefinitionConnection = {
  __typename?: 'MetaobjectDefinitionConnection';
  nodes: Array<MetaobjectDefinition>;
};

export type MetaobjectDefinitionCreateInput = {
  access?: InputMaybe<MetaobjectAccessInput>;
  capabilities?: InputMaybe<MetaobjectCapabilityCreateInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  displayNameKey?: InputMaybe<Scalars['String']['input']>;
  fieldDefinitions?: InputMaybe<Array<MetaobjectFieldDefinitionCreateInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};

export type MetaobjectDefinitionCreatePayload = {
  __typename?: 'MetaobjectDefinitionCreatePayload';
  metaobjectDefinition?: Maybe<MetaobjectDefinition>;
  userErrors: Array<MetaobjectUserError>;
};

export type MetaobjectDefinitionUpdateInput = {
  access?: InputMaybe<MetaobjectAccessInput>;
  capabilities?: InputMaybe<MetaobjectCapabilityUpdateInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  displayNameKey?: InputMaybe<Scalars['String']['input']>;
  fieldDefinitions?: InputMaybe<Array<MetaobjectFieldDefinitionOperationInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  resetFieldOrder?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MetaobjectDefinitionUpdatePayload = {
  __typename?: 'MetaobjectDefinitionUpdatePayload';
  metaobjectDefinition?: Maybe<MetaobjectDefinition>;
  userErrors: Array<MetaobjectUserError>;
};

export type MetaobjectDeletePayload = {
  __typename?: 'MetaobjectDeletePayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<MetaobjectUserError>;
};

export type MetaobjectFieldCapabilityAdminFilterableInput = {
  enabled: Scalars['Boolean']['input'];
};

export type MetaobjectFieldDefinition = {
  __typename?: 'MetaobjectFieldDefinition';
  description?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  type: MetafieldDefinitionType;
};

export type MetaobjectFieldDefinitionCapabilityCreateInput = {
  adminFilterable?: InputMaybe<MetaobjectFieldCapabilityAdminFilterableInput>;
};

export type MetaobjectFieldDefinitionCreateInput = {
  capabilities?: InputMaybe<MetaobjectFieldDefinitionCapabilityCreateInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  required?: InputMaybe<Scalars['Boolean']['input']>;
  type: Scalars['String']['input'];
  validations?: InputMaybe<Array<MetafieldDefinitionValidationInput>>;
};

export type MetaobjectFieldDefinitionDeleteInput = {
  key: Scalars['String']['input'];
};

export type MetaobjectFieldDefinitionOperationInput = {
  create?: InputMaybe<MetaobjectFieldDefinitionCreateInput>;
  delete?: InputMaybe<MetaobjectFieldDefinitionDeleteInput>;
  update?: InputMaybe<MetaobjectFieldDefinitionUpdateInput>;
};

export type MetaobjectFieldDefinitionUpdateInput = {
  capabilities?: InputMaybe<MetaobjectFieldDefinitionCapabilityCreateInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  required?: InputMaybe<Scalars['Boolean']['input']>;
  validations?: InputMaybe<Array<MetafieldDefinitionValidationInput>>;
};

export type MetaobjectFieldInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MetaobjectHandleInput = {
  handle: Scalars['String']['input'];
  type: Scalars['String']['input'];
};

export type MetaobjectStatus =
  | 'ACTIVE'
  | 'DRAFT';

export type MetaobjectStorefrontAccess =
  | 'NONE'
  | 'PUBLIC_READ';

export type MetaobjectUpsertInput = {
  capabilities?: InputMaybe<MetaobjectCapabilityDataInput>;
  fields?: InputMaybe<Array<MetaobjectFieldInput>>;
  handle?: InputMaybe<Scalars['String']['input']>;
};

export type MetaobjectUpsertPayload = {
  __typename?: 'MetaobjectUpsertPayload';
  metaobject?: Maybe<Metaobject>;
  userErrors: Array<MetaobjectUserError>;
};

export type MetaobjectUserError = {
  __typename?: 'MetaobjectUserError';
  code?: Maybe<MetaobjectUserErrorCode>;
  elementIndex?: Maybe<Scalars['Int']['output']>;
  elementKey?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type MetaobjectUserErrorCode =
  | 'ADMIN_ACCESS_INPUT_NOT_ALLOWED'
  | 'APP_CONFIG_MANAGED'
  | 'BLANK'
  | 'CAPABILITY_NOT_ENABLED'
  | 'DISPLAY_NAME_CONFLICT'
  | 'DUPLICATE_FIELD_INPUT'
  | 'FIELD_TYPE_INVALID'
  | 'IMMUTABLE'
  | 'INCLUSION'
  | 'INPUT_LIMIT_EXCEEDED'
  | 'INTERNAL_ERROR'
  | 'INVALID'
  | 'INVALID_OPTION'
  | 'INVALID_TYPE'
  | 'INVALID_VALUE'
  | 'MAX_DEFINITIONS_EXCEEDED'
  | 'MAX_OBJECTS_EXCEEDED'
  | 'MISSING_REQUIRED_KEYS'
  | 'NOT_AUTHORIZED'
  | 'OBJECT_FIELD_REQUIRED'
  | 'OBJECT_FIELD_TAKEN'
  | 'PRESENT'
  | 'RECORD_NOT_FOUND'
  | 'REFERENCE_EXISTS_ERROR'
  | 'RESERVED_NAME'
  | 'STANDARD_METAOBJECT_DEFINITION_DEPENDENT_ON_APP'
  | 'TAKEN'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNDEFINED_OBJECT_FIELD'
  | 'UNDEFINED_OBJECT_TYPE'
  | 'URL_HANDLE_BLANK'
  | 'URL_HANDLE_INVALID'
  | 'URL_HANDLE_TAKEN';

export type Mutation = {
  __typename?: 'Mutation';
  customerUpdate?: Maybe<CustomerUpdatePayload>;
  menuCreate?: Maybe<MenuCreatePayload>;
  menuDelete?: Maybe<MenuDeletePayload>;
  menuUpdate?: Maybe<MenuUpdatePayload>;
  metafieldDefinitionCreate?: Maybe<MetafieldDefinitionCreatePayload>;
  metaobjectDefinitionCreate?: Maybe<MetaobjectDefinitionCreatePayload>;
  metaobjectDefinitionUpdate?: Maybe<MetaobjectDefinitionUpdatePayload>;
  metaobjectDelete?: Maybe<MetaobjectDeletePayload>;
  metaobjectUpsert?: Maybe<MetaobjectUpsertPayload>;
};


export type MutationCustomerUpdateArgs = {
  input: CustomerInput;
};


export type MutationMenuCreateArgs = {
  handle: Scalars['String']['input'];
  items: Array<MenuItemCreateInput>;
  title: Scalars['String']['input'];
};


export type MutationMenuDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMenuUpdateArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  items: Array<MenuItemUpdateInput>;
  title: Scalars['String']['input'];
};


export type MutationMetafieldDefinitionCreateArgs = {
  definition: MetafieldDefinitionInput;
};


export type MutationMetaobjectDefinitionCreateArgs = {
  definition: MetaobjectDefinitionCreateInput;
};


export type MutationMetaobjectDefinitionUpdateArgs = {
  definition: MetaobjectDefinitionUpdateInput;
  id: Scalars['ID']['input'];
};


export type MutationMetaobjectDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMetaobjectUpsertArgs = {
  handle: MetaobjectHandleInput;
  metaobject: MetaobjectUpsertInput;
};

export type QueryRoot = {
  __typename?: 'QueryRoot';
  currentAppInstallation: AppInstallation;
  menus: MenuConnection;
  metafieldDefinitions: MetafieldDefinitionConnection;
  metaobjectDefinitions: MetaobjectDefinitionConnection;
  metaobjects: MetaobjectConnection;
  shop: Shop;
};


export type QueryRootMenusArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<MenuSortKeys>;
};


export type QueryRootMetafieldDefinitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  constraintStatus?: InputMaybe<MetafieldDefinitionConstraintStatus>;
  constraintSubtype?: InputMaybe<MetafieldDefinitionConstraintSubtypeIdentifier>;
  first?: InputMaybe<Scalars['Int']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  ownerType: MetafieldOwnerType;
  pinnedStatus?: InputMaybe<MetafieldDefinitionPinnedStatus>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<MetafieldDefinitionSortKeys>;
};


export type QueryRootMetaobjectDefinitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRootMetaobjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};

export type Shop = {
  __typename?: 'Shop';
  /** @deprecated Not supported anymore. */
  analyticsToken: Scalars['String']['output'];
  checkoutApiSupported: Scalars['Boolean']['output'];
  contactEmail: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currencyCode: CurrencyCode;
  customerAccounts: ShopCustomerAccountsSetting;
  customerAccountsV2: CustomerAccountsV2;
  description?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  enabledPresentmentCurrencies: Array<CurrencyCode>;
  ianaTimezone: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  marketingSmsConsentEnabledAtCheckout: Scalars['Boolean']['output'];
  /** @deprecated This field will be removed in a future version. Use `QueryRoot.metafieldDefinitions` instead. */
  metafieldDefinitions: MetafieldDefinitionConnection;
  myshopifyDomain: Scalars['String']['output'];
  name: Scalars['String']['output'];
  orderNumberFormatPrefix: Scalars['String']['output'];
  orderNumberFormatSuffix: Scalars['String']['output'];
  /** @deprecated Use `QueryRoot.publicationsCount` instead. */
  publicationCount: Scalars['Int']['output'];
  richTextEditorUrl: Scalars['URL']['output'];
  setupRequired: Scalars['Boolean']['output'];
  shipsToCountries: Array<CountryCode>;
  shopOwnerName: Scalars['String']['output'];
  /** @deprecated Use `url` instead. */
  storefrontUrl: Scalars['URL']['output'];
  taxShipping: Scalars['Boolean']['output'];
  taxesIncluded: Scalars['Boolean']['output'];
  timezoneAbbreviation: Scalars['String']['output'];
  timezoneOffset: Scalars['String']['output'];
  timezoneOffsetMinutes: Scalars['Int']['output'];
  transactionalSmsDisabled: Scalars['Boolean']['output'];
  unitSystem: UnitSystem;
  updatedAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
  weightUnit: WeightUnit;
};


export type ShopMetafieldDefinitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  namespace?: InputMaybe<Scalars['String']['input']>;
  pinnedStatus?: InputMaybe<MetafieldDefinitionPinnedStatus>;
  query?: InputMaybe<Scalars['String']['input']>;
  reverse?: InputMaybe<Scalars['Boolean']['input']>;
  sortKey?: InputMaybe<MetafieldDefinitionSortKeys>;
};

export type ShopCustomerAccountsSetting =
  | 'DISABLED'
  | 'OPTIONAL'
  | 'REQUIRED';

export type TaxExemption =
  | 'CA_BC_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_BC_CONTRACTOR_EXEMPTION'
  | 'CA_BC_PRODUCTION_AND_MACHINERY_EXEMPTION'
  | 'CA_BC_RESELLER_EXEMPTION'
  | 'CA_BC_SUB_CONTRACTOR_EXEMPTION'
  | 'CA_DIPLOMAT_EXEMPTION'
  | 'CA_MB_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_MB_FARMER_EXEMPTION'
  | 'CA_MB_RESELLER_EXEMPTION'
  | 'CA_NL_VPT_RESELLER_EXEMPTION'
  | 'CA_NS_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_NS_FARMER_EXEMPTION'
  | 'CA_ON_PURCHASE_EXEMPTION'
  | 'CA_PE_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_SK_COMMERCIAL_FISHERY_EXEMPTION'
  | 'CA_SK_CONTRACTOR_EXEMPTION'
  | 'CA_SK_FARMER_EXEMPTION'
  | 'CA_SK_PRODUCTION_AND_MACHINERY_EXEMPTION'
  | 'CA_SK_RESELLER_EXEMPTION'
  | 'CA_SK_SUB_CONTRACTOR_EXEMPTION'
  | 'CA_SK_VPT_RESELLER_EXEMPTION'
  | 'CA_STATUS_CARD_EXEMPTION'
  | 'EU_REVERSE_CHARGE_EXEMPTION_RULE'
  | 'US_AK_RESELLER_EXEMPTION'
  | 'US_AL_RESELLER_EXEMPTION'
  | 'US_AR_RESELLER_EXEMPTION'
  | 'US_AZ_RESELLER_EXEMPTION'
  | 'US_CA_RESELLER_EXEMPTION'
  | 'US_CO_RESELLER_EXEMPTION'
  | 'US_CT_RESELLER_EXEMPTION'
  | 'US_DC_RESELLER_EXEMPTION'
  | 'US_DE_RESELLER_EXEMPTION'
  | 'US_FL_RESELLER_EXEMPTION'
  | 'US_GA_RESELLER_EXEMPTION'
  | 'US_HI_RESELLER_EXEMPTION'
  | 'US_IA_RESELLER_EXEMPTION'
  | 'US_ID_RESELLER_EXEMPTION'
  | 'US_IL_RESELLER_EXEMPTION'
  | 'US_IN_RESELLER_EXEMPTION'
  | 'US_KS_RESELLER_EXEMPTION'
  | 'US_KY_RESELLER_EXEMPTION'
  | 'US_LA_RESELLER_EXEMPTION'
  | 'US_MA_RESELLER_EXEMPTION'
  | 'US_MD_RESELLER_EXEMPTION'
  | 'US_ME_RESELLER_EXEMPTION'
  | 'US_MI_RESELLER_EXEMPTION'
  | 'US_MN_RESELLER_EXEMPTION'
  | 'US_MO_RESELLER_EXEMPTION'
  | 'US_MS_RESELLER_EXEMPTION'
  | 'US_MT_RESELLER_EXEMPTION'
  | 'US_NC_RESELLER_EXEMPTION'
  | 'US_ND_RESELLER_EXEMPTION'
  | 'US_NE_RESELLER_EXEMPTION'
  | 'US_NH_RESELLER_EXEMPTION'
  | 'US_NJ_RESELLER_EXEMPTION'
  | 'US_NM_RESELLER_EXEMPTION'
  | 'US_NV_RESELLER_EXEMPTION'
  | 'US_NY_RESELLER_EXEMPTION'
  | 'US_OH_RESELLER_EXEMPTION'
  | 'US_OK_RESELLER_EXEMPTION'
  | 'US_OR_RESELLER_EXEMPTION'
  | 'US_PA_RESELLER_EXEMPTION'
  | 'US_RI_RESELLER_EXEMPTION'
  | 'US_SC_RESELLER_EXEMPTION'
  | 'US_SD_RESELLER_EXEMPTION'
  | 'US_TN_RESELLER_EXEMPTION'
  | 'US_TX_RESELLER_EXEMPTION'
  | 'US_UT_RESELLER_EXEMPTION'
  | 'US_VA_RESELLER_EXEMPTION'
  | 'US_VT_RESELLER_EXEMPTION'
  | 'US_WA_RESELLER_EXEMPTION'
  | 'US_WI_RESELLER_EXEMPTION'
  | 'US_WV_RESELLER_EXEMPTION'
  | 'US_WY_RESELLER_EXEMPTION';

export type UnitSystem =
  | 'IMPERIAL_SYSTEM'
  | 'METRIC_SYSTEM';

export type UserError = {
  __typename?: 'UserError';
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type WeightUnit =
  | 'GRAMS'
  | 'KILOGRAMS'
  | 'OUNCES'
  | 'POUNDS';
