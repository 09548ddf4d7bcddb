/** What a sold-out product says to whoever looks at it; the root loader gives it. */
export interface BackInStockState {
  /** A wish counts at once: somebody is signed in. */
  readonly isSignedIn: boolean;
  /** Numbers of the variants that a customer waits for; a visitor's count only after login. */
  readonly wanted: readonly string[];
  /** Why the last wish could not be kept, in the page's language. */
  readonly problem: string | null;
}
