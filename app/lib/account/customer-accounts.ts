import type {PageLinks} from '../catalogue/list-page';
import type {AccountLists, ListRequest} from '../customer-lists/account-lists';
import type {Money} from '../i18n/format';
import type {AccountProblem} from './account-problem';
import type {AddressValues, BookAddress} from './address';
import type {OrderDetails, OrderStates} from './order-page';
import type {ProvinceList} from './provinces.server';

/** What a kind of accounts lets a customer do here; the rest the provider's own pages do. */
export interface AccountAbilities {
  /** Customers have passwords, which they type and choose on pages of ours. */
  readonly password: boolean;
  readonly changeEmail: boolean;
  readonly changePhone: boolean;
  readonly deleteDefaultAddress: boolean;
}

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

/** The signed-in customer's own data. */
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

/** Fields of the registration form, by the provider's names. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly acceptsMarketing: boolean;
}

/** Why a form was not carried out. A missing problem is the provider's silence. */
export interface Refusal {
  readonly status: 'refused';
  readonly problem: AccountProblem | null;
}

/** What became of a change: nothing to say, or why not. */
export type ChangeResult = {readonly status: 'done'} | Refusal;

/** What became of a form that signs in: done, or why not. */
export type AuthResult = {readonly status: 'signedIn' | 'registered'} | Refusal;

/** An order in the customer's list. */
export interface OrderEntry extends OrderStates {
  /** Names it in an address. */
  readonly key: string;
  readonly name: string;
  /** ISO 8601. */
  readonly processedAt: string;
  readonly canceledAt?: string | null;
  readonly currentTotalPrice: Money;
}

/** What the form for an address needs. */
export interface AddressFormData {
  readonly shownTo: string;
  readonly countries: readonly {
    readonly isoCode: string;
    readonly name: string;
  }[];
  readonly provinces: Readonly<Record<string, ProvinceList>>;
  readonly values: Partial<AddressValues>;
}

/** Signing in by an address and a password that are typed on pages of ours. */
export interface PasswordAccounts<Context> {
  /** @returns `null` when the customer is signed in, else why not. */
  logIn(
    context: Context,
    request: Request,
    input: {readonly email: string; readonly password: string},
  ): Promise<AccountProblem | null>;
  register(
    context: Context,
    request: Request,
    input: Registration,
  ): Promise<AuthResult>;
  /** Asks for the mail with the reset link; known and unknown addresses make no difference. */
  recover(context: Context, email: string): Promise<void>;
  setPassword(
    context: Context,
    purpose: 'reset' | 'activate',
    link: {readonly id: string; readonly token: string},
    password: string,
  ): Promise<AuthResult>;
  setPasswordByUrl(
    context: Context,
    resetUrl: string,
    password: string,
  ): Promise<AuthResult>;
  changePassword(
    context: Context,
    request: Request,
    passwords: {readonly currentPassword: string; readonly password: string},
  ): Promise<ChangeResult>;
}

/** Signing in on the provider's own pages. */
export interface ProviderSignIn<Context> {
  /** The answer that leads there, and in the end to `path`. */
  beginSignIn(
    context: Context,
    request: Request,
    path: string,
  ): Promise<Response>;
  /** Carries out what the provider's answer says, and leads on. */
  finishSignIn(context: Context, request: Request): Promise<Response>;
  /** Id of whoever is signed in; `null` for a visitor. */
  customerId(context: ListRequest): Promise<string | null>;
  /** Page of the provider's where customers change what cannot be changed here. */
  profileUrl(context: Context): string;
}

/**
 * The customers' accounts, of whichever kind the environment names. What throws, throws
 * a redirect to the login page for a visitor and for a session that has ended; loaders'
 * functions (`load…`) throw the error page's response when the provider fails, the
 * others a `ProviderError`.
 */
export interface CustomerAccounts<Context> {
  readonly can: AccountAbilities;
  /** `null` where the provider's own pages sign in. */
  readonly passwords: PasswordAccounts<Context> | null;
  /** `null` where customers have passwords. */
  readonly provider: ProviderSignIn<Context> | null;
  readonly lists: AccountLists;
  /** The signed-in customer's token, which is a buyer's as well; renewed when it is time. */
  requireCustomerToken(context: Context, request: Request): Promise<string>;
  /**
   * Ends the session.
   *
   * @returns why not, when it could not be ended: the customer is still signed in; or the
   *   address of the provider's that the browser has to visit to be signed out there, too.
   */
  signOut(context: Context): Promise<Error | URL | null>;
  loadCustomer(context: Context, request: Request): Promise<CustomerProfile>;
  readCustomer(context: Context, request: Request): Promise<CustomerProfile>;
  /** @param currentPassword may be empty while the e-mail address stays as it is. */
  saveProfile(
    context: Context,
    request: Request,
    values: ProfileValues,
    currentPassword: string,
  ): Promise<ChangeResult>;
  saveConsent(
    context: Context,
    request: Request,
    acceptsMarketing: boolean,
  ): Promise<ChangeResult>;
  loadAddresses(context: Context, request: Request): Promise<BookAddress[]>;
  /** @param number `null` for a new address. */
  loadAddressForm(
    context: Context,
    request: Request,
    number: string | null,
  ): Promise<AddressFormData>;
  saveAddress(
    context: Context,
    request: Request,
    number: string | null,
    values: AddressValues,
  ): Promise<ChangeResult>;
  deleteAddress(
    context: Context,
    request: Request,
    number: string,
  ): Promise<ChangeResult>;
  makeDefaultAddress(
    context: Context,
    request: Request,
    number: string,
  ): Promise<ChangeResult>;
  /** A page of the customer's orders, the newest first. */
  loadOrders(
    context: Context,
    request: Request,
  ): Promise<{readonly orders: OrderEntry[]; readonly pages: PageLinks}>;
  /** @throws the 404 when the order is not this customer's. */
  loadOrder(
    context: Context,
    request: Request,
    key: string,
  ): Promise<OrderDetails>;
}
