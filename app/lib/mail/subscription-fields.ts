/** Fields of the forms for the newsletter and for a sold-out variant. */
export const SUBSCRIPTION_FIELDS = ['email'] as const;

export type SubscriptionField = (typeof SUBSCRIPTION_FIELDS)[number];
