/** How the shop computes prices, taxes and delivery in each country. */
export {deliveryOptions} from './domain/cart-delivery';
export {ALL_COUNTRIES} from './domain/countries';
export {workdaysAfter} from './domain/delivery-date';
export {taxPermilleOf} from './domain/included-tax';
export {toMinor} from './domain/price';
