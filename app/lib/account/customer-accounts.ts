import type {PageLinks} from '../catalogue/list-page';
import type {AccountLists, ListRequest} from '../customer-lists/account-lists';
import type {AddressValues, BookAddress} from './address';
import type {OrderDetails, OrderEntry} from './order-page';
import type {ProvinceList} from './provinces.server';

/** Fields of the profile form: the provider's own names, as its errors use them. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const;

export type ProfileValues = Readonly<
  Record<(typeof PROFILE_FIELDS)[number], string>
>;

export interface CustomerProfile {
  readonly id: string;
  readonly displayName: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  /** E.164. */
  readonly phone?: string | null;
  readonly acceptsMarketing: boolean;
  /** Consent was given and waits for a click in a mail. */
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

/** Why a form was not carried out, in the reader's language. */
export interface AccountProblem {
  readonly message: string;
  /** Name of the form's field at fault; `null` when it is none of them. */
  readonly field: string | null;
}

export interface AddressFormData {
  /** Id of the customer who is shown it. */
  readonly shownTo: string;
  readonly countries: readonly {
    readonly isoCode: string;
    readonly name: string;
  }[];
  readonly provinces: Readonly<Record<string, ProvinceList>>;
  readonly values: Partial<AddressValues>;
}

/** What is done for the customer who sends the request. */
export type Ask<Context, Parameters extends unknown[], Result> = (
  context: Context,
  request: Request,
  ...parameters: Parameters
) => Promise<Result>;

/** `null` when it is done, else why not. */
type Change<Context, Parameters extends unknown[]> = Ask<
  Context,
  Parameters,
  AccountProblem | null
>;

interface PasswordAccounts<Context> {
  readonly logIn: Change<Context, [input: Credentials]>;
  /** `registered`: the account is there, but the login failed. */
  readonly register: Ask<
    Context,
    [input: Registration],
    'signedIn' | 'registered' | AccountProblem
  >;
  /** Asks for the mail with the reset link; never throws. */
  readonly recover: (context: Context, email: string) => Promise<void>;
  /** Chooses a password by the link of a mail, and signs in. */
  readonly setPassword: (
    context: Context,
    link: PasswordLink,
    password: string,
  ) => Promise<AccountProblem | null>;
  readonly changePassword: Change<
    Context,
    [passwords: {readonly currentPassword: string; readonly password: string}]
  >;
}

/** What a mail's link says, or the whole link of a reset mail. */
export type PasswordLink =
  | {
      readonly purpose: 'reset' | 'activate';
      readonly id: string;
      readonly token: string;
    }
  | {readonly purpose: 'url'; readonly url: string};

/** Signing in on the provider's pages, where what cannot be changed here is changed. */
export interface ProviderSignIn<Context> {
  /** The response that leads there, and in the end to `path`. */
  readonly beginSignIn: Ask<Context, [path: string], Response>;
  readonly finishSignIn: Ask<Context, [], Response>;
  /** Id of whoever is signed in; `null` for a visitor. */
  customerId(context: ListRequest): Promise<string | null>;
  profileUrl(context: Context): string;
}

/**
 * The customers' accounts, of whichever kind the environment names. All functions throw a
 * redirect to the login page when nobody is signed in, and `ProviderError`.
 */
export interface CustomerAccounts<Context> {
  /** One of these is `null`. */
  readonly passwords: PasswordAccounts<Context> | null;
  readonly provider: ProviderSignIn<Context> | null;
  readonly lists: AccountLists;
  /** The signed-in customer's token, which is a buyer's as well; renewed when it is time. */
  readonly requireCustomerToken: Ask<Context, [], string>;
  /** @returns why it could not be ended, or where the browser has to be signed out, too. */
  signOut(context: Context): Promise<Error | URL | null>;
  readonly loadCustomer: Ask<Context, [], CustomerProfile>;
  /** @param currentPassword may be empty while the e-mail address stays as it is. */
  readonly saveProfile: Change<
    Context,
    [values: ProfileValues, currentPassword: string]
  >;
  readonly saveConsent: Change<Context, [acceptsMarketing: boolean]>;
  readonly loadAddresses: Ask<Context, [], BookAddress[]>;
  /** @param number `null` for a new address; the 404 for one of another customer. */
  readonly loadAddressForm: Ask<
    Context,
    [number: string | null],
    AddressFormData
  >;
  readonly saveAddress: Change<
    Context,
    [number: string | null, values: AddressValues]
  >;
  readonly deleteAddress: Change<Context, [number: string]>;
  readonly makeDefaultAddress: Change<Context, [number: string]>;
  readonly loadOrders: Ask<
    Context,
    [],
    {readonly orders: OrderEntry[]; readonly pages: PageLinks}
  >;
  /** @throws the 404 when the order is not this customer's. */
  readonly loadOrder: Ask<Context, [key: string], OrderDetails>;
}
