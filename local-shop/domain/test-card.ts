/** Fields of the payment, in their order on the page. */
export const CARD_FIELDS = [
  'cardNumber',
  'cardName',
  'cardExpiry',
  'cardCode',
] as const;

export type CardField = (typeof CARD_FIELDS)[number];

/** A card whose payment succeeds, for tests and the soak test. */
export const PAYING_CARD: Readonly<Record<CardField, string>> = {
  cardNumber: '1',
  cardName: 'Bogus Gateway',
  cardExpiry: '12/40',
  cardCode: '111',
};

/** The result of a payment by the card's number, as with Shopify's bogus gateway. */
const OUTCOMES: Readonly<Record<string, 'paid' | 'declined' | 'failed'>> = {
  1: 'paid',
  2: 'declined',
  3: 'failed',
};

const RULES: Record<CardField, (text: string, now: Date) => boolean> = {
  cardNumber: (text) => text in OUTCOMES,
  cardName: (text) => !/\p{Cc}/u.test(text),
  cardExpiry: isUnexpired,
  cardCode: (text) => /^\d{3,4}$/.test(text),
};

/** The problem of a payment's card. */
export function cardFaults(
  values: Readonly<Record<CardField, string>>,
  now: Date,
): Partial<Record<CardField, 'missing' | 'invalid'>> {
  const faults: Partial<Record<CardField, 'missing' | 'invalid'>> = {};
  for (const field of CARD_FIELDS) {
    const text = values[field].trim();
    if (text === '') faults[field] = 'missing';
    else if (!RULES[field](text, now)) faults[field] = 'invalid';
  }
  return faults;
}

/** The result of a payment. The card must have passed `cardFaults`. */
export function chargeTestCard(number: string): 'paid' | 'declined' | 'failed' {
  return OUTCOMES[number.trim()] ?? 'failed';
}

/** `12/30` or `12 / 2030`: this month or a later one. */
function isUnexpired(text: string, now: Date): boolean {
  const [, month, year] =
    /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  return (
    month !== undefined &&
    (2000 + Number(year)) * 12 + Number(month) >
      now.getUTCFullYear() * 12 + now.getUTCMonth()
  );
}
