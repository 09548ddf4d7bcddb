/** Orders failures of a local shop; see `local-shop/faults.ts`. */
export async function breakShop(
  origin: string,
  ...rules: readonly object[]
): Promise<void> {
  const response = await fetch(`${origin}/faults`, {
    method: 'POST',
    body: JSON.stringify(rules),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Takes all failures back. */
export async function mendShop(origin: string): Promise<void> {
  await fetch(`${origin}/faults`, {method: 'DELETE'});
}
