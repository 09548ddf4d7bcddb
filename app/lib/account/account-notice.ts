/** What a page of the account has to say once, as message keys under `auth.notices`. */
export type AccountNotice =
  | 'expired'
  | 'loggedOut'
  | 'logoutFailed'
  | 'registered'
  | 'saved'
  | 'password'
  | 'activated'
  | 'deleted'
  | 'notWaiting'
  | 'otherCustomer'
  | 'signInCanceled'
  | 'signInFailed'
  | 'signInLost';
