import type {PageLinks} from '~/lib/storefront/list-page';
import type {
  AccountLists,
  ListRequest,
} from '~/lib/customer-lists/account-lists.server';
import type {FormProblem} from '~/lib/forms/form-state';
import type {AddressValues, BookAddress} from './address';
import type {OrderDetails, OrderEntry} from './order-page';
import type {ProvinceList} from './provinces.server';

interface ProfileField {
  /** As in the Storefront API, its errors and `auth.fields` of the messages. */
  readonly name: 'firstName' | 'lastName' | 'phone' | 'email';
  readonly type?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly hint?: 'account.phoneHint' | 'account.profile.emailHint';
  readonly required?: boolean;
}

/** Fields that the profile form can have; it shows the fields that `loadCustomer` returns. */
export const PROFILE_FIELDS: readonly ProfileField[] = [
  {name: 'firstName', autoComplete: 'given-name'},
  {name: 'lastName', autoComplete: 'family-name'},
  {
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'account.phoneHint',
  },
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    hint: 'account.profile.emailHint',
    required: true,
  },
];

export const PROFILE_NAMES = PROFILE_FIELDS.map(({name}) => name);

export type ProfileValues = Readonly<Record<ProfileField['name'], string>>;

/** `phone` is in E.164. */
export interface CustomerProfile extends Readonly<
  Partial<Record<ProfileField['name'], string | null>>
> {
  readonly id: string;
  readonly displayName: string;
  readonly acceptsMarketing: boolean;
  /** Consent was given, but not yet confirmed by the link in the e-mail. */
  readonly isConsentPending?: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptsMarketing: boolean;
}

export interface AddressFormData {
  readonly shownTo: string;
  readonly countries: readonly {
    readonly isoCode: string;
    readonly name: string;
  }[];
  readonly provinces: Readonly<Record<string, ProvinceList>>;
  readonly values: Partial<AddressValues>;
}

/** Resolves to `null` on success. */
type Change<Context, Parameters extends unknown[]> = (
  context: Context,
  ...parameters: Parameters
) => Promise<FormProblem | null>;

interface PasswordAccounts<Context> {
  readonly logIn: Change<Context, [input: Credentials]>;
  /** `registered`: the account was created, but the login failed. */
  readonly register: (
    context: Context,
    input: Registration,
  ) => Promise<'signedIn' | 'registered' | FormProblem>;
  /** Does the same for every address. */
  readonly recover: (context: Context, email: string) => Promise<void>;
  readonly setPassword: Change<Context, [link: PasswordLink, password: string]>;
  readonly changePassword: Change<
    Context,
    [passwords: {readonly currentPassword: string; readonly password: string}]
  >;
}

/** The parts of an e-mail's link, or a reset link as a whole. */
export type PasswordLink =
  | {
      readonly purpose: 'reset' | 'activate';
      readonly id: string;
      readonly token: string;
    }
  | {readonly purpose: 'url'; readonly url: string};

/** Sign-in on Shopify's pages, which also change e-mail address and phone number. */
interface ShopifySignIn<Context> {
  /** Redirects there and finally to `path`. */
  readonly beginSignIn: (
    context: Context,
    request: Request,
    path: string,
  ) => Promise<Response>;
  readonly finishSignIn: (
    context: Context,
    request: Request,
  ) => Promise<Response>;
  /** `null` when no customer is signed in. */
  customerId(context: ListRequest): Promise<string | null>;
  profileUrl(context: Context): string;
}

/**
 * The customer's account, whichever kind the shop has. Functions throw `ShopifyError`, and a redirect
 * to the login page when signed out.
 * @example
 * export async function loader({context}: LoaderFunctionArgs) {
 *   return orErrorResponse(context.accounts.loadAddresses(context));
 * }
 */
export interface CustomerAccounts<Context> {
  /** Exactly one of `passwords` and `shopifySignIn` is `null`. */
  readonly passwords: PasswordAccounts<Context> | null;
  readonly shopifySignIn: ShopifySignIn<Context> | null;
  readonly lists: AccountLists;
  /** The access token, also valid as a cart's buyer; renewed when close to its expiry. */
  readonly requireCustomerToken: (context: Context) => Promise<string>;
  /** @returns an error when still signed in, a URL when the browser has to sign out there, too. */
  signOut(context: Context): Promise<Error | URL | null>;
  readonly loadCustomer: (context: Context) => Promise<CustomerProfile>;
  /** @param currentPassword needed only to change the e-mail address. */
  readonly saveProfile: Change<
    Context,
    [values: ProfileValues, currentPassword: string]
  >;
  readonly saveConsent: Change<Context, [acceptsMarketing: boolean]>;
  readonly loadAddresses: (context: Context) => Promise<BookAddress[]>;
  /** @param number `null` for a new address. @throws the 404 page for an unknown number. */
  readonly loadAddressForm: (
    context: Context,
    number: string | null,
  ) => Promise<AddressFormData>;
  readonly saveAddress: Change<
    Context,
    [number: string | null, values: AddressValues]
  >;
  readonly deleteAddress: Change<Context, [number: string]>;
  readonly makeDefaultAddress: Change<Context, [number: string]>;
  readonly loadOrders: (
    context: Context,
  ) => Promise<{readonly orders: OrderEntry[]; readonly pages: PageLinks}>;
  /** @throws the 404 page when the customer has no such order. */
  readonly loadOrder: (context: Context, key: string) => Promise<OrderDetails>;
}
