import type {AppSession} from './session.server';

/** The customer's token of a request, wherever the kind of accounts stores it. */
export interface CustomerToken {
  /** `null` for an anonymous visitor or an expired token. */
  readonly value: string | null;
  /** Removes the token without revoking it at the provider. */
  forget(): void;
  /** The `Set-Cookie` value to append; `null` when it has no cookie of its own to send. */
  commit(): Promise<string | null>;
}

/** A legacy account's token, as the provider gives it. */
export interface LegacyToken {
  readonly accessToken: string;
  /** ISO 8601. */
  readonly expiresAt: unknown;
}

/** The token of a legacy account: it is stored in the session, whose cookie contains it. */
export class SessionToken implements CustomerToken {
  constructor(
    private readonly session: Pick<AppSession, 'get' | 'set' | 'unset'>,
  ) {}

  get value(): string | null {
    return this.expiresAt > Date.now() ? this.stored : null;
  }

  /** The stored token, even if it has expired. */
  get stored(): string | null {
    const token: unknown = this.session.get('customerToken');
    return typeof token === 'string' ? token : null;
  }

  /** Milliseconds since 1970; 0 when missing or unreadable. */
  get expiresAt(): number {
    return Date.parse(String(this.session.get('customerTokenExpiresAt'))) || 0;
  }

  store({accessToken, expiresAt}: LegacyToken): void {
    this.session.set('customerToken', accessToken);
    this.session.set('customerTokenExpiresAt', String(expiresAt));
  }

  forget(): void {
    this.session.unset('customerToken');
    this.session.unset('customerTokenExpiresAt');
  }

  commit(): Promise<null> {
    return Promise.resolve(null);
  }
}
