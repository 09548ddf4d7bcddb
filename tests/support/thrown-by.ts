/** What a function throws: a response of Remix's, an error, or `null` for nothing. */
export function thrownBy(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
}
