/** What a page has to say once, as message keys under `auth.notices`. */
const NOTICES = [
  'expired',
  'loggedOut',
  'logoutFailed',
  'registered',
  'saved',
  'password',
  'activated',
  'deleted',
  'notWaiting',
  'otherCustomer',
] as const;

export type AccountNotice = (typeof NOTICES)[number];

/** Session key. */
const NOTICE = 'accountNotice';

/** The part of the session that is needed here; the session names `AccountNotice` itself. */
interface Session {
  get(key: typeof NOTICE): unknown;
  set(key: typeof NOTICE, notice: AccountNotice): void;
  unset(key: typeof NOTICE): void;
}

/** Leaves something to say for the page that a redirect leads to. */
export function keepNotice(session: Session, notice: AccountNotice): void {
  session.set(NOTICE, notice);
}

/**
 * Takes what was left to say; it is said once.
 *
 * @param only leaves any other notice where it is.
 */
export function takeNotice(
  session: Session,
  only?: AccountNotice,
): AccountNotice | null {
  const notice: unknown = session.get(NOTICE);
  if (notice === undefined || (only && notice !== only)) return null;
  session.unset(NOTICE);
  return NOTICES.find((known) => known === notice) ?? null;
}
