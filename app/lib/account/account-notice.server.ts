import type {RequestContext} from '../context.server';

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
] as const;

export type AccountNotice = (typeof NOTICES)[number];

/** Session key. */
const NOTICE = 'accountNotice';

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/** Leaves something to say for the page that a redirect leads to. */
export function keepNotice(session: Session, notice: AccountNotice): void {
  session.set(NOTICE, notice);
}

/** Takes what was left to say; it is said once. */
export function takeNotice(session: Session): AccountNotice | null {
  const notice: unknown = session.get(NOTICE);
  if (notice === undefined) return null;
  session.unset(NOTICE);
  return NOTICES.find((known) => known === notice) ?? null;
}
