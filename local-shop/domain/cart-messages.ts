import {
  writtenLanguage,
  type CatalogueLanguage,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';
import type {UnusedCode} from './cart-discounts';

/** Shopify's texts for cart errors and warnings that reach shoppers. */
export interface CartMessages {
  readonly cartGone: string;
  readonly unknownMerchandise: (id: string) => string;
  readonly unknownLine: (id: string) => string;
  readonly unknownParent: string;
  readonly parentByMerchandise: string;
  readonly nestingTooDeep: string;
  readonly addOnOfBundle: string;
  readonly unknownSellingPlan: string;
  readonly needsSellingPlan: string;
  readonly invalidRecipient: string;
  readonly negativeQuantity: string;
  readonly quantityTooLarge: (maximum: number) => string;
  readonly quantityTooSmall: (minimum: number) => string;
  readonly wrongIncrement: (increment: number) => string;
  readonly tooManyLines: (maximum: number) => string;
  readonly noteTooLong: (maximum: number) => string;
  readonly invalidCustomer: string;
  readonly invalidEmail: string;
  readonly soldOut: (title: string) => string;
  readonly notEnoughStock: (quantity: number) => string;
  readonly unusedCode: Record<UnusedCode, (code: string) => string>;
}

const EN: CartMessages = {
  cartGone: 'The specified cart does not exist.',
  unknownMerchandise: (id) => `The merchandise with id ${id} does not exist.`,
  unknownLine: (id) => `The merchandise line with id ${id} does not exist.`,
  unknownParent: 'Parent line not found.',
  parentByMerchandise: 'Cannot reference existing parent lines by variant_id.',
  nestingTooDeep: 'Parent line nesting is too deep or circular.',
  addOnOfBundle: 'Bundles and addons cannot be mixed.',
  unknownSellingPlan: 'Cannot apply selling plan to variant',
  needsSellingPlan: 'Variant can only be purchased with a selling plan.',
  invalidRecipient: 'The gift card recipient is invalid.',
  negativeQuantity: 'Quantity must be greater than or equal to 0.',
  quantityTooLarge: (maximum) =>
    `Quantity must be less than or equal to ${maximum}.`,
  quantityTooSmall: (minimum) =>
    `Quantity must be greater than or equal to ${minimum}.`,
  wrongIncrement: (increment) => `Quantity must be a multiple of ${increment}.`,
  tooManyLines: (maximum) => `A cart cannot hold more than ${maximum} lines.`,
  noteTooLong: (maximum) =>
    `The note exceeds the maximum number of ${maximum} characters.`,
  invalidCustomer: 'Customer is invalid',
  invalidEmail: 'Email is invalid',
  soldOut: (title) => `The product '${title}' is already sold out.`,
  notEnoughStock: (quantity) =>
    quantity === 1
      ? 'Only 1 item was added to your cart due to availability.'
      : `Only ${quantity} items were added to your cart due to availability.`,
  unusedCode: {
    DISCOUNT_CODE_NOT_HONOURED: (code) =>
      `The ${code} discount code is not honoured`,
    DISCOUNT_CURRENTLY_INACTIVE: () => 'This discount is not valid anymore',
    DISCOUNT_NOT_FOUND: () => 'Enter a valid discount code',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
      `The ${code} discount code is not valid for the items in your cart`,
  },
};

const DE: CartMessages = {
  cartGone: 'The specified cart does not exist.',
  unknownMerchandise: EN.unknownMerchandise,
  unknownLine: EN.unknownLine,
  unknownParent: EN.unknownParent,
  parentByMerchandise: EN.parentByMerchandise,
  nestingTooDeep: EN.nestingTooDeep,
  addOnOfBundle: EN.addOnOfBundle,
  unknownSellingPlan: 'Dieses Abo gibt es für diesen Artikel nicht.',
  needsSellingPlan: 'Diesen Artikel gibt es nur im Abo.',
  invalidRecipient: 'Der Empfänger der Geschenkkarte ist ungültig.',
  negativeQuantity: 'Die Menge darf nicht kleiner als 0 sein.',
  quantityTooLarge: (maximum) =>
    `Die Menge darf nicht größer als ${maximum} sein.`,
  quantityTooSmall: (minimum) =>
    `Die Menge darf nicht kleiner als ${minimum} sein.`,
  wrongIncrement: (increment) =>
    `Die Menge muss ein Vielfaches von ${increment} sein.`,
  tooManyLines: (maximum) =>
    `Ein Warenkorb fasst höchstens ${maximum} Positionen.`,
  noteTooLong: (maximum) =>
    `Die Anmerkung ist zu lang (höchstens ${maximum} Zeichen).`,
  invalidCustomer: 'Kunde ist ungültig',
  invalidEmail: 'E-Mail ist ungültig',
  soldOut: (title) => `Das Produkt „${title}“ ist bereits ausverkauft.`,
  notEnoughStock: (quantity) =>
    `Wegen der Verfügbarkeit wurde${quantity === 1 ? '' : 'n'} nur ${quantity} Artikel in deinen Warenkorb gelegt.`,
  unusedCode: {
    DISCOUNT_CODE_NOT_HONOURED: (code) =>
      `Der Rabattcode ${code} wird nicht berücksichtigt`,
    DISCOUNT_CURRENTLY_INACTIVE: () => 'Dieser Rabatt ist nicht mehr gültig',
    DISCOUNT_NOT_FOUND: () => 'Gib einen gültigen Rabattcode ein',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
      `Der Rabattcode ${code} gilt nicht für die Artikel in deinem Warenkorb`,
  },
};

const MESSAGES: Record<WrittenLanguage, CartMessages> = {DE, EN};

/**
 * The texts in the request's language. Texts about ids are English in every language: they speak to
 * developers, and Shopify does not translate them.
 */
export function cartMessages(language: CatalogueLanguage): CartMessages {
  return MESSAGES[writtenLanguage(language)];
}
